import { expect, it } from 'vitest';
import { sumsByMonth } from './months';

it('sums by month, with those between that have nothing', () => {
  const sums = sumsByMonth([
    { time: '2026-02-03T10:00:00+07:00', value: 5 },
    { time: '2025-12-31T18:00:00Z', value: 2 },
    { time: '2025-11-30', value: 1 },
    { time: '2026-02-28', value: 4 },
    { time: 'kapan-kapan', value: 100 },
  ]);
  expect(sums).toEqual([
    { label: 'Nov 2025', value: 1 },
    { label: 'Des 2025', value: 0 },
    { label: 'Jan 2026', value: 2 },
    { label: 'Feb 2026', value: 9 },
  ]);
  expect(sumsByMonth([])).toEqual([]);
});

it('shows the latest months of a long time', () => {
  const sums = sumsByMonth([
    { time: '2010-01-01', value: 1 },
    { time: '2026-01-01', value: 2 },
  ]);
  expect(sums).toHaveLength(36);
  expect(sums.at(-1)).toEqual({ label: 'Jan 2026', value: 2 });
});
