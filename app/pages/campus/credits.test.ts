import { describe, expect, it } from 'vitest';
import { creditsOf } from './credits';

describe('creditsOf', () => {
  it.each([
    [0, 0, 0],
    [44, 0, 44],
    [45, 1, 0],
    [160, 3, 25],
    [900, 20, 0],
    [990, 20, 90],
    [-5, 0, 0],
    [Number.NaN, 0, 0],
  ])('%d hours', (hours, credits, rest) => expect(creditsOf(hours)).toEqual({ credits, rest }));
});
