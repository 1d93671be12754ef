/** Logos, icons and pattern tiles as SVG files. */
import type { Brand } from './brand';
import { mix, onColour } from './colour';
import { apart, brightened, contrast } from './contrast';
import type { DrawnBrand, Span } from './drawn';
import { emblem } from './emblem';
import { MARK_SIZE, type MarkColours, markBody } from './mark';
import { motifTile } from './motif';

/** On what a logo stands: the ink is dark on light grounds, and light on dark ones. */
export type Ink = 'dark' | 'light';

const LIGHT_INK = '#ffffff';
/** The ratio of contrast that forms need (WCAG 2.2, 1.4.11), and that a light mark on deep ground has. */
const FORM = 3;
const BRIGHT = 6;

/** The brand's full logo, in dark ink for light grounds or light ink for dark ones. */
export function logoSvg(brand: DrawnBrand, ink: Ink): string {
  const { main, accent, word } = logoColours(brand, ink);
  const { left, right } = brand.span;
  const mark = `<g transform="translate(${-left})">${markOn(brand, ink, { main, accent })}</g>`;
  const start = right - left + brand.word.gap;
  const name = `<g fill="${word}" transform="translate(${start})">${brand.word.body}</g>`;
  return svg(Math.ceil(start + brand.word.width), MARK_SIZE, mark + name, brand.name);
}

/** The colours of a logo: those of its mark and that of its name. */
export function logoColours(brand: Brand, ink: Ink): MarkColours & { readonly word: string } {
  const { primary, secondary } = brand;
  const { light, dark } = endsOf(brand);
  if (ink === 'dark') return { main: primary, accent: apart(secondary, light, FORM), word: dark };
  const deep = deepGround(brand);
  return {
    main: brightened(primary, deep, BRIGHT),
    accent: brightened(secondary, deep, BRIGHT),
    word: LIGHT_INK,
  };
}

/** The lighter end of a palette, and the darker one. */
function endsOf({ palette: { ground, ink } }: Brand): { light: string; dark: string } {
  return onColour(ground) === '#000000'
    ? { light: ground, dark: ink }
    : { light: ink, dark: ground };
}

/** The lightest deep ground that a light logo stands on: `--ground-deep` of app/ui/tokens.css. */
export function deepGround({ primary }: Brand): string {
  return mix(primary, '#0b0f16', 0.26);
}

/** The brand's icon: its mark on a tile with the brand's corners. */
export function iconSvg(brand: DrawnBrand): string {
  return svg(64, 64, tileOf(brand, brand.primary, onTile(brand)), brand.name);
}

/** The mark on a tile of a colour, on a square of 64 units; an emblem brings its own tile along. */
export function tileOf(brand: DrawnBrand, ground: string, colours: MarkColours): string {
  if (!brand.mark) return markOn(brand, 'dark', colours);
  const tile = `<path fill="${ground}" d="${TILES[brand.corner]}"/>`;
  return tile + inset(markBody(brand.mark, colours), 0.68, brand.span);
}

/** Squares of 64 units by the shape of their corners. */
const TILES: Readonly<Record<Brand['corner'], string>> = {
  round: 'M18 0H46A18 18 0 0164 18V46A18 18 0 0146 64H18A18 18 0 010 46V18A18 18 0 0118 0z',
  soft: 'M9 0H55A9 9 0 0164 9V55A9 9 0 0155 64H9A9 9 0 010 55V9A9 9 0 019 0z',
  square: 'M0 0H64V64H0z',
  ticket: 'M9 0H55A9 9 0 0064 9V55A9 9 0 0055 64H9A9 9 0 000 55V9A9 9 0 009 0z',
  notched: 'M11 0H53L64 11V53L53 64H11L0 53V11z',
};

/** The mark's colours on the brand's own: white where it is told apart, else black. */
function onTile({ primary, secondary }: Brand): MarkColours {
  const main = contrast(LIGHT_INK, primary) >= FORM ? LIGHT_INK : '#000000';
  return { main, accent: brightened(secondary, primary, FORM) };
}

/**
 * The mark on a ground that reaches every edge, for launchers that cut icons into a shape of their own:
 * `share` of the width is the mark's, and what lies outside of the middle four fifths may be cut off.
 */
export function tileSvg(brand: DrawnBrand, share: number): string {
  const ground = `<rect width="64" height="64" fill="${brand.primary}"/>`;
  return svg(
    64,
    64,
    ground + inset(markOn(brand, 'dark', onTile(brand)), share, brand.span),
    brand.name,
  );
}

/** A mark in the middle of its tile, `share` of it wide. */
function inset(body: string, share: number, { left, right }: Span): string {
  const x = round((MARK_SIZE - (left + right) * share) / 2);
  const y = round((MARK_SIZE * (1 - share)) / 2);
  return `<g transform="translate(${x} ${y}) scale(${share})">${body}</g>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The brand's pattern, one tile in black: pages use it as a mask. */
export function motifSvg(brand: Brand): string {
  const { size, body } = motifTile(brand.motif, brand.seed);
  return svg(size, size, `<g fill="#000" color="#000">${body}</g>`);
}

/** The brand's mark; where it has none, its motif's emblem on a tile, which is white on dark grounds. */
export function markOn(brand: Brand, ink: Ink, colours: MarkColours): string {
  if (brand.mark) return markBody(brand.mark, colours);
  const tile =
    ink === 'dark'
      ? { ground: brand.primary, ink: onColour(brand.primary) }
      : { ground: LIGHT_INK, ink: endsOf(brand).dark };
  return emblem(brand.motif, brand.seed, tile);
}

function svg(width: number, height: number, content: string, title = ''): string {
  const name = title && `<title>${escapeXml(title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${name}${content}</svg>`;
}

function escapeXml(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
