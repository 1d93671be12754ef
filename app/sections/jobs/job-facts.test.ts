import { describe, expect, it } from 'vitest';
import { formatNumber, formatRupiah } from '../../ui/format';
import { closingOn, levelText, salaryText } from './job-facts';

const million = (count: number) => formatRupiah(count * 1_000_000);

describe('a job’s facts', () => {
  it.each([
    [0, 0, ''],
    [4, 6, `${million(4)}–${formatNumber(6_000_000)}`],
    [4, 4, million(4)],
    [4, 0, million(4)],
    [0, 6, `Sampai ${million(6)}`],
    [-1, -2, ''],
  ])('pays %d to %d', (least, most, text) => {
    const salary = { salaryMin: least * 1_000_000, salaryMax: most * 1_000_000 };
    expect(salaryText(salary)).toBe(text);
  });

  it.each([
    [true, '2026-12-03', 'Sampai 3 Des 2026', 'open'],
    [true, '2026-11-10', 'Sampai 10 Nov 2026', 'open'],
    [true, '2026-11-09', 'Tutup 7 hari lagi', 'soon'],
    [true, '2026-11-03', 'Tutup besok', 'soon'],
    [true, '2026-11-02', 'Tutup hari ini', 'soon'],
    [true, '2026-11-01', 'Lowongan ditutup', 'closed'],
    [true, '', 'Masih dibuka', 'open'],
    [true, 'segera', 'Masih dibuka', 'open'],
    [false, '2026-12-03', 'Lowongan ditutup', 'closed'],
  ])('open %s until "%s": %s on the second of November', (isOpen, deadline, text, state) => {
    expect(closingOn({ isOpen, deadline }, '2026-11-02')).toEqual({ text, state });
  });

  it.each([
    ['entry', 'Pemula'],
    ['magang', 'magang'],
    ['toString', 'toString'],
  ])('level %s', (level, text) => expect(levelText(level)).toBe(text));
});
