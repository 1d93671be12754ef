import { expect, it } from 'vitest';
import { paybackOf } from './payback';

const plan = { people: 10, pay: 8_650_000, saved: 2, price: 3_000_000, hours: 18 };

it.each([
  [{}, { fee: 30_000_000, time: 9_000_000, total: 39_000_000, back: 1_000_000, weeks: 39 }],
  [{ price: 0 }, { fee: 0, time: 9_000_000, total: 9_000_000, back: 1_000_000, weeks: 9 }],
  [{ saved: 0 }, { fee: 30_000_000, time: 9_000_000, total: 39_000_000, back: 0, weeks: null }],
  [{ people: 0 }, { fee: 0, time: 0, total: 0, back: 0, weeks: null }],
])('%j', (change, wanted) => {
  expect(paybackOf({ ...plan, ...change })).toEqual(wanted);
});
