import * as v from 'valibot';
import { expect, test } from 'vitest';
import { memoryStorage } from './fake-storage';
import {
  clearStore,
  createStore,
  moveStore,
  partOf,
  readJson,
  storeName,
  writeJson,
} from './storage';

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
  expect(store.set('a', '1')).toBe('full');
  store.remove('a');
  expect([store.get('a'), store.keys()]).toEqual([null, []]);
  expect(readJson(store, 'a', v.number())).toBeNull();
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
  expect(readJson(store, 'list', v.array(v.number()))).toEqual(expected);
});

test('writeJson is what readJson reads', () => {
  const storage = memoryStorage();
  const store = createStore('alpha', () => storage);
  writeJson(store, 'list', [3]);
  expect(readJson(store, 'list', v.array(v.number()))).toEqual([3]);
});

test('a site under the path rule has a part of its own', () => {
  const [key, domain] = ['alpha', 'alpha.example'];
  expect(storeName({ key, domain })).toBe('alpha@alpha.example');
});

/** A storage with room for so many characters. */
function smallStorage(room: number): Storage {
  const storage = memoryStorage();
  const used = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').reduce(
      (sum, key) => sum + key.length + (storage.getItem(key)?.length ?? 0),
      0,
    );
  return {
    ...storage,
    get length() {
      return storage.length;
    },
    setItem: (key, value) => {
      const before = storage.getItem(key);
      const freed = before === null ? 0 : key.length + before.length;
      if (used() - freed + key.length + value.length > room) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      storage.setItem(key, value);
    },
  };
}

test('a full storage says so, and keeps what was there', () => {
  const storage = smallStorage(20);
  const store = createStore('a', () => storage);
  expect(store.set('note', '0123456789')).toBe('kept');
  expect(writeJson(store, 'note', '0123456789 and more')).toBe('full');
  expect(store.get('note')).toBe('0123456789');
});

const VALUE = '0123456789';

test.each<[string, number, string[], string[]]>([
  ['all of it', 100, [], ['a', 'b', 'c']],
  ['without room for both names', 45, [], ['a', 'b', 'c']],
  ['as far as there is room', 42, ['b', 'c'], ['a']],
])('moves %s', (_name, room, left, moved) => {
  const storage = smallStorage(room);
  const from = createStore('o', () => storage);
  const to = createStore('new', () => storage);
  for (const key of ['a', 'b', 'c']) from.set(key, VALUE);
  moveStore(from, to, () => 'merged');
  expect([from.keys().toSorted(), to.keys().toSorted()]).toEqual([left, moved]);
  for (const store of [from, to]) {
    expect(store.keys().every((key) => store.get(key) === VALUE)).toBe(true);
  }
});
