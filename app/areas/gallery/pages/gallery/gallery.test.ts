import { describe, expect, it } from 'vitest';
import { altOf, itemArt, makerOf } from './item-text';
import { createSwipe, swipeStep } from './swipe';

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

describe('fingers', () => {
  it('one moves on, two enlarge and turn no page', () => {
    const swipe = createSwipe(() => false);
    swipe.press([300]);
    expect(swipe.lift(90, 0)).toBe(1);
    swipe.press([300]);
    swipe.press([300, 100]);
    expect([swipe.lift(20, 1), swipe.lift(380, 0)]).toEqual([0, 0]);
    // The next one is one finger again.
    swipe.press([90]);
    expect(swipe.lift(300, 0)).toBe(-1);
  });

  it('one moves what is seen of an enlarged picture', () => {
    const swipe = createSwipe(() => true);
    swipe.press([300]);
    expect(swipe.lift(90, 0)).toBe(0);
  });
});

describe('what is said and drawn of an item', () => {
  it.each([
    [{ id: '12', title: 'Robot', caption: 'Robot melaju', subject: 'pixel' }, 'Robot melaju'],
    [{ id: 'a-b', title: 'Robot', caption: '', subject: '' }, 'Robot'],
  ])('%j', (item, alt) => {
    expect(altOf(item)).toBe(alt);
    expect(itemArt(item)).toMatchObject({ kind: 'works', seed: item.title });
  });
});

describe('whose work it is', () => {
  it.each([
    [{ kind: '', maker: '', classroom: '' }, ''],
    [{ kind: 'Gim', maker: '', classroom: 'Labirin' }, ''],
    [{ kind: '', maker: 'Nara', classroom: '' }, 'Karya Nara'],
    [{ kind: 'Gim', maker: 'Nara', classroom: 'Labirin' }, 'Gim karya Nara, kelas Labirin'],
  ])('%j: %s', (item, said) => {
    expect(makerOf(item)).toBe(said);
  });
});
