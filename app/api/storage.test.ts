import { expect, test } from 'vitest';
import { array, number } from '../decode';
import { createStore, readJson, writeJson } from './storage';

/** A `Storage` over a map. */
function memory(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

test('keys carry the tenant, and clearing leaves the other tenants alone', () => {
  const storage = memory();
  const alpha = createStore('alpha', () => storage);
  const beta = createStore('alpha-two', () => storage);
  alpha.set('user_kind', 'admin');
  alpha.set('version', '1');
  beta.set('user_kind', 'student');
  expect(storage.getItem('alpha:user_kind')).toBe('admin');
  expect([alpha.get('user_kind'), beta.get('user_kind')]).toEqual(['admin', 'student']);
  alpha.remove('version');
  expect(alpha.get('version')).toBeNull();
  alpha.clear();
  expect([alpha.get('user_kind'), beta.get('user_kind')]).toEqual([null, 'student']);
});

test('a storage that throws reads as empty and drops writes', () => {
  const store = createStore('alpha', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  store.set('a', '1');
  store.remove('a');
  store.clear();
  expect(store.get('a')).toBeNull();
  expect(readJson(store, 'a', number)).toBeNull();
});

test.each<[string, string | null, number[] | null]>([
  ['as written', '[1,2]', [1, 2]],
  ['not there', null, null],
  ['no JSON', '[1,', null],
  ['another shape', '{"a":1}', null],
])('readJson: %s', (_name, stored, expected) => {
  const storage = memory();
  const store = createStore('alpha', () => storage);
  if (stored !== null) store.set('list', stored);
  expect(readJson(store, 'list', array(number))).toEqual(expected);
});

test('writeJson is what readJson reads', () => {
  const storage = memory();
  const store = createStore('alpha', () => storage);
  writeJson(store, 'list', [3]);
  expect(readJson(store, 'list', array(number))).toEqual([3]);
});
