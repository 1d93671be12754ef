import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listClasses } from '../../../api/class';
import { comingClasses, figuresOf, isSamePlace, monthsText, trendsOf } from './scope-figures';

it('counts classes, seats, schools and pupils', () => {
  const figures = figuresOf([{ totalStudents: 3 }, { totalStudents: 4 }], [{ totalStudents: 100 }]);
  expect(figures).toEqual({ classes: 2, seats: 7, schools: 1, pupils: 100 });
  expect(figuresOf([], [])).toEqual({ classes: 0, seats: 0, schools: 0, pupils: 0 });
});

it('sums classes and seats by the month in which they begin', () => {
  const at = (startDate: string, totalStudents: number) => ({ startDate, totalStudents });
  expect(
    trendsOf([
      at('2026-12-31T18:00:00Z', 4),
      at('2026-11-02', 3),
      at('2026-11-30T23:00:00+07:00', 2),
      at('', 9),
      at('menyusul', 9),
    ]),
  ).toEqual({
    classes: [
      { label: 'Nov 2026', value: 2 },
      { label: 'Des 2026', value: 0 },
      { label: 'Jan 2027', value: 1 },
    ],
    seats: [
      { label: 'Nov 2026', value: 5 },
      { label: 'Des 2026', value: 0 },
      { label: 'Jan 2027', value: 4 },
    ],
    undated: 2,
  });
  expect(trendsOf([])).toEqual({ classes: [], seats: [], undated: 0 });
});

it.each([
  [[], ''],
  [[['Nov 2026', 2]], '2 kelas, semuanya Nov 2026.'],
  [
    [
      ['Nov 2026', 2],
      ['Des 2026', 1500],
    ],
    '1.502 kelas, Nov 2026 sampai Des 2026. Terbanyak Des 2026: 1.500.',
  ],
  [
    [
      ['Nov 2026', 0],
      ['Des 2026', 0],
    ],
    '0 kelas, Nov 2026 sampai Des 2026.',
  ],
] as const)('%j in words: %s', (months, text) => {
  const sums = months.map(([label, value]) => ({ label, value }));
  expect(monthsText(sums, 'kelas')).toBe(text);
});

it('leaves out what is over, and begins with what comes next', () => {
  const { items } = v.parse(listClasses().shape, [
    { slug: 'a', name: 'A', startDate: '2026-12-01' },
    { slug: 'b', name: 'B', startDate: '2026-01-01', isEnded: true },
    { slug: 'c', name: 'C', startDate: '2026-11-25' },
  ]);
  expect(comingClasses(items).map(({ slug }) => slug)).toEqual(['c', 'a']);
});

it.each([
  ['Jawa Barat', 'jawa barat', true],
  ['Kota Bandung', 'Bandung', true],
  ['Kabupaten Garut', 'Garut', true],
  ['Bandung', 'Bandung Barat', false],
  ['', '', false],
])('%s and %s: %s', (one, other, same) => expect(isSamePlace(one, other)).toBe(same));
