/** Logos, icons and pattern tiles as SVG files. */
import type { Brand } from './brand';
import { onColour } from './colour';
import { emblem } from './emblem';
import { type TextStyle, textWidth, wrapText } from './glyphs';
import { BOLD, CAP_HEIGHT, textPaths } from './lettering';
import { motifTile } from './motif';

const HEIGHT = 64;
const GAP = 16;
/** Longer names stand on two lines, so that a logo stays wider than high but fits a header. */
const LONG_NAME = 330;
const DARK_INK = '#171a1f';
const LIGHT_INK = '#ffffff';

/** The brand's full logo, in dark ink for light grounds or light ink for dark ones. */
export function logoSvg(brand: Brand, ink: 'dark' | 'light'): string {
  const colour = ink === 'dark' ? DARK_INK : LIGHT_INK;
  const { body, width } = wordmark(brand.name);
  const total = Math.ceil(HEIGHT + GAP + width);
  const mark = markOf(brand, ink);
  const content = `${mark}<g fill="${colour}" transform="translate(${HEIGHT + GAP})">${body}</g>`;
  return svg(total, HEIGHT, content, brand.name);
}

/** The brand's mark alone, square. */
export function iconSvg(brand: Brand): string {
  return svg(64, 64, markOf(brand, 'dark'), brand.name);
}

/**
 * The mark on a ground that reaches every edge, for launchers that cut icons into a shape of their own:
 * `share` of the width is the mark's, and what lies outside of the middle four fifths may be cut off.
 */
export function tileSvg(brand: Brand, share: number): string {
  const inset = (64 * (1 - share)) / 2;
  const ground = `<rect width="64" height="64" fill="${brand.primary}"/>`;
  const mark = `<g transform="translate(${inset} ${inset}) scale(${share})">${markOf(brand, 'dark')}</g>`;
  return svg(64, 64, ground + mark, brand.name);
}

/** The brand's pattern, one tile in black: pages use it as a mask. */
export function motifSvg(brand: Brand): string {
  const { size, body } = motifTile(brand.motif, brand.seed);
  return svg(size, size, `<g fill="#000" color="#000">${body}</g>`);
}

/** On light grounds the mark is brand-coloured; on dark ones it is white with the brand's colour cut in. */
function markOf(brand: Brand, ink: 'dark' | 'light'): string {
  const colours =
    ink === 'dark'
      ? { ground: brand.primary, ink: onColour(brand.primary) }
      : { ground: LIGHT_INK, ink: DARK_INK };
  return emblem(brand.motif, brand.seed, colours);
}

function wordmark(name: string): { body: string; width: number } {
  const large = { glyphs: BOLD, size: 36 };
  const width = textWidth(name, large);
  const middle = HEIGHT / 2;
  if (width <= LONG_NAME || !name.includes(' ')) {
    return { body: textPaths(name, 0, middle + (CAP_HEIGHT * large.size) / 2, large), width };
  }
  const small = { glyphs: BOLD, size: 27 };
  const lines = balanced(name, small);
  const widths = lines.map((line) => textWidth(line, small));
  const capital = CAP_HEIGHT * small.size;
  const first = middle - 5;
  const drawn = lines.map((line, index) => {
    return textPaths(line, 0, index === 0 ? first : first + capital + 12, small);
  });
  return { body: drawn.join(''), width: Math.max(...widths) };
}

/** Two lines, as equal in width as the words allow. */
function balanced(name: string, style: TextStyle): string[] {
  const half = textWidth(name, style) / 2;
  const narrow = [1, 1.15, 1.3, 1.5, 2].map((factor) => wrapText(name, half * factor, style));
  return narrow.find((lines) => lines.length <= 2) ?? [name];
}

function svg(width: number, height: number, content: string, title = ''): string {
  const name = title && `<title>${escapeXml(title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${name}${content}</svg>`;
}

function escapeXml(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
