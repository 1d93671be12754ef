/** What a store is given back from a file. */

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backup, restore, restoreStep } from '../tenant/backup.mjs';
import { Store } from '../tenant/store.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const row = JSON.stringify({ key: 'satu', name: 'Satu' });
const held = {
  'tenant:satu.example': row,
  'published:satu': JSON.stringify({ now: { hosts: ['satu.example'], row }, past: [null] }),
  'app-secret:alpha': 'v2:abc',
  'settings:alpha': '{}',
};

/** A store that wrangler reaches in memory. */
function storeOf(entries: Record<string, string>) {
  const changes: string[] = [];
  const run = async (args: string[]) => {
    const file = args.find((arg) => arg.endsWith('keys.json'));
    const content = file ? JSON.parse(readFileSync(file, 'utf8')) : null;
    if (args[1] === 'key') {
      const prefix = args[4] ?? '';
      const names = Object.keys(entries).filter((key) => key.startsWith(prefix));
      return {
        ok: true,
        output: JSON.stringify(
          names.map((name) => ({ name })),
          null,
          2,
        ),
      };
    }
    if (args[2] !== 'get') {
      changes.push(String(args[2]));
      return { ok: true, output: '' };
    }
    const found = Object.fromEntries(content.map((key: string) => [key, entries[key] ?? null]));
    return { ok: true, output: JSON.stringify(found, null, 2) };
  };
  return { store: new Store({}, run), changes };
}

test('a backup holds rows, records and sealed secrets, for its owner alone', async () => {
  const file = join(folder, 'all.json');
  await backup(file, { store: storeOf(held).store, dryRun: false });
  const { entries } = JSON.parse(readFileSync(file, 'utf8'));
  const { 'settings:alpha': _, ...wanted } = held;
  expect(entries).toEqual(wanted);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('given back to the store it was taken from it changes nothing', async () => {
  const file = join(folder, 'all.json');
  const { store, changes } = storeOf(held);
  await backup(file, { store, dryRun: false });
  await restore(file, { store, dryRun: false });
  expect(changes).toEqual([]);
});

describe('what restoring changes', () => {
  const wanted = new Map(Object.entries({ 'tenant:a.example': row, 'published:satu': '1' }));

  test.each([
    ['an empty store', {}, ['  + published:satu', '  + tenant:a.example'], []],
    [
      'one with another row and a host too many',
      { 'tenant:a.example': 'x', 'tenant:b.example': row, 'published:satu': '1' },
      ['  ~ tenant:a.example', '  - tenant:b.example'],
      ['tenant:b.example'],
    ],
  ])('%s', (_what, stored, lines, deletes) => {
    const step = restoreStep(new Map(Object.entries(stored)), wanted);
    expect([step.lines, step.deletes]).toEqual([lines, deletes]);
  });

  test('a brand that goes takes its pictures along', () => {
    const { deletes } = restoreStep(new Map([['published:dua', '1']]), new Map());
    expect(deletes).toContain('brand:dua:logo-dark.svg');
  });
});

test.each([
  ['text', 'halo'],
  ['another file', '{ "key": "satu" }'],
  ['foreign keys', JSON.stringify({ kind: 'belajar tenants 1', entries: { 'app-token:a': 'x' } })],
  ['what is no text', JSON.stringify({ kind: 'belajar tenants 1', entries: { 'tenant:a': 1 } })],
])('a file with %s is refused', async (_what, text) => {
  const file = join(folder, 'wrong.json');
  writeFileSync(file, text);
  const { store, changes } = storeOf(held);
  await expect(restore(file, { store, dryRun: false })).rejects.toThrow('is no backup');
  expect(changes).toEqual([]);
});
