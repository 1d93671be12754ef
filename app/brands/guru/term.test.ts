import { expect, it } from 'vitest';
import { termOf } from './term';

const course = (durationHours: number, price: number) => ({ durationHours, price });

it.each([
  [[], 32, { hours: 0, price: 0, afternoons: 0, lacks: 32 }],
  [[course(32, 120_000)], 32, { hours: 32, price: 120_000, afternoons: 16, lacks: 0 }],
  [[course(8, 0), course(3, 60_000)], 64, { hours: 11, price: 60_000, afternoons: 6, lacks: 53 }],
  [[course(-8, -1)], 0, { hours: 0, price: 0, afternoons: 0, lacks: 0 }],
])('%j towards %d', (classes, goal, wanted) => {
  expect(termOf(classes, goal)).toEqual(wanted);
});
