import { expect, it } from 'vitest';
import { pileOf, standingOf } from './pile';

const provinces = [
  { id: '1', name: 'Bali', total: 1, score: 70.4 },
  { id: '2', name: 'Aceh', total: 2, score: 69.6 },
  { id: '3', name: 'Riau', total: 3, score: 81 },
];

it('piles what lies on the same point', () =>
  expect(pileOf(provinces).map(({ name, at, level }) => [name, at, level])).toEqual([
    ['Aceh', 70, 0],
    ['Bali', 70, 1],
    ['Riau', 81, 0],
  ]));

it.each([
  [50, 0, 'Aceh'],
  [70.4, 1, 'Bali'],
  [71, 2, 'Riau'],
  [100, 3, undefined],
])('a mark of %d passes %d', (own, passed, next) => {
  const standing = standingOf(pileOf(provinces), own);
  expect([standing.passed, standing.next?.name]).toEqual([passed, next]);
});

it('passes nobody where there is nobody', () =>
  expect(standingOf(pileOf([]), 100)).toEqual({ passed: 0, next: undefined }));
