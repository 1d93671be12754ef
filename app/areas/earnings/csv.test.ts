import { expect, it } from 'vitest';
import { type CsvCell, csvOf } from './csv';

const lineOf = (cell: CsvCell) =>
  csvOf(['Kolom'], [[cell]])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

it.each<[cell: CsvCell, written: string]>([
  ['Kelas Web', 'Kelas Web'],
  ['Web, dasar', '"Web, dasar"'],
  ['Kelas "Web"', '"Kelas ""Web"""'],
  ['dua\nbaris', '"dua\nbaris"'],
  ['=HYPERLINK("https://contoh.id")', `"'=HYPERLINK(""https://contoh.id"")"`],
  ['+62811', "'+62811"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', `' =1+1`],
  ['\t=1+1', "'\t=1+1"],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['a=1', 'a=1'],
  [-2500, '-2500'],
  [125000, '125000'],
  ['', ''],
])('%j is written %j', (cell, written) => expect(lineOf(cell)).toBe(written));

it('begins with a byte order mark and its heading, and ends every line', () => {
  expect(csvOf(['Kelas', 'Bagianmu (Rp)'], [['Web', 1]])).toBe(
    '\uFEFFKelas,Bagianmu (Rp)\r\nWeb,1\r\n',
  );
  expect(csvOf(['Kelas'], [])).toBe('\uFEFFKelas\r\n');
});
