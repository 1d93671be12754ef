import { expect, it } from 'vitest';
import { memoryStorage } from './fake-storage';
import { createStore } from './storage';
import { createUnkept } from './unkept';

it('knows what was not kept, until it is, or is gone', () => {
  const storage = memoryStorage();
  let isFull = true;
  const full = {
    ...storage,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
  const unkept = createUnkept();
  const store = unkept.watch(createStore('a', () => full));
  const told: (readonly string[])[] = [];
  const end = unkept.subscribe(() => told.push(unkept.keys()));
  expect(store.set('notes:1', 'x')).toBe('full');
  store.set('notes:1', 'xy');
  store.set('notes:2', 'z');
  isFull = false;
  expect(store.set('notes:1', 'xyz')).toBe('kept');
  store.remove('notes:2');
  store.set('notes:3', 'a');
  end();
  isFull = true;
  store.set('notes:3', 'ab');
  expect(told).toEqual([['notes:1'], ['notes:1', 'notes:2'], ['notes:2'], []]);
  expect([unkept.keys(), store.get('notes:1')]).toEqual([['notes:3'], 'xyz']);
});
