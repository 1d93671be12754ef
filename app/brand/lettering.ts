/**
 * Text as outlines, for pictures that cannot load fonts: logos shown through <img>, share images.
 * The outlines are Raleway's (SIL Open Font License), written once, a file a weight, with opentype.js
 * as "<advance> <path>" on an em of 1000 units, y pointing down.
 */
import bold from './outlines-800.json' with { type: 'json' };

/** A weight's outlines by their characters. */
export type Glyphs = Readonly<Record<string, string>>;

export const BOLD: Glyphs = bold.glyphs;

export const EM = 1000;

/** Height of a bold capital letter at a size of 1. */
export const CAP_HEIGHT = bold.capHeight / EM;

export interface TextStyle {
  readonly glyphs: Glyphs;
  /** Size of the em, in the picture's units. */
  readonly size: number;
}

/** How far a character leads on, and its outline, both on the em. */
export function glyph(character: string, glyphs: Glyphs): { advance: number; path: string } {
  const found = glyphs[character];
  if (found === undefined) {
    throw new Error(`There is no outline for the character "${character}" in app/brand`);
  }
  const gap = found.indexOf(' ');
  return { advance: Number(found.slice(0, gap)), path: found.slice(gap + 1) };
}

/** How wide a text will be, in the picture's units. */
export function textWidth(text: string, { glyphs, size }: TextStyle): number {
  const units = [...text].reduce((sum, character) => sum + glyph(character, glyphs).advance, 0);
  return (units * size) / EM;
}

/** A text as SVG paths in the current fill, its baseline starting at (x, y). */
export function textPaths(text: string, x: number, y: number, style: TextStyle): string {
  let advance = 0;
  const paths = [...text].map((character) => {
    const { advance: own, path } = glyph(character, style.glyphs);
    const drawn = path && `<path transform="translate(${advance})" d="${path}"/>`;
    advance += own;
    return drawn;
  });
  const scale = round(style.size / EM);
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${paths.join('')}</g>`;
}

/** Breaks a text into lines of at most `width`; one long word may be wider. */
export function wrapText(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(joined, style) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
