import { expect, it } from 'vitest';
import { effectOf } from './gift';

it.each([
  [0, 12, 0, null],
  [-500, 3, 0, null],
  [500, 1, 15_000, '1 satu buku tulis dan dua pena'],
  [1_000, 1, 30_000, '2 satu buku tulis dan dua pena'],
  [2_000, 1, 60_000, '1 kuota belajar seorang siswa selama sebulan'],
  [5_000, 12, 1_800_000, '1 uang praktik satu semester di sekolah kejuruan'],
  [20_000, 24, 14_400_000, '3 uang saku seorang penerima selama setahun'],
])('%i a day for %i months', (perDay, months, total, covers) => {
  const found = effectOf(perDay, months);
  expect(found.total).toBe(total);
  expect(found.covers && `${found.covers.count} ${found.covers.name}`).toBe(covers);
});
