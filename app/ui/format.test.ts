import { describe, expect, it } from 'vitest';
import {
  formatCompact,
  formatHours,
  formatMinutes,
  formatNumber,
  formatPrice,
  formatRupiah,
} from './format';

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
    [formatPrice(null), 'Biaya menyusul'],
    [formatHours(12.5), '12,5 jam'],
  ])('%s reads %s', (text, expected) => {
    expect(seen(text)).toBe(expected);
  });
});

/** What people count: from nothing to milliards, just under and just over where the writing changes. */
const amounts = [1, 10, 1e3, 1e4, 1e5, 1e6, 1e7, 1e9, 1e12].flatMap((size) =>
  [0, 1, 1.25, 1.5, 2.345, 7.891, 9.99, 9.999].flatMap((factor) => [
    size * factor,
    Math.round(size * factor) - 1,
    -size * factor,
  ]),
);

describe('is written as Intl writes it', () => {
  const ways = {
    number: [formatNumber, {}],
    compact: [formatCompact, { notation: 'compact', maximumFractionDigits: 1 }],
    rupiah: [formatRupiah, { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }],
  } as const;
  it.each(Object.entries(ways))('%s', (_, [format, options]) => {
    const intl = new Intl.NumberFormat('id-ID', options);
    expect(amounts.map(format)).toEqual(amounts.map((amount) => intl.format(amount + 0)));
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
