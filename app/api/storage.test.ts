import { expect, test } from 'vitest';
import { array, number } from '../decode';
import { memoryStorage } from './fake-storage';
import { clearStore, createStore, partOf, readJson, writeJson } from './storage';

test('keys carry the tenant, and clearing leaves the other tenants alone', () => {
  const storage = memoryStorage();
  const alpha = createStore('alpha', () => storage);
  const beta = createStore('alpha-two', () => storage);
  alpha.set('user_kind', 'admin');
  alpha.set('version', '1');
  beta.set('user_kind', 'student');
  expect(storage.getItem('alpha:user_kind')).toBe('admin');
  expect([alpha.get('user_kind'), beta.get('user_kind')]).toEqual(['admin', 'student']);
  alpha.remove('version');
  expect(alpha.get('version')).toBeNull();
  alpha.set('version', '2');
  expect(alpha.keys().toSorted()).toEqual(['user_kind', 'version']);
  clearStore(alpha, (key) => key === 'version');
  expect(alpha.keys()).toEqual(['version']);
  expect(beta.get('user_kind')).toBe('student');
});

test('a part of a store sees its own keys alone', () => {
  const store = createStore('alpha', memoryStorage);
  const storage = memoryStorage();
  const whole = createStore('alpha', () => storage);
  const work = partOf(whole, 'work:');
  work.set('disc', '1');
  whole.set('version', '2');
  expect(storage.getItem('alpha:work:disc')).toBe('1');
  expect([work.get('disc'), work.get('version'), work.keys()]).toEqual(['1', null, ['disc']]);
  work.remove('disc');
  expect([whole.keys(), store.keys()]).toEqual([['version'], []]);
});

test('a storage that throws reads as empty and drops writes', () => {
  const store = createStore('alpha', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  store.set('a', '1');
  store.remove('a');
  expect([store.get('a'), store.keys()]).toEqual([null, []]);
  expect(readJson(store, 'a', number)).toBeNull();
});

test.each<[string, string | null, number[] | null]>([
  ['as written', '[1,2]', [1, 2]],
  ['not there', null, null],
  ['no JSON', '[1,', null],
  ['another shape', '{"a":1}', null],
])('readJson: %s', (_name, stored, expected) => {
  const storage = memoryStorage();
  const store = createStore('alpha', () => storage);
  if (stored !== null) store.set('list', stored);
  expect(readJson(store, 'list', array(number))).toEqual(expected);
});

test('writeJson is what readJson reads', () => {
  const storage = memoryStorage();
  const store = createStore('alpha', () => storage);
  writeJson(store, 'list', [3]);
  expect(readJson(store, 'list', array(number))).toEqual([3]);
});
