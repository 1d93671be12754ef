import { describe, expect, it } from 'vitest';
import { fraction, quantileClasses, shares, ticks, ticksBetween } from './scale';

describe('ticks', () => {
  it.each([
    [0, [0, 1]],
    [-5, [0, 1]],
    [Number.NaN, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [937, [0, 250, 500, 750, 1000]],
    [1000, [0, 250, 500, 750, 1000]],
    [1001, [0, 500, 1000, 1500]],
    [41_870, [0, 20_000, 40_000, 60_000]],
  ])('up to %d', (max, expected) => expect(ticks(max)).toEqual(expected));
});

describe('fraction', () => {
  it.each([
    [5, 10, 0.5],
    [20, 10, 1],
    [-1, 10, 0],
    [5, 0, 0],
    [Number.NaN, 10, 0],
  ])('%d of %d', (value, max, expected) => expect(fraction(value, max)).toBe(expected));
});

describe('shares', () => {
  it.each([
    [
      [1, 1],
      [50, 50],
    ],
    [
      [1, 2],
      [33.3, 66.7],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [-4, 4],
      [0, 100],
    ],
    [[], []],
  ])('of %j', (values, expected) =>
    expect(shares(values.map((value) => ({ label: '', value })))).toEqual(expected),
  );
});

describe('quantileClasses', () => {
  it.each<[string, number[], [from: number, to: number][]]>([
    ['nothing', [], []],
    ['one value', [5], [[5, 5]]],
    ['all alike', [7, 7, 7, 7], [[7, 7]]],
    [
      'fewer values than classes',
      [2, 1, 2],
      [
        [1, 1],
        [2, 2],
      ],
    ],
    [
      'as many values as classes',
      [4, 3, 1, 2],
      [
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ],
    ],
    [
      'one far off',
      [1, 2, 3, 4, 5, 6, 7, 1000],
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 1000],
      ],
    ],
    [
      'most alike',
      [1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6],
      [
        [1, 1],
        [2, 3],
        [4, 5],
        [6, 6],
      ],
    ],
    [
      'most alike at the end',
      [1, 2, 3, 4, 5, 9, 9, 9, 9, 9],
      [
        [1, 3],
        [4, 4],
        [5, 5],
        [9, 9],
      ],
    ],
  ])('%s', (_name, values, expected) =>
    expect(quantileClasses(values, 4).map(({ from, to }) => [from, to])).toEqual(expected),
  );

  it('puts each value into one of at most so many classes', () => {
    const values = Array.from({ length: 38 }, (_, index) => (index * 131) % 97);
    const classes = quantileClasses(values, 4);
    expect(classes).toHaveLength(4);
    for (const value of values) {
      expect(classes.filter(({ from, to }) => from <= value && value <= to)).toHaveLength(1);
    }
    for (const { from, to } of classes) {
      const members = values.filter((value) => from <= value && value <= to).length;
      expect(members).toBeGreaterThan(7);
      expect(members).toBeLessThan(12);
    }
  });
});

describe('ticksBetween', () => {
  it.each([
    [58, 95, [50, 60, 70, 80, 90, 100]],
    [77, 95, [75, 80, 85, 90, 95]],
    [0, 4, [0, 1, 2, 3, 4]],
    [80, 80, [80, 81]],
    [-3, 5, [-4, -2, 0, 2, 4, 6]],
    [5, 3, [0, 1]],
    [Number.NaN, 3, [0, 1]],
  ])('from %d to %d', (min, max, expected) => expect(ticksBetween(min, max)).toEqual(expected));
});
