import { describe, expect, it } from 'vitest';
import { quarterName, quarterOf, seatsOf, sitsIn } from './quarter';

describe('quarterOf', () => {
  it.each([
    ['2026-01-01', 'Triwulan I 2026', '2026-01-01', '2026-03-31'],
    ['2026-06-30', 'Triwulan II 2026', '2026-04-01', '2026-06-30'],
    ['2026-07-01', 'Triwulan III 2026', '2026-07-01', '2026-09-30'],
    ['2026-12-31', 'Triwulan IV 2026', '2026-10-01', '2026-12-31'],
  ])('%s', (day, name, from, to) => {
    const quarter = quarterOf(day);
    expect(quarterName(quarter)).toBe(name);
    expect([quarter.from, quarter.to]).toEqual([from, to]);
  });
});

it.each([
  ['2026-09-28', '2026-10-02', true],
  ['2026-12-31', '2027-01-20', true],
  ['2026-09-01', '2026-12-31', true],
  ['2026-08-01', '2026-09-30', false],
  ['2027-01-01', '2027-02-01', false],
  ['2026-11-05', '', true],
  ['2026-09-05', '', false],
  ['', '', true],
  ['besok', 'lusa', true],
])('%s to %s', (startDate, endDate, sits) => {
  expect(sitsIn({ startDate, endDate }, quarterOf('2026-11-22'))).toBe(sits);
});

it.each([
  [16, 10, { all: 16, taken: 10, free: 6 }],
  [16, 20, { all: 16, taken: 20, free: 0 }],
  [0, 12, { all: 0, taken: 12, free: 0 }],
  [-3, -1, { all: 0, taken: 0, free: 0 }],
])('%d seats, %d taken', (quota, totalStudents, seats) => {
  expect(seatsOf({ quota, totalStudents })).toEqual(seats);
});
