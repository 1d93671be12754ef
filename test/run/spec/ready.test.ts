import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import table from '../../../worker/variables.json';
import { faultsIn } from '../deploy/ready.mjs';
import { root } from '../process.mjs';

const sound = {
  vars: { API_URL: 'https://api.pelatihan.id', STRICT_HOSTS: 'true' },
  stores: [{ binding: 'KV', id: '0123456789abcdef0123456789abcdef' }],
  secrets: ['APP_TOKEN_KEY', 'APP_SECRET', 'DATA_ANON_KEY'],
  problems: [],
};

test.each<[string, Partial<Parameters<typeof faultsIn>[0]>, string[]]>([
  ['nothing is wrong', {}, []],
  ['nobody was asked for secrets', { secrets: null }, []],
  [
    'an address is a placeholder',
    { vars: { API_URL: 'https://api.platform.example', IMAGE_HOSTS: 'cdn.contoh.example *.b.id' } },
    ['API_URL is still a placeholder.', 'IMAGE_HOSTS is still a placeholder.'],
  ],
  ['a word only looks like one', { vars: { API_URL: 'https://api.example-kelas.id' } }, []],
  [
    'a store has no id',
    { stores: [{ binding: 'KV', id: 'belajar-kv-production' }] },
    ["KV has no namespace's id: `wrangler kv namespace create` tells one."],
  ],
  [
    'a secret is missing',
    { secrets: ['APP_TOKEN_KEY', 'DATA_ANON_KEY'] },
    ['APP_SECRET is not set: `wrangler secret put APP_SECRET` does it.'],
  ],
  [
    'a variable is written wrongly',
    { problems: ['STRICT_HOSTS is neither true nor false', 'APP_SECRET is missing'] },
    ['STRICT_HOSTS is neither true nor false.'],
  ],
])('%s', (_what, change, faults) => {
  expect(faultsIn({ ...sound, ...change })).toEqual(faults);
});

const isSecret = (row: object) => 'secret' in row;
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test('wrangler.toml sets variables of the table, and all that are needed', () => {
  const { vars } = readConfig(
    { config: join(root, 'wrangler.toml'), env: 'production' },
    { hideWarnings: true },
  );
  const known = table.filter((row) => !isSecret(row));
  expect(namesOf(known)).toEqual(expect.arrayContaining(Object.keys(vars)));
  const needed = known.filter((row) => 'needed' in row);
  expect(Object.keys(vars)).toEqual(expect.arrayContaining(namesOf(needed)));
});

test('OPERATING.md describes each of them in the words of the table', () => {
  const operating = readFileSync(join(root, 'worker/OPERATING.md'), 'utf8');
  const rows = [...operating.matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\|$/gm)];
  const told = rows.map(([, name, about]) => ({ name, about }));
  const expected = table.map((row) => ({
    name: row.name,
    about: 'needed' in row ? row.about : `optional, ${row.about}`,
  }));
  expect(told).toEqual(expected);
});

test('the example for a developer’s machine has each of them, in the words of the table', () => {
  const example = readFileSync(join(root, '.dev.vars.example'), 'utf8');
  const lines = [...example.matchAll(/^# (\w+), (\w+): (.+)\.\n(# )?([A-Z_]+)=$/gm)];
  const told = lines.map(([, kind, need, about, off = '', name]) => [name, kind, need, about, off]);
  const expected = table.map((row) => [
    row.name,
    'secret' in row ? 'Secret' : 'Variable',
    'needed' in row ? 'needed' : 'optional',
    row.about.replace('; see below', ''),
    'needed' in row ? '' : '# ',
  ]);
  expect(told).toEqual(expected);
});
