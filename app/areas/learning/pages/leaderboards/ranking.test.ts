import { describe, expect, it } from 'vitest';
import { axisOf, found, measureOf, rank } from './ranking';

const provinces = [
  { id: '1', name: 'Bali', total: 10, score: 80 },
  { id: '2', name: 'Aceh', total: 30, score: 80 },
  { id: '3', name: 'Jawa Barat', total: 20, score: 75.5 },
  { id: '4', name: 'Papua Barat', total: 40, score: 90 },
];

describe('rank', () => {
  it.each([
    ['score', ['1 Papua Barat', '2 Aceh', '2 Bali', '4 Jawa Barat']],
    ['total', ['1 Papua Barat', '2 Aceh', '3 Jawa Barat', '4 Bali']],
  ] as const)('by %s', (measure, expected) =>
    expect(rank(provinces, measure).map(({ rank, name }) => `${rank} ${name}`)).toEqual(expected),
  );

  it('of nothing is nothing', () => expect(rank([], 'score')).toEqual([]));
});

describe('found', () => {
  it.each([
    ['', ['Papua Barat', 'Aceh', 'Bali', 'Jawa Barat']],
    ['BARAT', ['Papua Barat', 'Jawa Barat']],
    ['barat papua', ['Papua Barat']],
    ['xyz', []],
  ])('"%s"', (search, names) =>
    expect(found(rank(provinces, 'score'), search).map(({ name }) => name)).toEqual(names),
  );

  it('keeps the rank among all', () =>
    expect(found(rank(provinces, 'score'), 'jawa')[0]?.rank).toBe(4));
});

describe('axisOf', () => {
  it.each([
    ['score', [75, 80, 85, 90]],
    ['total', [0, 10, 20, 30, 40]],
  ] as const)('by %s', (measure, expected) =>
    expect(axisOf(rank(provinces, measure), measure)).toEqual(expected),
  );

  it('of nothing is an axis still', () => expect(axisOf([], 'score')).toEqual([0, 1]));
});

describe('measureOf', () => {
  it.each([
    ['', 'score'],
    ['total', 'total'],
    ['toString', 'score'],
  ])('%s', (category, measure) => expect(measureOf(category)).toBe(measure));
});
