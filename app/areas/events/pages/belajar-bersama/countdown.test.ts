import { describe, expect, it } from 'vitest';
import { festivalDate, timeLeft } from './countdown';

const now = Date.parse('2026-05-01T00:00:00Z');

describe('timeLeft', () => {
  it.each([
    ['2026-05-03T05:06:59Z', { days: 2, hours: 5, minutes: 6 }],
    ['2026-05-01T00:00:30Z', { days: 0, hours: 0, minutes: 0 }],
    ['2026-05-01T00:00:00Z', null],
    ['2026-04-30', null],
    ['', null],
    ['besok', null],
  ])('%s', (start, expected) => expect(timeLeft(start, now)).toEqual(expected));
});

describe('festivalDate', () => {
  it.each([
    ['the next', ['2026-06-02', '2026-04-01', '2026-06-01'], '2026-06-01'],
    ['the last that was', ['2026-03-01', '2026-04-01'], '2026-04-01'],
    ['none', [], ''],
    ['nothing that is a date', ['', 'besok'], ''],
  ])('%s', (_name, dates, expected) => expect(festivalDate(dates, now)).toBe(expected));
});
