import { expect, it } from 'vitest';
import { hang } from './hanging';

it.each([
  [0, 0.21, { works: 0, rope: 0, pegs: 0, lamps: 0, cost: 0 }],
  [0.5, 0.21, { works: 0, rope: 0, pegs: 0, lamps: 0, cost: 0 }],
  [0.7, 0.21, { works: 1, rope: 1, pegs: 2, lamps: 1, cost: 3_600 }],
  [20, 0.297, { works: 26, rope: 22, pegs: 52, lamps: 13, cost: 83_600 }],
  [-3, 0.297, { works: 0, rope: 0, pegs: 0, lamps: 0, cost: 0 }],
  [Number.NaN, 0.42, { works: 0, rope: 0, pegs: 0, lamps: 0, cost: 0 }],
])('a wall of %d m with sheets %d m wide', (metres, width, expected) => {
  expect(hang(metres, { width })).toEqual(expected);
});
