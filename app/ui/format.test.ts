import { describe, expect, it } from 'vitest';
import {
  formatCompact,
  formatDate,
  formatDateRange,
  formatHours,
  formatMinutes,
  formatNumber,
  formatPrice,
  parseDate,
} from './format';

/** Intl sets no-break and thin spaces; what is compared is what a reader sees. */
const seen = (text: string) => text.replace(/\s/g, ' ').replace(/[ ]?–[ ]?/g, '–');

describe('numbers and prices', () => {
  it.each([
    [formatNumber(1_234_567), '1.234.567'],
    [formatNumber(0), '0'],
    [formatCompact(12_500), '12,5 rb'],
    [formatPrice(250_000), 'Rp 250.000'],
    [formatPrice(0), 'Gratis'],
    [formatPrice(-1), 'Gratis'],
    [formatHours(12.5), '12,5 jam'],
  ])('%s reads %s', (text, expected) => {
    expect(seen(text)).toBe(expected);
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-20', 'long', '20 November 2026'],
    ['2026-11-20', 'short', '20 Nov 2026'],
    // Half past five in the afternoon in London is after midnight in Jakarta.
    ['2026-11-20T17:30:00Z', 'long', '21 November 2026'],
    ['', 'long', ''],
    ['besok', 'long', ''],
  ] as const)('%s (%s) reads "%s"', (iso, length, expected) => {
    expect(formatDate(iso, length)).toBe(expected);
  });

  it.each([
    ['2026-11-03', '2026-11-20', '3–20 Nov 2026'],
    ['2026-11-03', '2026-11-03', '3 Nov 2026'],
    ['2026-12-07', '2027-01-30', '7 Des 2026–30 Jan 2027'],
    ['2026-11-20', '2026-11-03', '20 Nov 2026'],
    ['', '2026-11-03', '3 Nov 2026'],
    ['', '', ''],
  ])('from "%s" to "%s" reads "%s"', (from, to, expected) => {
    expect(seen(formatDateRange(from, to))).toBe(expected);
  });

  it('knows no date in an empty or a wrong text', () => {
    expect([parseDate(''), parseDate('20/13/2026')]).toEqual([null, null]);
  });
});

describe('lengths of time', () => {
  it.each([
    [95, '1 jam 35 menit'],
    [120, '2 jam'],
    [45, '45 menit'],
    [0, '0 menit'],
    [-5, '0 menit'],
  ])('%d minutes read "%s"', (minutes, expected) => {
    expect(formatMinutes(minutes)).toBe(expected);
  });
});
