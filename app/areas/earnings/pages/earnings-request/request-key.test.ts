import { expect, it } from 'vitest';
import { memoryStorage } from '../../../../core/fake-storage';
import { createStore } from '../../../../core/storage';
import { forgetRequestKey, newSeed, requestKey, seededKey } from './request-key';

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

it('of a page without a script is the same for the same request of it alone', async () => {
  const [seed, other] = [newSeed(), newSeed()];
  const first = await seededKey(seed, { amount: 50_000 });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await seededKey(seed, { amount: 50_000 })).toBe(first);
  expect(await seededKey(seed, { amount: 60_000 })).not.toBe(first);
  expect(await seededKey(other, { amount: 50_000 })).not.toBe(first);
});
