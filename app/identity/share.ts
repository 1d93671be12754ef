/** The picture that links to a brand's site are shared with: 1200×630 pixels. */
import type { Brand } from './brand';
import { mix, onColour } from './colour';
import { emblem } from './emblem';
import { textWidth, wrapText } from './glyphs';
import { BOLD, textPaths } from './lettering';
import { motifTile } from './motif';
import medium from './outlines-500.json' with { type: 'json' };

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const MARGIN = 88;
const TEXT_WIDTH = 640;
const NAME_SIZES = [92, 80, 68, 58, 48];
const TAGLINE = { glyphs: medium.glyphs, size: 35 };
const TAGLINE_LEADING = 48;

/** The picture as SVG: the brand's name and promise beside a sheet of its cloth. */
export function shareSvg(brand: Brand): string {
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
    `<rect width="1200" height="630" fill="${deep}"/>${cloth}${words(brand)}</svg>`
  );
}

function words(brand: Brand): string {
  const mark = emblem(brand.motif, brand.seed, {
    ground: brand.primary,
    ink: onColour(brand.primary),
  });
  const { lines, size } = fitted(brand.name, TEXT_WIDTH, NAME_SIZES);
  const tagline = wrapText(brand.tagline, TEXT_WIDTH, TAGLINE).slice(0, 3);
  const height = lines.length * size * 1.1 + tagline.length * TAGLINE_LEADING;
  const top = Math.max(300, (SHARE_HEIGHT + 150 - height) / 2 + size * 0.8);
  const name = lines.map((line, index) => {
    return textPaths(line, MARGIN, top + index * size * 1.1, { glyphs: BOLD, size });
  });
  const below = top + (lines.length - 1) * size * 1.1 + 72;
  const promise = tagline.map((line, index) => {
    return textPaths(line, MARGIN, below + index * TAGLINE_LEADING, TAGLINE);
  });
  return (
    `<g transform="translate(${MARGIN} 84) scale(1.625)">${mark}</g>` +
    `<g fill="#fff">${name.join('')}</g><g fill="#fff" opacity=".86">${promise.join('')}</g>`
  );
}

/** The largest of some sizes at which a name takes at most two lines of the given width, else three of the last. */
export function fitted(
  name: string,
  width: number,
  sizes: readonly number[],
): { lines: string[]; size: number } {
  for (const size of sizes) {
    const style = { glyphs: BOLD, size };
    const lines = wrapText(name, width, style);
    const fits = lines.every((line) => textWidth(line, style) <= width);
    if (fits && lines.length <= 2) return { lines, size };
  }
  const size = sizes.at(-1) ?? 48;
  return { lines: wrapText(name, width, { glyphs: BOLD, size }).slice(0, 3), size };
}
