import { describe, expect, it } from 'vitest';
import { altOf, seedOf } from './item-text';
import { swipeStep } from './swipe';

describe('swipeStep', () => {
  it.each([
    [0, 0],
    [47, 0],
    [-47, 0],
    [48, -1],
    [-48, 1],
    [-300, 1],
  ])('%d: %d', (distance, step) => {
    expect(swipeStep(distance)).toBe(step);
  });
});

describe('what is said and drawn of an item', () => {
  it.each([
    [{ id: '12', title: 'Robot', caption: 'Robot melaju' }, 'Robot melaju', 12],
    [{ id: 'a-b', title: 'Robot', caption: '' }, 'Robot', 3],
  ])('%j', (item, alt, seed) => {
    expect(altOf(item)).toBe(alt);
    expect(seedOf(item)).toBe(seed);
  });
});
