import { expect, it } from 'vitest';
import { memoryStore } from '../../core/fake-storage';
import { forgetKey, noteLost, writeKey } from './write-key';

it('is the same until what it names has been taken', () => {
  const session = memoryStore();
  const first = writeKey(session, 'donation');
  expect(first).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{32}$/), isLost: false });
  expect(writeKey(session, 'donation')).toEqual(first);
  expect(writeKey(session, 'team').key).not.toBe(first.key);
  noteLost(session, 'donation');
  expect(writeKey(session, 'donation')).toEqual({ ...first, isLost: true });
  forgetKey(session, 'donation');
  expect(writeKey(session, 'donation').key).not.toBe(first.key);
});

it('is another one for something else, and remembers that an answer was lost', () => {
  const session = memoryStore();
  const { key } = writeKey(session, 'donation', 'Rp 50.000');
  noteLost(session, 'donation');
  const other = writeKey(session, 'donation', 'Rp 60.000');
  expect(other.key).not.toBe(key);
  expect(other.isLost).toBe(true);
});
