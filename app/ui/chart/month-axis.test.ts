import { describe, expect, it } from 'vitest';
import { monthMarks } from './month-axis';

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

/** So many months from a month of 2025 on. */
const monthsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const month = first - 1 + index;
    return `${NAMES[month % 12]} ${2025 + Math.floor(month / 12)}`;
  });

const named = (labels: readonly string[], ...widths: string[]) =>
  monthMarks(labels)
    .filter(({ shows }) => widths.includes(shows))
    .map(({ month }) => month)
    .join(' ');

const years = (labels: readonly string[]) =>
  monthMarks(labels).flatMap(({ month, year }) => (year === '' ? [] : [`${month} ${year}`]));

describe('monthMarks', () => {
  it.each([
    ['none', [], '', ''],
    ['one', monthsFrom(3, 1), 'Mar', 'Mar'],
    ['eight', monthsFrom(1, 8), NAMES.slice(0, 8).join(' '), NAMES.slice(0, 8).join(' ')],
    ['twelve', monthsFrom(1, 12), 'Feb Apr Jun Agu Okt Des', NAMES.join(' ')],
    [
      'three years',
      monthsFrom(1, 36),
      'Jan Jun Nov Apr Sep Feb Jul Des',
      'Mar Jun Sep Des Mar Jun Sep Des Mar Jun Sep Des',
    ],
  ])('names of %s on a phone and on a desk', (_name, labels, phone, desk) => {
    expect(named(labels, 'always', 'narrow')).toBe(phone);
    expect(named(labels, 'always', 'wide')).toBe(desk);
  });

  it.each([
    ['within one year', monthsFrom(2, 4), ['Feb 2025']],
    ['over a turn of the year', monthsFrom(7, 12), ['Jul 2025', 'Jan 2026']],
    ['a turn soon after the first', monthsFrom(12, 12), ['Jan 2026']],
    ['without years', ['Bulan 1', 'Bulan 2'], []],
  ])('years %s', (_name, labels, expected) => expect(years(labels)).toEqual(expected));

  it('keeps a name that has no year whole', () => {
    expect(monthMarks(['2026', 'Triwulan I']).map(({ month }) => month)).toEqual([
      '2026',
      'Triwulan I',
    ]);
  });
});
