import { expect, it } from 'vitest';
import {
  ALWAYS,
  isWithin,
  type Period,
  periodIn,
  periodText,
  periodWord,
  usualPeriods,
} from './period';

const quarter: Period = { from: '2026-01-01', to: '2026-03-31' };

it.each<[word: string, period: Period]>([
  ['', ALWAYS],
  ['2026-01-01_2026-03-31', quarter],
  ['2026-01-01_', { from: '2026-01-01', to: '' }],
  ['_2026-03-31', { from: '', to: '2026-03-31' }],
  ['2026-03-31_2026-01-01', ALWAYS],
  ['2026-02-30_2026-03-31', ALWAYS],
  ['2026-01-01_2026-02-01_2026-03-01', ALWAYS],
  ['kemarin', ALWAYS],
])('%s is read as %j, and written again as it is', (word, period) => {
  expect(periodIn(word)).toEqual(period);
  expect(periodIn(periodWord(period))).toEqual(period);
});

it.each<[period: Period, time: string, isIn: boolean]>([
  [ALWAYS, '', true],
  [quarter, '', false],
  [quarter, '2026-01-01', true],
  [quarter, '2026-03-31T23:59:00+07:00', true],
  [quarter, '2025-12-31T17:00:00Z', true],
  [quarter, '2026-03-31T17:00:00Z', false],
  [{ from: '2026-01-01', to: '' }, '2030-01-01', true],
  [{ from: '', to: '2026-01-01' }, '2026-01-02', false],
])('%j holds %s: %s', (period, time, isIn) => expect(isWithin(period, time)).toBe(isIn));

it.each<[period: Period, text: string]>([
  [ALWAYS, 'semua waktu'],
  [quarter, '1 Jan 2026 sampai 31 Mar 2026'],
  [{ from: '2026-01-01', to: '' }, 'sejak 1 Jan 2026'],
  [{ from: '', to: '2026-01-01' }, 'sampai 1 Jan 2026'],
])('%j is called %s', (period, text) => expect(periodText(period)).toBe(text));

it('knows the months round the turn of a year and a leap day', () => {
  const words = (today: string) => usualPeriods(today).map(({ period }) => periodWord(period));
  expect(words('2026-01-15')).toEqual([
    '',
    '2026-01-01_2026-01-31',
    '2025-12-01_2025-12-31',
    '2026-01-01_2026-12-31',
  ]);
  expect(words('2028-03-31')[2]).toBe('2028-02-01_2028-02-29');
});
