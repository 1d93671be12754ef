import { describe, expect, it } from 'vitest';
import { nearness, whenText, whereText } from './event-facts';
import { nearestFirst } from './event-order';

/** Half past six in the morning of the twentieth in Western Indonesian Time. */
const NOW = Date.UTC(2026, 10, 19, 23, 30);

it.each([
  ['2026-11-18', '2026-11-19', 'Telah selesai'],
  ['2026-11-19', '2026-11-20', 'Berlangsung hari ini'],
  ['2026-11-20', '2026-11-20', 'Berlangsung hari ini'],
  ['2026-11-20', '', 'Berlangsung hari ini'],
  ['2026-11-21', '2026-11-21', 'Besok'],
  ['2026-11-27', '2026-11-27', '7 hari lagi'],
  ['2026-11-20T00:00+07:00', '', 'Berlangsung hari ini'],
  ['2026-11-20T17:30:00Z', '', 'Besok'],
  ['2026-11-20T09:00', '2026-11-20T12:00', 'Berlangsung hari ini'],
  // By the hour, also over midnight; without an end until the day is over.
  ['2026-11-20T04:00', '2026-11-20T06:30', 'Telah selesai'],
  ['2026-11-20T04:00', '2026-11-20T06:31', 'Berlangsung hari ini'],
  ['2026-11-19T22:00', '2026-11-20T01:00', 'Telah selesai'],
  ['2026-11-19T22:00', '2026-11-20T07:00', 'Berlangsung hari ini'],
  ['2026-11-20T04:00', '', 'Berlangsung hari ini'],
  ['2026-11-20T04:00', '2026-11-20', 'Berlangsung hari ini'],
  ['2026-11-20T04:00', '2026-11-19', 'Berlangsung hari ini'],
  ['2027-01-01', '2027-01-02', '42 hari lagi'],
  ['', '', undefined],
  ['kapan-kapan', '', undefined],
])('from %s to %s is %s', (startDate, endDate, text) => {
  expect(nearness({ startDate, endDate }, NOW)?.text).toBe(text);
});

it('says when and where', () => {
  expect(whenText({ startDate: '', endDate: '' })).toBe('Jadwal menyusul');
  expect(whenText({ startDate: '2026-12-03T09:00', endDate: '' })).toBe('3 Des 2026, 09.00 WIB');
  expect(whereText({ location: '', isOnline: true })).toBe('Daring');
  expect(whereText({ location: '', isOnline: false })).toBe('Tempat menyusul');
});

describe('nearestFirst', () => {
  const order = (...dates: [startDate: string, endDate?: string][]) =>
    nearestFirst(
      dates.map(([startDate, endDate = '']) => ({ startDate, endDate })),
      NOW,
    ).map(({ startDate }) => startDate);

  it('puts what is to come before what is over, the nearer first', () => {
    expect(
      order(
        ['2026-11-19'],
        ['2027-01-01'],
        ['2026-10-01'],
        ['2026-11-20'],
        [''],
        ['2026-11-18', '2026-11-21'],
        ['2026-11-21'],
        // Over later than what began after it.
        ['2026-11-10', '2026-11-19'],
        ['2026-11-15'],
      ),
    ).toEqual([
      '2026-11-18',
      '2026-11-20',
      '2026-11-21',
      '2027-01-01',
      '',
      '2026-11-19',
      '2026-11-10',
      '2026-11-15',
      '2026-10-01',
    ]);
  });

  it('keeps the order of equals, and takes nothing for nothing', () => {
    const events = ['a', 'b', 'c'].map((id) => ({ id, startDate: '2026-12-01', endDate: '' }));
    expect(nearestFirst(events, NOW).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(nearestFirst([], NOW)).toEqual([]);
  });
});
