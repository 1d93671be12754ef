import { expect, it } from 'vitest';
import { stepsUntil, TASKS } from './steps';

it.each([
  ['2027-01-30', 0, '2026-12-31'],
  ['2026-12-20', 1, '2026-11-26'],
  ['2026-11-24', TASKS.length - 1, '2026-11-23'],
  ['2026-11-22', TASKS.length, undefined],
])('for a round that closes on %s, %d are late', (closes, late, first) => {
  const steps = stepsUntil(closes, '2026-11-22');
  expect(steps.filter(({ isLate }) => isLate)).toHaveLength(late);
  expect(steps.find(({ isLate }) => !isLate)?.day).toBe(first);
  expect(steps.every(({ day }) => day >= '2026-11-22')).toBe(true);
});
