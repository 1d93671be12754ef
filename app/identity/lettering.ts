/**
 * Text as outlines, for pictures that cannot load fonts: logos shown through <img>, share images.
 * The outlines are Raleway's (SIL Open Font License), written once, a file a weight, with opentype.js.
 */
import { EM, type Glyphs, glyph, type TextStyle } from './glyphs';
import bold from './outlines-800.json' with { type: 'json' };

export const BOLD: Glyphs = bold.glyphs;

/** Height of a bold capital letter at a size of 1. */
export const CAP_HEIGHT = bold.capHeight / EM;

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

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
