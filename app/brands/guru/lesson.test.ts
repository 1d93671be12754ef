import { describe, expect, it } from 'vitest';
import { stepsOf } from './lesson';

describe('stepsOf', () => {
  it.each([
    [70, [0, 7, 21, 53, 63, 70]],
    [35, [0, 4, 11, 26, 32, 35]],
    [120, [0, 12, 36, 90, 108, 120]],
    [0, [0, 0, 0, 0, 0, 0]],
    [-5, [0, 0, 0, 0, 0, 0]],
  ])('%d minutes', (minutes, marks) => {
    const steps = stepsOf(minutes);
    expect([steps[0]?.from, ...steps.map(({ to }) => to)]).toEqual(marks);
    expect(steps.slice(1).map(({ from }) => from)).toEqual(marks.slice(1, -1));
  });
});
