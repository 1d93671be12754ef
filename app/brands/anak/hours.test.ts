import { expect, it } from 'vitest';
import { weekOf } from './hours';

it.each([
  [0, 0, { before: 0, after: 67, making: 100 }],
  [60, 0, { before: 420, after: 487, making: 14 }],
  [60, 50, { before: 420, after: 277, making: 24 }],
  [120, 250, { before: 840, after: 67, making: 100 }],
])('%i minutes a day, %i percent less', (perDay, less, week) => {
  expect(weekOf(perDay, less)).toEqual(week);
});
