import { expect, it } from 'vitest';
import { calibrationOf } from './certainty';

/** Answers as `<percent><+ for true, - for false>`. */
const answers = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => ({ sure: Number.parseInt(one, 10), isTrue: one.endsWith('+') }));

it.each([
  ['100+ 0- 100+', 0, 3, 'sound'],
  ['0+ 100-', 100, 0, 'bold'],
  ['50+ 50-', 25, 0, 'timid'],
  ['75+ 25-', 6, 2, 'sound'],
  ['100+ 100-', 50, 1, 'bold'],
  ['75+ 75-', 31, 1, 'bold'],
  ['50+ 75+', 16, 1, 'timid'],
  ['', 0, 0, 'sound'],
])('%s', (text, score, right, kind) => {
  expect(calibrationOf(answers(text))).toEqual({ score, right, kind });
});
