import { expect, it } from 'vitest';
import { shadesOf, sheetsOf, toneOf } from './sheets';

const figures = [
  { id: '33', name: 'Jawa Tengah', total: 300, score: 71.5 },
  { id: '34', name: 'DI Yogyakarta', total: 300, score: 82 },
  { id: '53', name: 'Nusa Tenggara Timur', total: 90, score: 82 },
  { id: '0', name: 'Atlantis', total: 9000, score: 99 },
];

it('makes a sheet of every province, those nobody reported too', () => {
  const sheets = sheetsOf(figures);
  expect(sheets).toHaveLength(38);
  const of = (name: string) => sheets.find((sheet) => sheet.name === name);
  expect(of('Jawa Tengah')).toMatchObject({ total: 300, totalRank: 1, scoreRank: 3 });
  expect(of('Daerah Istimewa Yogyakarta')).toMatchObject({ totalRank: 1, scoreRank: 1 });
  expect(of('Nusa Tenggara Timur')).toMatchObject({ totalRank: 3, scoreRank: 1 });
  expect(of('Aceh')).toMatchObject({ total: 0, score: 0, totalRank: 0, scoreRank: 0 });
});

it('folds the map on narrow screens without laying tiles on each other', () => {
  const places = sheetsOf([]).map(({ narrow }) => narrow.split(' / ').map(Number));
  expect(new Set(places.map(String)).size).toBe(38);
  expect(Math.max(...places.map(([, column = 0]) => column))).toBe(8);
});

it('colours by value, the most in the darkest', () => {
  const sheets = sheetsOf(figures);
  const shades = shadesOf(sheets, 'total');
  expect(shades.map(({ from, to }) => [from, to])).toEqual([
    [90, 90],
    [300, 300],
  ]);
  expect(toneOf(300, shades)).toBe(100);
  expect(toneOf(90, shades)).toBeLessThan(100);
  expect(toneOf(0, shades)).toBe(0);
  expect(shadesOf(sheetsOf([]), 'score')).toEqual([]);
});
