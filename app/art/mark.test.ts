import sharp from 'sharp';
import { expect, it } from 'vitest';
import { distance, hashOf } from '../../test/browser/likeness';
import { careers } from '../../test/upstream/src/data/careers';
import { markPicture } from './mark';
import { schemeOf } from './scheme';

const palette = { primary: '#454f61', secondary: '#e07a1f', ground: '#ffffff', ink: '#131c26' };
/** In black on white, so that their forms alone tell them apart. */
const plain = { ...schemeOf(palette, 0), ground: '#ffffff', face: '#000000', spark: '#000000' };
const names = careers.map(({ name }) => name);

it('tells the companies of the stand-in apart by their forms', async () => {
  const hashes = await Promise.all(
    names.map(async (name) =>
      hashOf(
        await sharp(Buffer.from(markPicture(name, plain)))
          .flatten({ background: '#fff' })
          .png()
          .toBuffer(),
      ),
    ),
  );
  const near = hashes.flatMap((one, index) =>
    hashes.slice(index + 1).flatMap((other, at) => {
      const apart = distance(one, other);
      return apart < 0.35 ? [`${names[index]} and ${names[index + 1 + at]}: ${apart}`] : [];
    }),
  );
  expect(names.length).toBe(20);
  expect(near).toEqual([]);
});

it('keeps a mark within the circle that shows it', async () => {
  for (const name of names) {
    const ring = `<circle cx="48" cy="48" r="57" fill="none" stroke="#fff" stroke-width="18"/></svg>`;
    const whole = markPicture(name, plain);
    const [inked, within] = await Promise.all(
      [whole, whole.replace('</svg>', ring)].map((svg) =>
        sharp(Buffer.from(svg)).flatten({ background: '#fff' }).raw().toBuffer(),
      ),
    );
    expect(inked?.equals(within ?? Buffer.alloc(0)), name).toBe(true);
  }
});

it('is the same for a name however it is written', () => {
  expect(markPicture(' Rupa Digital ', plain)).toBe(markPicture('rupa digital', plain));
  expect(markPicture('', plain)).toMatch(/^<svg.+<\/svg>$/);
});
