import { describe, expect, it } from 'vitest';
import { sample } from './content';
import { measuresOf } from './measures';
import { MOST_CELLS, stripAt } from './strip';

describe('measuresOf', () => {
  it.each([
    [
      'Yang lama menunggu. Hari tutup buku: 9 menjadi 3; jam lembur: 1.260 menjadi 22,5.',
      [
        ['Hari tutup buku', 9, 3],
        ['Jam lembur', 1260, 22.5],
      ],
    ],
    ['Pelapor: 2 menjadi 140', [['Pelapor', 2, 140]]],
    ['Tetap saja: 4 menjadi 4.', []],
    ['Menjadi: tiga menjadi empat. Angka: menjadi 3', []],
    ['Bagian: 40 menjadi 20%', []],
    ['', []],
  ])('%s', (text, wanted) => {
    const found = measuresOf(text).map(({ label, before, after }) => [label, before, after]);
    expect(found).toEqual(wanted);
  });
});

it('has something to move where no case may be told', () => {
  expect(measuresOf(sample).map(({ before, after }) => before - after)).toEqual([23, 3, 52]);
});

describe('stripAt', () => {
  it.each([
    [9, 3, 0, 3, 9],
    [9, 3, 1, 9, 9],
    [9, 3, 0.5, 7, 9],
    [126, 22, 0.5, 74, 126],
    [2, 140, 0, 140, MOST_CELLS],
    [2, 140, 1, 2, MOST_CELLS],
    [1260, 22.5, 0, 22.5, MOST_CELLS],
    [9, 3, -4, 3, 9],
    [9, 3, 7, 9, 9],
    [0.4, 0.2, 1, 0.4, 1],
  ])('%d to %d at %d', (before, after, share, count, cells) => {
    const strip = stripAt({ label: '', before, after }, share);
    expect([strip.count, strip.cells]).toEqual([count, cells]);
  });

  it('draws each cell once at most', () => {
    const { before, after, gone } = stripAt({ label: '', before: 9, after: 3 }, 0.5);
    const all = [before, after, gone].map((path) => path.split('M').length - 1);
    expect(all).toEqual([5, 2, 2]);
  });
});
