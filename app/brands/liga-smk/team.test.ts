import { expect, it } from 'vitest';
import { lacksOf, type Role } from './team';

it.each<[Role[], number]>([
  [[], 3],
  [['cerita'], 2],
  [['kode', 'rupa', 'cerita'], 0],
  [['data', 'rupa', 'jaring', 'cerita'], 0],
  [['rupa', 'jaring', 'cerita'], 1],
  [['kode', 'rupa', 'jaring', 'data', 'cerita'], 1],
])('%j lacks %i things', (team, count) => {
  expect(lacksOf(new Set(team))).toHaveLength(count);
});
