import { expect, it } from 'vitest';
import { spend, verdict } from './week';

it.each([
  [{ sleep: 7, work: 0, way: 1 }, 83, 'Longgar'],
  [{ sleep: 7, work: 24, way: 2 }, 56, 'Muat. Masih'],
  [{ sleep: 6, work: 60, way: 4 }, 21, 'Muat kalau'],
  [{ sleep: 9, work: 60, way: 6 }, -6, 'Tidak muat'],
])('%j leaves %d hours', (week, left, says) => {
  expect(spend(week).left).toBe(left);
  expect(verdict(left)).toContain(says);
});
