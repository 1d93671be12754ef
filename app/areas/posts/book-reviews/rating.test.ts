import { expect, it } from 'vitest';
import { ratingSummary } from './rating';

it.each([
  [[], { average: 0, count: 0 }],
  [[0, 0], { average: 0, count: 0 }],
  [[4], { average: 4, count: 1 }],
  [[5, 4, 4], { average: 4.3, count: 3 }],
  [[5, 0, 9, -1], { average: 5, count: 1 }],
])('%j', (ratings, expected) => {
  expect(ratingSummary(ratings.map((rating) => ({ rating })))).toEqual(expected);
});
