import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import dates from '../../test/cases/dates.json';
import wholeDays from '../../test/cases/whole-days.json';
import {
  addDays,
  dayAt,
  dayOf,
  daysBetween,
  formatDate,
  formatDateRange,
  formatLeaf,
  formatMoment,
  formatTimes,
  isDay,
  parseDeadline,
  parseTime,
  weekdayOf,
} from './wib';
import { yearAt } from './wib-year';

/** Intl sets thin spaces; what is compared is what a reader sees. */
const seen = (text: string) => text.replace(/\s/g, ' ').replace(/[ ]?–[ ]?/g, '–');

const zones = {
  'Asia/Jakarta': -420,
  UTC: 0,
  'America/Los_Angeles': 480,
  'Pacific/Kiritimati': -840,
  'Asia/Kathmandu': -345,
};

/** Days of every month, ends of months and years among them. */
const days = Array.from({ length: 60 }, (_, index) => addDays('2027-12-24', index * 13));

it('dates are written as Intl writes them', () => {
  const [long, short, month] = [
    { day: 'numeric', month: 'long', year: 'numeric' } as const,
    { day: 'numeric', month: 'short', year: 'numeric' } as const,
    { month: 'short' } as const,
  ].map((options) => new Intl.DateTimeFormat('id-ID', { ...options, timeZone: 'UTC' }));
  for (const [index, day] of days.entries()) {
    const at = new Date(day);
    expect([formatDate(day), formatDate(day, 'short'), formatLeaf(day)?.month]).toEqual([
      long?.format(at),
      short?.format(at),
      month?.format(at),
    ]);
    for (const until of [day, ...days.slice(index + 1, index + 40)]) {
      expect(formatDateRange(day, until)).toBe(short?.formatRange(at, new Date(until)));
    }
  }
});

