/** What stands behind an npm script: what was typed wrongly is refused before anything is done. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { argumentsOf, fileFrom, hostFrom, originFrom, pathFrom } from '../arguments.mjs';
import { Advice } from '../process.mjs';

const options = {
  'dry-run': { type: 'boolean', default: false },
  env: { type: 'string' },
} as const;
const script = { npm_lifecycle_event: 'deploy' };

const read = (args: string[], env: NodeJS.ProcessEnv = {}) => argumentsOf(options, { args, env });

test.each([
  [['production'], ['production'], false, undefined],
  [['production', '--dry-run'], ['production'], true, undefined],
  [['--env', 'staging', 'publish', 'a.json'], ['publish', 'a.json'], false, 'staging'],
  [['--env=staging'], [], false, 'staging'],
  [['production', '--', '--keep-vars'], ['production', '--keep-vars'], false, undefined],
])('%j is read', (args, positionals, isDry, env) => {
  const told = read(args, script);
  expect(told.positionals).toEqual(positionals);
  expect([told.values['dry-run'], told.values.env]).toEqual([isDry, env]);
});

test.each<[string, string[], NodeJS.ProcessEnv, string]>([
  ['a flag that npm kept', ['production'], { npm_config_dry_run: 'true' }, '-- … --dry-run'],
  ['a value that npm kept', ['publish', 'a.json'], { npm_config_env: 'production' }, '-- … --env'],
  ['a flag that is not known', ['production', '--dryrun'], {}, '--dry-run, --env'],
  ['an empty value', ['publish', 'a.json', '--env', ''], {}, 'may not be set'],
  ['an empty value after a sign', ['publish', 'a.json', '--env='], {}, 'may not be set'],
  ['an empty argument', ['publish', ''], {}, 'may not be set'],
  ['a value that is missing', ['publish', '--env'], {}, '--dry-run, --env'],
  ['a flag where a value belongs', ['publish', '--env', '--dry-run'], {}, '--dry-run, --env'],
  ['a value for a flag that takes none', ['--dry-run=ya'], {}, '--dry-run, --env'],
])('%s is refused', (_, args, env, says) => {
  const act = () => read(args, { ...script, ...env });
  expect(act).toThrow(Advice);
  expect(act).toThrow(says);
});

test.each([{ npm_config_dry_run: 'true' }, { ...script, npm_config_dry_run: '' }])(
  'settings of npm mean nothing where npm runs no script or has none: %j',
  (env) => {
    expect(read(['production'], env).positionals).toEqual(['production']);
  },
);

test('a path is that of the folder one stands in', () => {
  expect(pathFrom('brand.json', { INIT_CWD: '/rumah/merek' })).toBe('/rumah/merek/brand.json');
  expect(pathFrom('/tmp/brand.json', { INIT_CWD: '/rumah' })).toBe('/tmp/brand.json');
});

test.each([
  ['brand.example', 'brand.example'],
  ['https://brand.example/Class?page=2#x', 'brand.example'],
  ['http://brand.example:8787', 'brand.example'],
  ['Brand.Example.', 'brand.example'],
  [' brand.example ', 'brand.example'],
  ['brand.example/Class', 'brand.example'],
  ['toko-büku.example', 'xn--toko-bku-c6a.example'],
  ['https://Toko-BÜKU.example/', 'xn--toko-bku-c6a.example'],
])('%j means the host %s', (given, host) => expect(hostFrom(given)).toBe(host));

test.each(['', ' ', 'a b', 'https://', 'brand..example:x'])('%j is refused as a host', (given) => {
  expect(() => hostFrom(given)).toThrow(Advice);
});

test.each([
  ['http://localhost:8787', 'http://localhost:8787'],
  ['https://brand.example/Class?a=b', 'https://brand.example'],
])('%s means the origin %s', (given, origin) => expect(originFrom(given)).toBe(origin));

test.each(['localhost:8787', 'localhost', 'ftp://a.example', '', '//a.example'])(
  '%j is refused as an origin',
  (given) => expect(() => originFrom(given)).toThrow('As in: http://localhost:8787'),
);

test('a file is read without the mark of byte order, and one that is not there is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'file-'));
  const file = join(folder, 'brand.json');
  writeFileSync(file, '\uFEFF{"key":"brand"}');
  expect(fileFrom(file)).toBe('{"key":"brand"}');
  expect(() => fileFrom(join(folder, 'other.json'))).toThrow(Advice);
  expect(() => fileFrom(folder)).toThrow(`${folder} cannot be read.`);
  rmSync(folder, { recursive: true });
});
