import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { derivedMotif, type MotifName, motifNames, motifTile } from './motif';
import { seedOf } from './seed';

const REPEAT = 2;
const PIXELS = 4;

/** The pattern in black on white, small and in grey. */
async function painted(name: MotifName, seed: number) {
  const { size, body } = motifTile(name, seed);
  const side = size * REPEAT;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><g fill="#000" color="#000">` +
    `<pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${body}</pattern>` +
    `</g></defs><rect width="${side}" height="${side}" fill="#fff"/><rect width="${side}" height="${side}" fill="url(#p)"/></svg>`;
  const image = sharp(Buffer.from(svg))
    .greyscale()
    .resize(size / PIXELS);
  return image.raw().toBuffer();
}

const mean = (pixels: Uint8Array) => pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length;

describe.each(motifNames)('%s', (name) => {
  it.each([0, 8])('is drawn, and leaves ground to see it on (seed %d)', async (seed) => {
    const light = mean(await painted(name, seed));
    expect(light).toBeGreaterThan(70);
    expect(light).toBeLessThan(245);
  });

  it('has nothing that is no number in it', () => {
    expect(motifTile(name, 0).body + motifTile(name, 8).body).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('what a brand derives from its key', () => {
  it('is the same each time, and not the same for all', () => {
    const keys = ['alpha', 'anak', 'buku', 'dana', 'guru', 'media', 'siber', 'umkm'];
    expect(keys.map(derivedMotif)).toEqual(keys.map(derivedMotif));
    expect(new Set(keys.map(derivedMotif)).size).toBeGreaterThan(3);
    expect(seedOf('alpha')).not.toBe(seedOf('alpha '));
  });
});
