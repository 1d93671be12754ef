import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandOf } from './brand';
import { mix, onColour, parseColour } from './colour';
import { coverSvg } from './cover';
import { drawnBrand } from './drawn';
import { wrapWords } from './glyphs';
import { iconSvg, logoSvg, motifSvg } from './logo';
import { headingFace, letteringOf } from './outline';
import { shareSvg } from './share';

const root = join(import.meta.dirname, '../../..');
const css = { clr_primary: '#1d4ed8', clr_secondary: '#f59e0b' };
const row = {
  key: 'contoh',
  name: 'Contoh & Kawan',
  tagline: 'Belajar bersama, tumbuh bersama.',
  settings: { css },
};
const drawn = async (own: object) => drawnBrand(root, await brandOf(root, { ...row, ...own }));
/** Without a folder of its own, as a brand is that was published and never built. */
const brand = await drawn({});
const longest = await drawn({
  name: 'Perkumpulan Keterampilan Digital Nusantara Sejahtera Bersama',
});

const face = headingFace('Raleway');
const text = 'satu dua tiga empat lima';
const { measure, outline } = await letteringOf(root, face, `${text}AVlph`);

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
  const wrapped = (words: string, width: number) =>
    wrapWords(words, width, (line) => measure(line, 20));

  it('measures in proportion to size', () => {
    expect(measure('Alpha', 40)).toBeCloseTo(2 * measure('Alpha', 20));
    expect(measure('', 20)).toBe(0);
  });

  it('sets letters closer where the font says so', () => {
    const tracking = face.tracking * 20;
    const apart = measure('A', 20) + measure('V', 20) + tracking;
    expect(measure('AV', 20)).toBeLessThan(apart);
  });

  it('is one path of whole numbers', () => {
    expect(outline(text, 20).path).toMatch(/^m[-\d ]+[-\dvhlqtz m]+z$/);
  });

  it('breaks between words only, and loses none', () => {
    const lines = wrapped(text, measure('satu dua', 20) + 1);
    expect(lines).toEqual(['satu dua', 'tiga', 'empat', 'lima']);
    expect(wrapped('Alphaalphaalphaalpha', 10)).toHaveLength(1);
    expect(wrapped('', 10)).toEqual([]);
  });

  it('names a character it has no outline for', () => {
    expect(() => outline('漢', 20)).toThrow('"漢"');
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
