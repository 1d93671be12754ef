import * as v from 'valibot';
import { expect, it } from 'vitest';
import { classItem } from '../../api/class';
import { apart, plotOf, scaleOf } from './plot';

it.each([
  [[], 1, [0, 1]],
  [[0, 0], 1, [0, 1]],
  [[Number.NaN], 1, [0, 1]],
  [[3], 3, [0, 1, 2, 3]],
  [[12, 40], 40, [0, 10, 20, 30, 40]],
  [[990_000], 1_000_000, [0, 250_000, 500_000, 750_000, 1_000_000]],
])('an axis for %j ends at %d', (values, top, ticks) => {
  expect(scaleOf(values)).toEqual({ top, ticks });
});

const item = (slug: string, level: string, durationHours: number, price: number, more = {}) =>
  v.parse(classItem, { slug, name: slug, level, durationHours, price, ...more });
const classes = [
  item('dua', 'advanced', 40, 800_000),
  item('satu', 'beginner', 10, 200_000),
  item('gratis', 'beginner', 4, 0),
  item('lewat', 'beginner', 10, 200_000, { isEnded: true }),
  item('tanpa-jam', 'beginner', 0, 200_000),
];

it('places classes that can still be joined by hours and price', () => {
  const { points, hours, rupiah, average } = plotOf(classes, '', 'price');
  expect(points.map(({ item: { slug }, number, x, y }) => [slug, number, x, y])).toEqual([
    ['gratis', 1, 0.1, 0],
    ['satu', 2, 0.25, 0.25],
    ['dua', 3, 1, 1],
  ]);
  expect([hours.top, rupiah.top]).toEqual([40, 800_000]);
  expect([average.rate, average.at(0), average.at(40)]).toEqual([18_519, 0, 740_760]);
});

it('keeps the numbers and fits the axes when a level or the price of an hour is asked for', () => {
  const { points, hours, average } = plotOf(classes, 'beginner', 'rate');
  expect(points.map(({ number, value }) => [number, value])).toEqual([
    [1, 0],
    [2, 20_000],
  ]);
  expect(hours.top).toBe(10);
  // 200 thousand for 14 hours.
  expect([average.rate, average.at(10)]).toEqual([14_286, 14_286]);
  expect(plotOf([], '', 'price').points).toEqual([]);
});

it('moves points that lie on each other apart, and no other', () => {
  const { points } = plotOf(classes, '', 'price');
  const [first, second, third] = points;
  if (!first || !second || !third) throw new Error('three points');
  const stacked = apart([
    { ...second, y: 0.5 },
    { ...second, y: 0.5 },
    third,
    { ...first, x: 0.25 },
  ]);
  const ys = stacked.map(({ y }) => y);
  expect(Math.abs((ys[0] ?? 0) - (ys[1] ?? 0))).toBeGreaterThan(0.06);
  expect(ys.slice(2)).toEqual([1, 0]);
});
