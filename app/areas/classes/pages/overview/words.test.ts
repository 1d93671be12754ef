import { describe, expect, it } from 'vitest';
import { byTotal, largestText, trendText } from './words';

const series = (...values: number[]) =>
  values.map((value, index) => ({ label: `B${index + 1}`, value }));

describe('words of charts', () => {
  it.each([
    ['nothing', [], 'Belum ada data.'],
    ['growth', [10, 1200], 'Dari 10 peserta (B1) menjadi 1.200 (B2), titik tertingginya.'],
    ['a dip at the end', [10, 30, 20], 'Dari 10 peserta (B1) menjadi 20 (B3). Tertinggi B2.'],
    ['one value', [5], 'Dari 5 peserta (B1) menjadi 5 (B1), titik tertingginya.'],
  ])('a trend: %s', (_name, values, text) =>
    expect(trendText(series(...values), 'peserta')).toBe(text),
  );

  it.each([
    ['nothing', [], 'Belum ada data.'],
    ['only zeros', [0, 0], 'Terbanyak B1, 0% dari 0 peserta.'],
    ['a majority', [250, 750], 'Terbanyak B2, 75% dari 1.000 peserta.'],
  ])('the largest: %s', (_name, values, text) => expect(largestText(series(...values))).toBe(text));

  it('provinces are sorted by their totals', () => {
    const province = (name: string, total: number) => ({ id: name, name, total, score: 0 });
    expect(byTotal([province('A', 1), province('B', 3)]).map(({ label }) => label)).toEqual([
      'B',
      'A',
    ]);
  });
});
