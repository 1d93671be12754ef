import { describe, expect, it, vi } from 'vitest';
import type { ClickRecord } from '../api/logger';
import { createStore } from '../api/storage';
import { checkVersion, logLinkClick, logPageLoad } from './visit';

/** A storage in memory, of the browser's shape. */
function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

function storeWith(values: Record<string, string>) {
  const storage = memoryStorage();
  const store = createStore('contoh', () => storage);
  for (const [key, value] of Object.entries(values)) store.set(key, value);
  return store;
}

describe('checkVersion', () => {
  it.each([
    ['a first visit', '2', {}, '2', null, 0],
    ['the same version', '2', { 'app-version': '2', draft: 'x' }, '2', 'x', 0],
    ['another version', '2', { 'app-version': '1', draft: 'x' }, '2', null, 1],
    ['an unknown version', null, { 'app-version': '1', draft: 'x' }, '1', 'x', 0],
    ['an unknown version first', null, { draft: 'x' }, null, 'x', 0],
    ['an empty one stored', '2', { 'app-version': '', draft: 'x' }, '2', 'x', 0],
  ])('%s', (_name, version, values: Record<string, string>, stored, draft, logouts) => {
    const store = storeWith(values);
    const logout = vi.fn();
    checkVersion(version, store, logout);
    expect(store.get('app-version')).toBe(stored);
    expect(store.get('draft')).toBe(draft);
    expect(logout).toHaveBeenCalledTimes(logouts);
  });
});

describe('click records', () => {
  const timestamp = '2026-11-20T02:00:00.000Z';
  const environment = (log: (record: ClickRecord) => void) => ({
    here: () => 'https://contoh.example/Class',
    referrer: 'https://cari.example/',
    now: () => new Date(timestamp),
    session: storeWith({}),
    log,
  });

  it('holds the page load, once', () => {
    const log = vi.fn();
    const visit = environment(log);
    logPageLoad(visit);
    logPageLoad(visit);
    const record = { from: 'https://cari.example/', to: 'https://contoh.example/Class' };
    expect(log.mock.calls).toEqual([[{ ...record, type: 'page_load', timestamp }]]);
  });

  it.each([
    ['https://contoh.example/', 'internal_navigation'],
    ['https://contoh.example:8443/', 'external'],
    ['https://lain.example/', 'external'],
    ['mailto:halo@contoh.example', null],
    ['javascript:void(0)', null],
    ['', null],
  ])('a click on %j is %s', (to, type) => {
    const log = vi.fn();
    logLinkClick(to, environment(log));
    const records =
      type === null ? [] : [[{ from: 'https://contoh.example/Class', to, type, timestamp }]];
    expect(log.mock.calls).toEqual(records);
  });
});
