import { expect, it } from 'vitest';
import { planOf } from './savings';

const fees = 22_500_000;
it.each([
  [{ saved: 40_000_000, living: 2_000_000, fees, isHalfLater: false }, 34_500_000, 5_500_000, 6],
  [{ saved: 20_000_000, living: 2_000_000, fees, isHalfLater: true }, 23_250_000, -3_250_000, 5],
  [{ saved: 0, living: 1_000_000, fees, isHalfLater: true }, 17_250_000, -17_250_000, 0],
  [{ saved: 0, living: 0, fees: 0, isHalfLater: false }, 0, 0, 6],
])('%j', (means, needed, left, months) => {
  expect(planOf(means)).toEqual({ needed, left, months });
});