describe.each(Object.entries(zones))('on a machine in %s', (zone, offset) => {
  const { TZ } = process.env;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    process.env.TZ = TZ ?? '';
    if (TZ === undefined) delete process.env.TZ;
  });

  it('is there', () => expect(new Date('2030-01-03T00:00:00Z').getTimezoneOffset()).toBe(offset));

  it.each(dates)('$text is the moment that the edge reads', ({ text, utc }) => {
    const time = parseTime(text);
    const read = time && new Date(time.at).toISOString();
    expect(read?.replace(/[-:]|\.\d+/g, '') ?? null).toBe(utc);
  });

  it.each(wholeDays.cases)('the shared case $text is read', ({ text, at, wholeDay }) => {
    const time = at === null ? null : { at: Date.parse(at), isWholeDay: wholeDay };
    expect(parseTime(text)).toEqual(time);
  });

  it.each([
    // Both ends are read together: a midnight beside an hour is an hour.
    ['2026-12-15T00:00:00.000Z', '2026-12-15T05:00:00.000Z', '15 Des 2026, 07.00–12.00 WIB'],
    ['2026-12-15T00:00:00+08:00', '2026-12-15T05:00:00+08:00', '14–15 Des 2026, 23.00–04.00 WIB'],
    ['2026-12-15T05:00:00+07:00', '2026-12-15T00:00:00Z', '15 Des 2026, 05.00–07.00 WIB'],
    ['2026-12-15T00:00:00Z', '2026-12-16T00:00:00Z', '15–16 Des 2026'],
    ['2026-12-14T17:00:00Z', '2026-12-15T17:00:00Z', '15–16 Des 2026'],
    ['2026-12-15T00:00:00Z', '2026-12-15T17:00:00Z', '15–16 Des 2026, 07.00–00.00 WIB'],
    ['2026-12-15', '2026-12-15T12:00', '15 Des 2026'],
    ['2026-12-15T00:00:00+09:00', '', '15 Des 2026'],
  ])('from %s to %s', (from, to, text) => {
    expect(seen(formatTimes(from, to))).toBe(text);
  });

  it.each([
    ['2026-12-15T00:00:00.000Z', '2026-12-15T00:00:00Z', false],
    ['2026-12-14T17:00:00Z', '2026-12-14T17:00:00Z', false],
    ['2026-12-15', '2026-12-14T17:00:00Z', true],
  ])('the deadline %s ends to the second', (text, at, isWholeDay) => {
    expect(parseDeadline(text)).toEqual({ at: Date.parse(at), isWholeDay });
  });

  it.each([
    // A day, however it is written: alone, as midnight in WIB, as midnight in its own zone.
    ['2030-12-03', '2030-12-02T17:00:00Z', true],
    ['2030-12-03T00:00+07:00', '2030-12-02T17:00:00Z', true],
    ['2030-12-03T00:00', '2030-12-02T17:00:00Z', true],
    ['2030-12-03 00:00:00', '2030-12-02T17:00:00Z', true],
    ['2030-12-02T17:00:00.000Z', '2030-12-02T17:00:00Z', true],
    ['2030-12-03T00:00:00.000000Z', '2030-12-02T17:00:00Z', true],
    // A time, with a zone and without one.
    ['2030-12-03T09:30:00Z', '2030-12-03T09:30:00Z', false],
    ['2030-12-03T09:30+07:00', '2030-12-03T02:30:00Z', false],
    ['2030-12-03T09:30', '2030-12-03T02:30:00Z', false],
    [' 2030-12-03 09:30:15 ', '2030-12-03T02:30:15Z', false],
    ['2030-12-03T23:30-0330', '2030-12-04T03:00:00Z', false],
    ['2030-12-03T09:30+09', '2030-12-03T00:30:00Z', false],
    ['2030-12-03T00:00:00.250Z', '2030-12-03T00:00:00.250Z', false],
    ['2028-02-29', '2028-02-28T17:00:00Z', true],
  ])('%s is read', (text, moment, isWholeDay) => {
    expect(parseTime(text)).toEqual({ at: Date.parse(moment), isWholeDay });
  });

  it.each([
    '',
    'besok',
    '2030-02-30',
    '2030-13-01',
    '2030-12-03T24:00',
    '2030-12-03T09:60',
    '2030-12-03T09:30+15:00',
    '2030-12-03T',
    '20301203',
    '3 Des 2030',
    '2030-12-03T09:30 WIB',
    '02030-12-03',
  ])('%j is no time', (text) => {
    expect([parseTime(text), dayOf(text), formatDate(text), formatLeaf(text)]).toEqual([
      null,
      '',
      '',
      null,
    ]);
    expect([formatMoment(text), formatTimes(text, text)]).toEqual(['', '']);
  });

  it.each([
    ['2030-12-03T00:00+07:00', '3 Desember 2030', '3 Desember 2030'],
    ['2030-12-03T09:30', '3 Desember 2030', '3 Desember 2030 pukul 09.30 WIB'],
    // Half past five in the afternoon in London is after midnight in Jakarta.
    ['2030-12-03T17:30:00Z', '4 Desember 2030', '4 Desember 2030 pukul 00.30 WIB'],
  ])('%s reads', (text, date, moment) => {
    expect([formatDate(text), formatMoment(text)]).toEqual([date, moment]);
  });

  it.each([
    ['2030-12-03', '2030-12-20', '3–20 Des 2030', '3–20 Des 2030'],
    ['2030-12-03', '2030-12-03', '3 Des 2030', '3 Des 2030'],
    ['2030-12-03', '', '3 Des 2030', '3 Des 2030'],
    ['', '2030-12-03', '3 Des 2030', '3 Des 2030'],
    ['', '', '', ''],
    ['2030-12-07', '2031-01-30', '7 Des 2030–30 Jan 2031', '7 Des 2030–30 Jan 2031'],
    ['2030-12-20', '2030-12-03', '20 Des 2030', '20 Des 2030'],
    ['2030-12-03T09:00', '2030-12-03T12:00', '3 Des 2030', '3 Des 2030, 09.00–12.00 WIB'],
    ['2030-12-03T02:00Z', '', '3 Des 2030', '3 Des 2030, 09.00 WIB'],
    ['2030-12-03T09:00', '2030-12-04T12:00', '3–4 Des 2030', '3–4 Des 2030, mulai 09.00 WIB'],
    [
      '2030-12-31T22:00',
      '2031-01-01T01:00',
      '31 Des 2030–1 Jan 2031',
      '31 Des 2030–1 Jan 2031, 22.00–01.00 WIB',
    ],
    ['2030-12-03T09:00', '2030-12-04T09:00', '3–4 Des 2030', '3–4 Des 2030, mulai 09.00 WIB'],
    ['2030-12-03T09:00', '2030-12-03', '3 Des 2030', '3 Des 2030, 09.00 WIB'],
  ])('from "%s" to "%s"', (from, to, range, times) => {
    expect([formatDateRange(from, to), formatTimes(from, to)].map(seen)).toEqual([range, times]);
  });

  it('shows a leaf of the calendar', () => {
    expect(formatLeaf('2030-12-03T00:00+07:00')).toEqual({ day: '3', month: 'Des' });
  });

  it('counts days', () => {
    const at = Date.parse('2030-12-31T18:00:00Z');
    expect([dayAt(at), yearAt(at)]).toEqual(['2031-01-01', 2031]);
    expect([addDays('2030-12-31', 1), addDays('2028-03-01', -1)]).toEqual([
      '2031-01-01',
      '2028-02-29',
    ]);
    expect([
      daysBetween('2030-12-30', '2031-01-02'),
      daysBetween('2031-01-02', '2030-12-30'),
    ]).toEqual([3, -3]);
    expect(['2030-12-01', '2030-12-07'].map(weekdayOf)).toEqual([0, 6]);
    expect(['2028-02-29', '2030-02-29', '2030-1-1', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the rest of the app', () => {
  const APP = join(import.meta.dirname, '..');
  /** What reads a time by the machine's zone, or by a rule of its own. */
  const forbidden =
    /\.[gs]et(UTC)?(FullYear|Month|Date|Day|Hours|Minutes|Seconds)\(|toLocale(Date|Time)String|DateTimeFormat|timeZone|new Date\([^)]|Date\.(parse|UTC)|(At|[dD]ate)\)?\.(slice|substring|substr|split)\(/;
  /** What is in UTC by its own notation (HTTP, calendar files), and the visitor's own zone. */
  const exceptions = new Set([
    'core/clock.ts',
    'core/ics.ts',
    'core/own-zone.ts',
    'core/wib.ts',
    'core/wib-year.ts',
    'areas/chat/ask.ts',
  ]);

  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.(test|fixture))\.tsx?$/.test(file) && !file.startsWith('dist/'));

  it('leaves days and hours to wib.ts', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files
      .filter((file) => !exceptions.has(file))
      .flatMap((file) => {
        const lines = readFileSync(join(APP, file), 'utf8').split('\n');
        return lines
          .filter((line) => forbidden.test(line))
          .map((line) => `${file}: ${line.trim()}`);
      });
    expect(found).toEqual([]);
  });
});
