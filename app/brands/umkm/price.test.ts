import { expect, it } from 'vitest';
import { reckon } from './price';

it.each([
  [
    'a good day',
    { goods: 100_000, hours: 4, pieces: 60, price: 3000 },
    15_000,
    [80_000, 20_000, 3000],
  ],
  ['work for nothing', { goods: 100_000, hours: 5, pieces: 50, price: 2000 }, 15_000, [0, 0, 3500]],
  ['a loss', { goods: 100_000, hours: 3, pieces: 40, price: 2000 }, 15_000, [-20_000, -6666, 4000]],
  [
    'no piece at all',
    { goods: 50_000, hours: 2, pieces: 0, price: 2000 },
    10_000,
    [-50_000, -25_000, 70_000],
  ],
  ['no hour at all', { goods: 0, hours: 0, pieces: 10, price: 1000 }, 10_000, [10_000, 10_000, 0]],
])('%s', (_, day, wage, [left, byHour, fair]) => {
  expect(reckon(day, wage)).toEqual({ left, byHour, fair });
});
