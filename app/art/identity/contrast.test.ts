import { describe, expect, it } from 'vitest';
import { apart, brightened, contrast } from './contrast';

describe('colours are moved apart', () => {
  it('by the ratio of WCAG 2.2', () => {
    expect(contrast('#ffffff', '#000')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it.each([
    ['gold on white', '#e0a526', '#ffffff', 3],
    ['navy on ink', '#172b42', '#0b0f16', 3],
    ['a colour on itself', '#2096c4', '#2096c4', 4.5],
  ])('no less than asked: %s', (_name, colour, ground, ratio) => {
    expect(contrast(apart(colour, ground, ratio), ground)).toBeGreaterThanOrEqual(ratio);
  });

  it('not at all where they are', () => {
    expect(apart('#172b42', '#ffffff', 3)).toBe('#172b42');
    expect(brightened('#ffd166', '#101418', 6)).toBe('#ffd166');
  });

  it('to a light one of the same hue on deep grounds, to white from a grey', () => {
    const green = brightened('#006129', '#0b2416', 6);
    expect(green).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(green, '#0b2416')).toBeGreaterThanOrEqual(6);
    expect(green).not.toBe('#ffffff');
    expect(brightened('#15111a', '#0d0e14', 6)).toBe('#ffffff');
    expect(brightened('#000000', '#000000', 6)).toBe('#ffffff');
  });

  it('to white where no light one is enough', () => {
    expect(brightened('#7d3af2', '#808080', 6)).toBe('#ffffff');
  });
});
