import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import fontRows from '../identity/fonts.json' with { type: 'json' };
import { Canvas } from './canvas';
import { draw } from './draw';
import { lettersOf } from './letters';
import { png } from './png';
import { fitted, lettered } from './text';

const brand = { site: 'Alpha Academy', layout: 'alpha', primary: '#2096c4', secondary: '#e0a020' };

/** The decoded picture's colour at a place, as `#rrggbb`. */
async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<string> {
  const one = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return `#${(await one.toBuffer()).toString('hex')}`;
}

describe('the picture of a title', () => {
  it.each([
    'Dasar Web',
    'Pulang kampung, membangun desa: catatan dari tiga kabupaten yang memilih data terbuka',
    'mempertanggungjawabkannya '.repeat(6),
    'x'.repeat(160),
    'Café “Ibu” – 100 % ☕ 漢字 &<>"',
    '漢字',
    '',
  ])('is 1200 by 630 pixels, for "%s" too', async (title) => {
    const bytes = await draw({ ...brand, title });
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(bytes.length).toBeLessThan(40 * 1024);
    // Nothing is written outside of the margin: neither on the left nor over the pattern.
    expect(await colourAt(bytes, 60, 300)).toBe('#ffffff');
    const gap = sharp(bytes).extract({ left: 725, top: 0, width: 50, height: 630 });
    expect(new Set(await gap.greyscale().raw().toBuffer())).toEqual(new Set([255]));
  });

  it('stands on the ground of its layout, with its primary colour', async () => {
    const bytes = await draw({ ...brand, layout: 'siber', title: 'Kata sandi' });
    expect(await colourAt(bytes, 20, 20)).toBe('#0a110f');
    expect(await colourAt(bytes, 90, 85)).toBe('#2096c4');
    const plain = await draw({ ...brand, layout: 'nobody', title: 'Kata sandi' });
    expect(await colourAt(plain, 20, 20)).toBe('#ffffff');
  });

  it('is the same each time, and another for another title', async () => {
    const [one, again, other] = await Promise.all(
      ['Satu', 'Satu', 'Dua'].map((title) => draw({ ...brand, title })),
    );
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });
});

describe('the canvas', () => {
  it('fills whole and half pixels, and leaves holes', async () => {
    const canvas = new Canvas(6, 4, '#000000');
    const square = (left: number, top: number, right: number, bottom: number) =>
      [left, top, right, top, right, bottom, left, bottom] as const;
    const hole = [1, 1, 1, 3, 3, 3, 3, 1];
    canvas.fill([square(0, 0, 4, 4), hole], '#ffffff');
    canvas.fill([square(4.5, 0, 6, 4)], '#ffffff');
    const { data } = await sharp(await png(canvas))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const row = (at: number) => [...data.subarray(at * 6, at * 6 + 6)];
    expect(row(0)).toEqual([255, 255, 255, 255, 128, 255]);
    expect(row(1)).toEqual([255, 0, 0, 255, 128, 255]);
  });

  it('leaves away what lies outside', () => {
    const canvas = new Canvas(4, 4, '#000000');
    canvas.fill([[-10, -10, 20, -10, 20, 20, -10, 20]], '#ffffff');
    expect([...canvas.pixels]).toEqual(Array(16).fill(1));
    canvas.fill([[30, 30, 40, 30, 40, 40]], '#ff0000');
    canvas.box(-5, 3, 100, 100, '#00ff00');
    expect([...canvas.pixels.subarray(8)]).toEqual([1, 1, 1, 1, 3, 3, 3, 3]);
  });

  it('never has more colours than an indexed picture can', () => {
    const canvas = new Canvas(300, 4, '#000000');
    for (let at = 0; at < 300; at += 1) {
      const colour = `#${at.toString(16).padStart(6, '0')}`;
      canvas.fill([[at, 0.3, at + 1, 0.3, at + 1, 3.6, at, 3.6]], colour);
    }
    expect(canvas.palette.length).toBeLessThanOrEqual(256 * 3);
  });
});

describe('lettering', () => {
  it('has the letters of every font, as its headings are set', async () => {
    for (const { family } of fontRows) {
      const { capHeight, glyphs } = await lettersOf(family);
      expect(capHeight, family).toBeGreaterThan(400);
      for (const character of 'AZaz09 é…–“”’') {
        expect(glyphs[character], `${family}: ${character}`).toMatch(/^\d+ [MLQZ\d -]*$/);
      }
    }
    await expect(lettersOf('Nobody')).rejects.toThrow('Nobody');
  });

  it('draws no line that goes nowhere', async () => {
    for (const { family } of fontRows) {
      const { glyphs } = await lettersOf(family);
      expect(Object.values(glyphs).join('\n'), family).not.toMatch(/(?<!\d)(-?\d+ -?\d+)L\1(?!\d)/);
    }
  });

  it('keeps what it has outlines for, and the letters under accents it has not', async () => {
    const { glyphs } = await lettersOf('Raleway');
    expect(lettered('  Café  Đà Nẵng ☕ 漢 ﬁnal ', glyphs)).toBe('Café a Nang final');
  });

  it('takes the largest size that fits, and cuts what fits in none', async () => {
    const { glyphs } = await lettersOf('Raleway');
    const box = { width: 300, height: 100, leading: 1.2 };
    const one = fitted('Dasar Web', glyphs, box, [60, 40, 20]);
    expect(one).toEqual({ size: 40, lines: ['Dasar Web'] });
    const { size, lines } = fitted(
      'satu dua tiga empat lima enam '.repeat(9),
      glyphs,
      box,
      [60, 40],
    );
    expect([size, lines.length]).toEqual([40, 2]);
    expect(lines[1]).toMatch(/…$/);
    expect(fitted('x'.repeat(99), glyphs, box, [40]).lines[0]).toMatch(/^x{5,20}…$/);
  });
});
