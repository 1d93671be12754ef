/** The picture that links to a brand's site are shared with: 1200×630 pixels. */
import { mix, onColour } from './colour';
import { brightened } from './contrast';
import { type DrawnBrand, textAt } from './drawn';
import { wrapWords } from './glyphs';
import { markOn } from './logo';
import { motifTile } from './motif';
import type { Lettering } from './outline';

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const MARGIN = 88;
const TEXT_WIDTH = 640;
const NAME_SIZES = [92, 80, 68, 58, 48];
const TAGLINE_SIZE = 35;
const TAGLINE_LEADING = 48;

/** The picture as SVG: the brand's name and promise beside a sheet of its cloth. */
export function shareSvg(brand: DrawnBrand): string {
  const deep = mix(brand.primary, '#0b0f16', 0.16);
  const on = onColour(brand.primary);
  const tile = motifTile(brand.motif, brand.seed);
  const scale = 210 / tile.size;
  const pattern =
    `<pattern id="m" width="${tile.size}" height="${tile.size}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="translate(790 0) scale(${scale})">${tile.body}</pattern>`;
  const cloth =
    `<rect x="790" width="410" height="630" fill="${brand.primary}"/>` +
    `<rect x="790" width="410" height="630" fill="url(#m)" opacity=".34"/>` +
    `<rect x="790" width="10" height="630" fill="${brand.secondary}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">` +
    `<defs><g fill="${on}" color="${on}">${pattern}</g></defs>` +
    `<rect width="1200" height="630" fill="${deep}"/>${cloth}${words(brand, deep)}</svg>`
  );
}

function words(brand: DrawnBrand, deep: string): string {
  const { heading, body } = brand;
  const mark = markOn(brand, 'light', {
    main: '#fff',
    accent: brightened(brand.secondary, deep, 4.5),
  });
  const { lines, size } = fitted(brand.name, TEXT_WIDTH, NAME_SIZES, heading);
  const measure = (line: string) => body.measure(line, TAGLINE_SIZE);
  const tagline = wrapWords(brand.tagline, TEXT_WIDTH, measure).slice(0, 3);
  const height = lines.length * size * 1.1 + tagline.length * TAGLINE_LEADING;
  const top = Math.round(Math.max(300, (SHARE_HEIGHT + 150 - height) / 2 + size * 0.8));
  const name = lines.map((line, index) =>
    textAt(line, [MARGIN, Math.round(top + index * size * 1.1)], size, heading),
  );
  const below = Math.round(top + (lines.length - 1) * size * 1.1 + 72);
  const promise = tagline.map((line, index) =>
    textAt(line, [MARGIN, below + index * TAGLINE_LEADING], TAGLINE_SIZE, body),
  );
  return (
    `<g transform="translate(${MARGIN} 84) scale(1.875)">${mark}</g>` +
    `<g fill="#fff">${name.join('')}</g><g fill="#fff" opacity=".86">${promise.join('')}</g>`
  );
}

/** The largest of some sizes at which a name takes at most two lines of the given width, else three of the last. */
export function fitted(
  name: string,
  width: number,
  sizes: readonly number[],
  { measure }: Lettering,
): { lines: string[]; size: number } {
  const wrapped = (size: number) => wrapWords(name, width, (line) => measure(line, size));
  for (const size of sizes) {
    const lines = wrapped(size);
    const fits = lines.every((line) => measure(line, size) <= width);
    if (fits && lines.length <= 2) return { lines, size };
  }
  const size = sizes.at(-1) ?? 48;
  return { lines: wrapped(size).slice(0, 3), size };
}
