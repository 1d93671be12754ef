import { describe, expect, it } from 'vitest';
import { isDay } from '../../../core/wib';
import { problemOf } from '../../forms/form-schema';
import { nextOpenDays, openDay } from './days';
import holidays from './holidays.json';

/** A Friday, six in the evening UTC: Saturday already in Western Indonesian Time. */
const NOW = Date.UTC(2026, 10, 20, 18);

describe('openDay', () => {
  it.each<[string, RegExp | null]>([
    ['2026-11-20', /mulai besok/],
    ['2026-11-21', /mulai besok/],
    ['2026-11-22', /Senin sampai Jumat/],
    ['2026-11-23', null],
    ['2026-11-28', /Senin sampai Jumat/],
    ['2026-12-23', null],
    ['2026-12-25', /libur: Hari Natal/],
    ['2027-01-01', /libur: Tahun Baru/],
    ['2027-01-20', null],
    ['2027-01-21', /dua bulan/],
  ])('%s', (day, message) => {
    const field = { kind: 'date', label: 'Tanggal', rules: [openDay(() => NOW)] } as const;
    const said = problemOf(field, day, {});
    if (message === null) expect(said).toBeNull();
    else expect(said).toMatch(message);
  });
});

it.each([
  ['over a weekend', NOW, ['2026-11-23', '2026-11-24', '2026-11-25']],
  ['over Christmas', Date.UTC(2026, 11, 23, 3), ['2026-12-28', '2026-12-29', '2026-12-30']],
])('the next days are those that are taken, %s', (_when, now, days) => {
  expect(nextOpenDays(now, 3)).toEqual(days);
});

it('holidays are days that exist, in order', () => {
  const days = Object.keys(holidays);
  expect(days.filter((day) => !isDay(day))).toEqual([]);
  expect(days).toEqual([...days].sort());
});
