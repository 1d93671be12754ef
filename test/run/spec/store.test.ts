import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Advice, root, run } from '../process.mjs';
import { Store } from '../tenant/store.mjs';

/** A wrangler that prints what it is told to, and what it was asked. */
function told(...outputs: string[]) {
  const lines: string[] = [];
  const contents: unknown[] = [];
  const run = async (args: string[]) => {
    const file = args.find((arg) => arg.endsWith('keys.json'));
    if (file) contents.push(JSON.parse(readFileSync(file, 'utf8')));
    lines.push(args.map((arg) => (arg === file ? '<file>' : arg)).join(' '));
    return { ok: true, output: outputs.shift() ?? '' };
  };
  return { run, lines, contents };
}

test.each([
  [{ env: 'production' }, '--env production --remote', 'the store of production'],
  [{ env: 'staging', folder: 'x' }, '--env staging --remote', 'the store of staging'],
  [{}, '--local --persist-to .wrangler/state', 'the store on this machine'],
  [{ folder: 'lain' }, '--local --persist-to lain', 'the store on this machine'],
])('%o is reached by these lines', async (place, where, name) => {
  const wrangler = told('{}', '[]');
  const store = new Store(place, wrangler.run);
  expect(store.name).toBe(name);
  await store.get(['tenant:a.example']);
  await store.list('app-secret:');
  await store.put(
    new Map<string, string | Uint8Array>([
      ['a', '1'],
      ['b', new Uint8Array([255])],
    ]),
  );
  await store.delete(['a', 'b']);
  expect(wrangler.lines).toEqual([
    `kv bulk get <file> --binding KV ${where}`,
    `kv key list --prefix app-secret: --binding KV ${where}`,
    `kv bulk put <file> --binding KV ${where}`,
    `kv bulk delete <file> --force --binding KV ${where}`,
  ]);
  expect(wrangler.contents).toEqual([
    ['tenant:a.example'],
    [
      { key: 'a', value: '1' },
      { key: 'b', value: '/w==', base64: true },
    ],
    ['a', 'b'],
  ]);
});

test('nothing is asked for nothing', async () => {
  const wrangler = told();
  const store = new Store({}, wrangler.run);
  await store.put(new Map());
  await store.delete([]);
  expect(await store.get([])).toEqual(new Map());
  expect(wrangler.lines).toEqual([]);
});

test.each([
  [
    'of this machine',
    '{\n  "a": {\n    "value": "{\\"key\\":1}"\n  },\n  "b": {\n    "value": null\n  }\n}',
  ],
  ['of the platform', '{\n  "a": "{\\"key\\":1}",\n  "b": null\n}'],
  ['with what is missing left out', '{\n  "a": "{\\"key\\":1}"\n}\n'],
  ['under a line of wrangler’s own', 'Resource location: remote\n\n{\n  "a": "{\\"key\\":1}"\n}\n'],
])('values are read as a store %s prints them', async (_what, output) => {
  const store = new Store({}, told(output).run);
  expect(await store.get(['a', 'b'])).toEqual(new Map([['a', '{"key":1}']]));
});

test('no more values are asked for at once than the platform gives', async () => {
  const wrangler = told('{\n  "k0": "0"\n}', '{}', '{\n  "k249": "249"\n}');
  const keys = Array.from({ length: 250 }, (_, index) => `k${index}`);
  const got = await new Store({ env: 'production' }, wrangler.run).get(keys);
  expect(got).toEqual(
    new Map([
      ['k0', '0'],
      ['k249', '249'],
    ]),
  );
  expect(wrangler.contents.map((asked) => Object(asked).length)).toEqual([100, 100, 50]);
});

test.each([
  ['[]', []],
  ['[\n  {\n    "name": "a"\n  },\n  {\n    "name": "b"\n  }\n]\n', ['a', 'b']],
])('keys are read of %s', async (output, keys) => {
  expect(await new Store({}, told(output).run).list('')).toEqual(keys);
});

test('a wrangler that fails is told with what it said', async () => {
  const store = new Store({ env: 'staging' }, async () => ({ ok: false, output: 'not logged in' }));
  const failed = await store.get(['a']).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Advice);
  expect(String(Reflect.get(Object(failed), 'message'))).toContain('the store of staging');
});

test.each(['bulk get', 'bulk put', 'bulk delete', 'key list'])(
  'wrangler knows what is given to `kv %s`',
  async (command) => {
    const wrangler = told('{}', '[]', '', '', '{}', '[]');
    for (const place of [{}, { env: 'production' }]) {
      const store = new Store(place, wrangler.run);
      await store.get(['a']);
      await store.list('a');
      await store.put(new Map([['a', '1']]));
      await store.delete(['a']);
    }
    const lines = wrangler.lines.filter((line) => line.startsWith(`kv ${command} `));
    const options = new Set(lines.flatMap((line) => line.match(/--[a-z-]+/g) ?? []));
    const program = join(root, 'node_modules/wrangler/bin/wrangler.js');
    const args = [program, 'kv', ...command.split(' '), '--help'];
    const { ok, output } = await run(process.execPath, args, { env: process.env });
    expect(ok).toBe(true);
    for (const option of options) expect(output).toMatch(new RegExp(`\\s${option}\\s`));
  },
);

test.each(['', 'Resource location: remote', '{ "cut": '])(
  'an answer that is not there is no empty store: %j',
  async (output) => {
    const read = (act: (store: Store) => Promise<unknown>) => act(new Store({}, told(output).run));
    await expect(read((store) => store.get(['tenant:a.example']))).rejects.toThrow(Advice);
    await expect(read((store) => store.list('tenant:'))).rejects.toThrow('Nothing was changed');
  },
);
