/**
 * The sanitiser in a browser, on the browser's own parser: the cases that app/ui/rich-text/safe-html.test.ts
 * runs as the edge does, and soups of tags of which both must make the same string.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { safeText } from '../../app/ui/rich-text/safe-html';
import { expect, test } from './fixtures';

type SafeText = ReturnType<typeof safeText>;
type Case = SafeText & { name: string; html: string; top?: number; expected: string };

const root = join(import.meta.dirname, '../..');
const cases: Case[] = JSON.parse(readFileSync(join(root, 'test/cases/rich-text.json'), 'utf8'));

declare global {
  interface Window {
    sanitiser: { safeText: typeof safeText };
    /** Set by any of the cases' scripts that runs. */
    hasRun?: boolean;
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundled() });
  await page.evaluate(() => {
    window.alert = () => {
      window.hasRun = true;
    };
  });
});

test('every case comes out as at the edge', async ({ page }) => {
  const found = await page.evaluate(
    (rows) => rows.map(({ html, top = 2 }) => window.sanitiser.safeText(html, top)),
    cases,
  );
  for (const [index, { name, expected, headings = [] }] of cases.entries()) {
    expect(found[index], name).toEqual({ html: expected, headings });
  }
});

test('nothing of a case runs, neither while it is sanitised nor on the page', {
  tag: '@journey',
}, async ({ page }) => {
  const left = await page.evaluate(async (rows) => {
    const all = document.createElement('div');
    document.body.append(all);
    for (const { html, top = 2 } of rows) {
      const holder = document.createElement('div');
      all.append(holder);
      holder.innerHTML = window.sanitiser.safeText(html, top).html;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    const marked = [...document.body.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(({ name }) => name.startsWith('on')),
    );
    const found = {
      hasRun: window.hasRun,
      handlers: marked.length,
      frames: window.frames.length,
    };
    // Headings of several cases have one id.
    all.remove();
    return found;
  }, cases);
  expect(left).toEqual({ hasRun: undefined, handlers: 0, frames: 0 });
});

test('soups of tags come out as at the edge', async ({ page }) => {
  const random = randomNumbers(20_261_117);
  const soups = Array.from({ length: 400 }, () => soup(random));
  const found = await page.evaluate(
    (htmls) => htmls.map((html) => window.sanitiser.safeText(html, 2).html),
    soups,
  );
  for (const [index, html] of soups.entries()) {
    expect(found[index], html).toBe(safeText(html, 2).html);
  }
});

/** The sanitiser as the browser gets it. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'app/ui/rich-text/safe-html.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sanitiser',
    platform: 'browser',
  });
  return outputFiles[0]?.text ?? '';
}

const TAGS = [
  ...['p', 'div', 'b', 'i', 'a', 'ul', 'li', 'table', 'tr', 'td', 'th', 'tbody', 'caption', 'col'],
  ...['dl', 'dt', 'details', 'summary', 'ruby', 'rt', 'sup', 'mark', 'menu', 'strike', 'tfoot'],
  ...['h1', 'h3', 'pre', 'br', 'hr', 'blockquote', 'code', 'span', 'nobr', 'button', 'form', 'dd'],
  ...[
    'svg',
    'math',
    'mtext',
    'mi',
    'foreignObject',
    'desc',
    'title',
    'style',
    'script',
    'template',
  ],
  ...[
    'noscript',
    'select',
    'option',
    'textarea',
    'iframe',
    'object',
    'marquee',
    'frameset',
    'body',
  ],
];
const PIECES = [
  ...[
    'teks',
    ' ',
    '\n',
    '&amp;',
    '&lt;b&gt;',
    '<',
    '>',
    '"',
    '<!--',
    '-->',
    ']]>',
    '<![CDATA[',
    '</',
  ],
  ...['\u0000', '&#0;', '&notin;', '&not', '<?a?>', '<!doctype html>', "='", '/>'],
];
const ATTRIBUTES = [
  '',
  ' title="<b>"',
  " href='javascript:a'",
  ' href=//a',
  ' colspan=2',
  ' a="',
  ' lang=id',
  ' start=4',
  ' open',
];

/** A few dozen pieces of HTML in no order. */
function soup(random: () => number): string {
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const piece = () => {
    const kind = random();
    if (kind < 0.45) return `<${oneOf(TAGS)}${oneOf(ATTRIBUTES)}>`;
    return kind < 0.75 ? `</${oneOf(TAGS)}>` : oneOf(PIECES);
  };
  return Array.from({ length: 5 + Math.floor(random() * 40) }, piece).join('');
}

/** Mulberry32: the same numbers on every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
