import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Brand } from './brand';
import { mix, onColour, parseColour } from './colour';
import { coverSvg } from './cover';
import { textWidth, wrapText } from './glyphs';
import { BOLD, textPaths } from './lettering';
import { iconSvg, logoSvg, motifSvg } from './logo';
import { shareSvg } from './share';

const brand: Brand = {
  key: 'contoh',
  name: 'Contoh & Kawan',
  tagline: 'Belajar bersama, tumbuh bersama.',
  primary: '#1d4ed8',
  secondary: '#f59e0b',
  motif: 'kawung',
  seed: 7,
  hasPodcast: true,
};
const longest = { ...brand, name: 'Perkumpulan Keterampilan Digital Nusantara Sejahtera Bersama' };

describe('colours', () => {
  it.each([
    ['#ffffff', '#000000'],
    ['#000', '#ffffff'],
    ['#2096c4', '#000000'],
    ['#1d4ed8', '#ffffff'],
  ])('text on %s is %s', (ground, expected) => {
    expect(onColour(ground)).toBe(expected);
  });

  it('mixes by share', () => {
    expect(mix('#ffffff', '#000000', 0.5)).toBe('#808080');
    expect(parseColour('#abc')).toEqual([0xaa, 0xbb, 0xcc]);
  });

  it.each(['red', '#12', 'red;}body{', ''])('refuses "%s"', (colour) => {
    expect(() => parseColour(colour)).toThrow('is not a colour');
  });
});

describe('lettering', () => {
  const style = { glyphs: BOLD, size: 20 };

  it('measures in proportion to size', () => {
    const double = textWidth('Alpha', { ...style, size: 40 });
    expect(double).toBeCloseTo(2 * textWidth('Alpha', style));
  });

  it('breaks between words only, and loses none', () => {
    const text = 'satu dua tiga empat lima';
    const lines = wrapText(text, textWidth('satu dua', style) + 1, style);
    expect(lines).toEqual(['satu dua', 'tiga', 'empat', 'lima']);
    expect(wrapText('mempertanggungjawabkannya', 10, style)).toHaveLength(1);
    expect(wrapText('', 10, style)).toEqual([]);
  });

  it('names a character it has no outline for', () => {
    expect(() => textPaths('漢', 0, 0, style)).toThrow('"漢"');
  });
});

describe('pictures', () => {
  it.each<[string, string]>([
    ['dark logo', logoSvg(brand, 'dark')],
    ['light logo', logoSvg(brand, 'light')],
    ['icon', iconSvg(brand)],
    ['pattern', motifSvg(brand)],
    ['share image', shareSvg(brand)],
    ['share image of the longest name', shareSvg(longest)],
    ['cover', coverSvg(brand)],
    ['cover of the longest name', coverSvg(longest)],
  ])('the %s is SVG without fonts or anything to load', async (_name, svg) => {
    expect(svg).not.toMatch(/<text|<image|href=|NaN|undefined/);
    const { format } = await sharp(Buffer.from(svg)).metadata();
    expect(format).toBe('svg');
  });

  it('a logo fits a header: a long name takes two lines', () => {
    const [, width] = /width="(\d+)"/.exec(logoSvg(longest, 'dark')) ?? [];
    expect(Number(width)).toBeLessThan(640);
  });

  it.each([
    ['share image', shareSvg, [1200, 630]],
    ['cover', coverSvg, [1400, 1400]],
  ])('the %s has the size that others ask for', async (_name, draw, size) => {
    const { width, height } = await sharp(Buffer.from(draw(brand))).metadata();
    expect([width, height]).toEqual(size);
  });
});
