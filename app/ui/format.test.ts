import { describe, expect, it } from 'vitest';
import { formatCompact, formatHours, formatMinutes, formatNumber, formatPrice } from './format';

/** Intl sets no-break spaces; what is compared is what a reader sees. */
const seen = (text: string) => text.replace(/\s/g, ' ');

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
