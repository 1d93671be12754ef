import { expect, it } from 'vitest';
import { afterWorkingDays, openingOf, tasks } from './setup';

it.each([
  ['2026-11-23', 1, '2026-11-24'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-29', 0, '2026-11-29'],
  ['2026-12-24', 10, '2027-01-07'],
])('from %s, %i working days lead to %s', (today, count, day) => {
  expect(afterWorkingDays(today, count)).toBe(day);
});

it.each([
  [[], 10, 'materi'],
  [['materi'], 6, 'rekening'],
  [['materi', 'rekening', 'logo'], 4, 'alamat'],
  [['alamat', 'logo', 'rekening', 'materi', 'lama'], 2, undefined],
])('with %j it takes %i working days', (ready, days, slowest) => {
  const found = openingOf('2026-11-23', new Set(ready));
  expect([found.days, found.slowest?.key]).toEqual([days, slowest]);
});

it('names each task once', () => {
  expect(new Set(tasks.map(({ key }) => key)).size).toBe(tasks.length);
});
