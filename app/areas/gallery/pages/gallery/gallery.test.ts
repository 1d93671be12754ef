import { describe, expect, it } from 'vitest';
import { altOf, itemArt, makerOf } from './item-text';
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
