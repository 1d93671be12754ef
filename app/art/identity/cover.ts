/** The cover of a brand's podcast: a square, as directories ask for (Apple's: 1400 to 3000 pixels). */
import { mix, onColour } from './colour';
import { brightened } from './contrast';
import { type DrawnBrand, PODCAST, textAt } from './drawn';
import { tileOf } from './logo';
import { motifTile } from './motif';
import { fitted } from './share';

export const COVER_WIDTH = 1400;

const MARGIN = 110;
/** Where the cloth ends and the words begin. */
const EDGE = 620;
const NAME_SIZES = [190, 160, 136, 116, 98, 84];
const LABEL_SIZE = 74;

/** The cover as SVG: the brand's cloth and mark above its name, to be read on a phone's list too. */
export function coverSvg(brand: DrawnBrand): string {
  const deep = mix(brand.primary, '#0b0f16', 0.16);
  const on = onColour(brand.primary);
  const tile = motifTile(brand.motif, brand.seed);
  const scale = 310 / tile.size;
  const pattern =
    `<pattern id="m" width="${tile.size}" height="${tile.size}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="scale(${scale})">${tile.body}</pattern>`;
  const cloth =
    `<rect width="${COVER_WIDTH}" height="${EDGE}" fill="${brand.primary}"/>` +
    `<rect width="${COVER_WIDTH}" height="${EDGE}" fill="url(#m)" opacity=".34"/>` +
    `<rect y="${EDGE}" width="${COVER_WIDTH}" height="16" fill="${brand.secondary}"/>`;
  const accent = brightened(brand.secondary, deep, 4.5);
  const mark = tileOf(brand, deep, { main: '#fff', accent });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH}" height="${COVER_WIDTH}">` +
    `<defs><g fill="${on}" color="${on}">${pattern}</g></defs>` +
    `<rect width="${COVER_WIDTH}" height="${COVER_WIDTH}" fill="${deep}"/>${cloth}` +
    `<g transform="translate(${MARGIN} ${EDGE - 256}) scale(4)">${mark}</g>${words(brand)}</svg>`
  );
}

function words(brand: DrawnBrand): string {
  const { lines, size } = fitted(brand.name, COVER_WIDTH - 2 * MARGIN, NAME_SIZES, brand.heading);
  const leading = size * 1.1;
  const height = (lines.length - 1) * leading + size * 0.71 + 120;
  const top = EDGE + 16 + (COVER_WIDTH - EDGE - 16 - height) / 2 + size * 0.71;
  const name = lines.map((line, index) =>
    textAt(line, [MARGIN, Math.round(top + index * leading)], size, brand.heading),
  );
  const below = Math.round(top + (lines.length - 1) * leading + 120);
  return (
    `<g fill="#fff">${name.join('')}</g>` +
    `<g fill="#fff" opacity=".86">${textAt(PODCAST, [MARGIN, below], LABEL_SIZE, brand.body)}</g>`
  );
}
