import { expect, it } from 'vitest';
import { PROVINCE_TILES } from '../../../ui/chart/provinces';
import { ARROWS, spotAhead } from './direction';

const spots = PROVINCE_TILES.map(({ column, row }) => ({ x: column, y: row }));
const at = (code: string) => PROVINCE_TILES.findIndex((tile) => tile.code === code);
const next = (code: string, key: string) => {
  const step = ARROWS[key];
  return step && PROVINCE_TILES[spotAhead(spots, at(code), step)]?.code;
};

it.each([
  ['JB', 'ArrowRight', 'JT'],
  ['JB', 'ArrowLeft', 'JK'],
  ['JT', 'ArrowDown', 'YO'],
  ['YO', 'ArrowUp', 'JT'],
  // Over the sea, and out of the row where it has nobody ahead.
  ['JI', 'ArrowRight', 'BA'],
  ['SU', 'ArrowLeft', 'AC'],
  ['KU', 'ArrowRight', 'GO'],
  // At the country's edges everybody stays.
  ['AC', 'ArrowUp', 'AC'],
  ['AC', 'ArrowLeft', 'AC'],
  ['YO', 'ArrowDown', 'YO'],
  ['JB', 'Enter', undefined],
])('from %s by %s to %s', (from, key, to) => expect(next(from, key)).toBe(to));

it('reaches every province by arrows alone', () => {
  const seen = new Set([at('JB')]);
  for (const from of seen)
    for (const step of Object.values(ARROWS)) if (step) seen.add(spotAhead(spots, from, step));
  expect(seen.size).toBe(PROVINCE_TILES.length);
});

it('of no spot stays where it is', () => expect(spotAhead([], 3, { x: 1, y: 0 })).toBe(3));
