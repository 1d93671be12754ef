import { expect, it } from 'vitest';
import { timeLeftText } from './time-left-text';

const minutes = (count: number) => count * 60_000;

it.each([
  [0, null],
  [-minutes(5), null],
  [1, 'kurang dari 1 menit'],
  [minutes(12) + 59_000, '12 menit'],
  [minutes(60), '1 jam'],
  [minutes(125), '2 jam 5 menit'],
  [minutes(24 * 60), '1 hari'],
  [minutes(27 * 60 + 30), '1 hari 3 jam'],
  [Number.NaN, null],
])('%d ms left: %s', (ms, text) => {
  expect(timeLeftText(ms)).toBe(text);
});
