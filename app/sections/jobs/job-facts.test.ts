import { describe, expect, it } from 'vitest';
import { formatRupiah } from '../../ui/format';
import { deadlineText, levelText, salaryText } from './job-facts';

const million = (count: number) => formatRupiah(count * 1_000_000);

describe('a job’s facts', () => {
  it.each([
    [0, 0, ''],
    [4, 6, `${million(4)}–${million(6)}`],
    [4, 4, million(4)],
    [4, 0, million(4)],
    [0, 6, `Sampai ${million(6)}`],
    [-1, -2, ''],
  ])('pays %d to %d', (least, most, text) => {
    const salary = { salaryMin: least * 1_000_000, salaryMax: most * 1_000_000 };
    expect(salaryText(salary)).toBe(text);
  });

  it.each([
    [true, '2026-12-03', 'Sampai 3 Des 2026'],
    [true, '', 'Masih dibuka'],
    [false, '2026-12-03', 'Lowongan ditutup'],
  ])('open %s until %s', (isOpen, deadline, text) => {
    expect(deadlineText({ isOpen, deadline })).toBe(text);
  });

  it.each([
    ['entry', 'Pemula'],
    ['magang', 'magang'],
    ['toString', 'toString'],
  ])('level %s', (level, text) => expect(levelText(level)).toBe(text));
});
