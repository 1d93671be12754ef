import { expect, it } from 'vitest';
import { readRupiah, rupiahProblem } from './rupiah';

it.each([
  ['75000', 75_000],
  ['75.000', 75_000],
  ['100.000', 100_000],
  ['1.250.000', 1_250_000],
  ['1 250 000', 1_250_000],
  ['75\u00a0000', 75_000],
  ['Rp 75.000', 75_000],
  ['rp.75000', 75_000],
  ['IDR 75.000', 75_000],
  [' 75.000,00 ', 75_000],
  ['75.000,-', 75_000],
  ['0', 0],
  ['75,5', null],
  ['7.50', null],
  ['75,000', null],
  ['1.250 000', null],
  ['1.25.000', null],
  ['1250.000', null],
  ['75.000,50', null],
  ['25 juta', null],
  ['-5000', null],
  ['1e6', null],
  ['9'.repeat(13), null],
  ['', null],
])('%s gives %s', (typed, amount) => expect(readRupiah(typed)).toBe(amount));

it.each([
  ['75,000', 'Pisahkan ribuan dengan titik: 75.000.'],
  ['Rp 1,250,000', 'Pisahkan ribuan dengan titik: 1.250.000.'],
  ['25 juta', 'Isi jumlah dalam rupiah dengan angka, misalnya 75.000.'],
])('%s: %s', (typed, problem) => expect(rupiahProblem(typed)).toBe(problem));
