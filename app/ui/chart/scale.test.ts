import { describe, expect, it } from 'vitest';
import {
  areaPath,
  fraction,
  linePath,
  plotPoints,
  quantileClass,
  shares,
  shownLabels,
  ticks,
} from './scale';

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

describe('lines', () => {
  it.each([
    ['nothing', [], '', ''],
    ['one value', [5], 'M50 50', 'M50 50L50 100L50 100Z'],
    ['three values', [0, 10, 5], 'M0 100L50 0L100 50', 'M0 100L50 0L100 50L100 100L0 100Z'],
  ])('%s', (_name, values, line, area) => {
    const points = plotPoints(values, 10);
    expect(linePath(points)).toBe(line);
    expect(areaPath(points)).toBe(area);
  });
});

describe('quantileClass', () => {
  it.each([
    ['even', [1, 2, 3, 4], [0, 1, 2, 3]],
    ['one far off', [1, 2, 3, 1000], [0, 1, 2, 3]],
    ['all alike', [7, 7, 7, 7], [0, 0, 0, 0]],
    ['fewer values than classes', [1, 2], [0, 2]],
  ])('%s', (_name, values, expected) =>
    expect(values.map(quantileClass(values, 4))).toEqual(expected),
  );
});

describe('shownLabels', () => {
  it.each([
    [12, 4, [11, 8, 5, 2]],
    [3, 4, [2, 1, 0]],
    [0, 4, []],
    [5, 0, [4]],
  ])('%d labels where %d fit', (count, most, expected) =>
    expect([...shownLabels(count, most)]).toEqual(expected),
  );
});
