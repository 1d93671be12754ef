import { expect, it } from 'vitest';
import { comingMonths, monthOf, monthText, stageOf, startOf } from './budget';

it.each([
  [1, 0, 'Januari 2027', 12],
  [2, 0, 'Januari 2027', 11],
  [4, 1, 'Januari 2027', 9],
  [5, 2, 'Oktober 2026', 5],
  [8, 2, 'Oktober 2026', 2],
  // What comes after the change of the budget waits for that of the next year.
  [9, 3, 'Oktober 2027', 13],
  [12, 3, 'Oktober 2027', 10],
])('month %i of 2026 is in stage %i and begins in %s', (month, stage, start, months) => {
  const first = { year: 2026, month };
  expect(stageOf(first)).toBe(stage);
  expect(monthText(startOf(first).start)).toBe(start);
  expect(startOf(first).months).toBe(months);
});

it('counts a year of months over its end', () => {
  const months = comingMonths(monthOf('2026-11-22')).map(monthText);
  expect(months).toHaveLength(12);
  expect(months.slice(0, 3)).toEqual(['November 2026', 'Desember 2026', 'Januari 2027']);
});
