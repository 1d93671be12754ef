import { expect, it } from 'vitest';
import { cutAt } from './axis';

it.each([
  [82, 86, 0, 1.05, 1.05],
  [82, 86, 80, 3, 1.05],
  [86, 82, 80, 3, 1.05],
  [50, 50, 25, 1, 1],
])('%d and %d from %d on look %d times as large, and are %d times', (a, b, start, looks, is) => {
  const cut = cutAt(a, b, start);
  expect(cut?.looks).toBeCloseTo(looks, 2);
  expect(cut?.is).toBeCloseTo(is, 2);
  expect(Math.max(...(cut?.bars ?? []))).toBe(1);
});

it.each([
  [0, 5, 0],
  [-1, 5, 0],
  [Number.NaN, 5, 0],
  [5, Number.POSITIVE_INFINITY, 0],
  [5, 6, 5],
  [5, 6, -1],
])('%d and %d from %d on cannot be compared', (a, b, start) => {
  expect(cutAt(a, b, start)).toBeNull();
});
