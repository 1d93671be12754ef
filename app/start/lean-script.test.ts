/** The script of a lean document (worker/js/document/lean.js), in a browser of a few lines. */
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { parseBoot } from '../core/boot';
import { bootFixture } from '../core/boot.fixture';

const path = new URL('../../worker/js/document/lean.js', import.meta.url);
/** A script of a function's has no modules to import: what would load them is handed in. */
const SCRIPT = readFileSync(path, 'utf8').replaceAll('import(', 'load(');
const CALL = 'services/v1/class/overview?slug=a';
/** A whole number that a double cannot hold. */
const LARGE = '9007199254740993';

const lean = JSON.stringify({ ...bootFixture, prefetched: {}, later: [CALL] }).replace(
  '"form":null',
  `"form":{"id":${LARGE}}`,
);

/** The boot data once a button is pressed, where the platform answers so. */
async function woken(boot: string, answer: string | null): Promise<string> {
  const dataset: Record<string, string> = {};
  const block = { textContent: boot };
  const document = {
    documentElement: { dataset },
    cookie: '',
    currentScript: { dataset: { entry: '/entry.js', early: '/early.js' } },
    head: { append: () => {} },
    addEventListener: (_event: string, act: () => void) => act(),
    querySelectorAll: () => [],
    createElement: () => ({}),
    getElementById: () => block,
  };
  const heard = new Map<string, (event: object) => void>();
  const answered = async () => new Response(answer, { status: answer === null ? 503 : 200 });
  const listen = (event: string, hear: (event: object) => void) => heard.set(event, hear);
  const run = new Function('document', 'window', 'fetch', 'addEventListener', 'load', SCRIPT);
  run(document, { early: { notePress: () => {} } }, answered, listen, async () => {});
  const button = { type: 'button', localName: 'button', closest: () => button };
  heard.get('click')?.({ type: 'click', target: button });
  await vi.waitFor(() => expect(dataset).toEqual({}));
  return block.textContent;
}

it('moves what it fetches into the boot data without losing a digit', async () => {
  const boot = parseBoot(await woken(lean, `{"data":{"id":${LARGE}}}`));
  expect(boot.prefetched).toEqual({ [CALL]: { data: { id: LARGE } } });
  expect(boot.form).toEqual({ id: LARGE });
  expect(boot.tenant).toEqual(bootFixture.tenant);
});

it('asks for nothing twice', async () => {
  const once = await woken(lean, '{"data":1}');
  expect(once).not.toBe(lean);
  expect(await woken(once, '{"data":2}')).toBe(once);
});

it('leaves out what the platform does not answer', async () => {
  const boot = await woken(lean, null);
  expect(boot).not.toBe(lean);
  expect(parseBoot(boot).prefetched).toEqual({});
});

it('leaves the page as it is where an answer is broken', async () => {
  expect(await woken(lean, '{"data":')).toBe(lean);
});
