import { expect, it } from 'vitest';
import { memoryStorage } from '../../api/fake-storage';
import { createStore } from '../../api/storage';
import { forgetRequestKey, requestKey } from './request-key';

it('is the same for the same request until that is taken', () => {
  const storage = memoryStorage();
  const store = createStore('alpha', () => storage);
  const first = requestKey(store, { amount: 50_000 });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(requestKey(store, { amount: 50_000 })).toBe(first);
  expect(requestKey(store, { amount: 60_000 })).not.toBe(first);
  const second = requestKey(store, { amount: 60_000 });
  forgetRequestKey(store);
  expect(requestKey(store, { amount: 60_000 })).not.toBe(second);
});
