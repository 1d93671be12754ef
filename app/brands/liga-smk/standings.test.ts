import { expect, it } from 'vitest';
import { cutOf, tableOf } from './standings';

const of = (name: string, score: number, total = 1) => ({ id: name, name, score, total });
const table = tableOf([of('Aceh', 5), of('Bali', 9), of('Papua', 9, 3), of('Riau', 1)]);

it('ranks by score, and equal scores share a place', () => {
  expect(table.map(({ rank, name }) => `${rank} ${name}`)).toEqual([
    '1 Papua',
    '1 Bali',
    '3 Aceh',
    '4 Riau',
  ]);
});

it.each([
  ['', undefined, ['Papua', 'Bali']],
  ['  RIAU ', 'Riau', ['Aceh', 'Riau']],
  ['bal', 'Bali', ['Papua', 'Bali']],
  ['mars', undefined, ['Papua', 'Bali']],
])('looks for "%s"', (wanted, name, lines) => {
  const cut = cutOf(table, wanted, 2);
  expect(cut.found?.name).toBe(name);
  expect(cut.lines.map((line) => line.name)).toEqual(lines);
});
