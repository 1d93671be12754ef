import { expect, it } from 'vitest';
import { estimate, priceRange, readPlaces } from './estimate';

it.each([
  ['', null],
  ['0', null],
  ['1', 1],
  [' 25 ', 25],
  ['500', 500],
  ['501', null],
  ['-3', null],
  ['2,5', null],
  ['1e3', null],
])('readPlaces %j is %j', (text, places) => {
  expect(readPlaces(text)).toBe(places);
});

it.each([
  ['room enough', { price: 250_000, quota: 30, totalStudents: 10 }, 20, 5_000_000, true],
  ['one too many', { price: 250_000, quota: 30, totalStudents: 10 }, 21, 5_250_000, false],
  ['no limit', { price: 100_000, quota: 0, totalStudents: 900 }, 100, 10_000_000, true],
  ['free', { price: 0, quota: 10, totalStudents: 0 }, 10, 0, true],
  ['no price told', { price: null, quota: 10, totalStudents: 0 }, 10, null, true],
])('estimate: %s', (_name, item, places, total, fits) => {
  expect(estimate(item, places)).toEqual({ total, fits });
});

it.each([
  ['none', [], null],
  ['only free ones', [0, 0], null],
  ['one', [0, 150], { from: 150, to: 150 }],
  ['several', [300, 0, 150, 200], { from: 150, to: 300 }],
])('priceRange: %s', (_name, prices, range) => {
  expect(priceRange(prices.map((price) => ({ price })))).toEqual(range);
});
