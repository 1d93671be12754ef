/** Lines of text as outlines that a canvas fills. */
import { EM, type Glyphs, glyph, textWidth, wrapText } from '../identity/glyphs';
import type { Outline } from './coverage';
import type { Letters } from './letters';

/** How many straight lines a letter's curve becomes: each is a few pixels long. */
const PIECES = 4;

export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** From one line to the next, in ems. */
  readonly leading: number;
}

/** A text of characters that have an outline: accents without one are left away, and what remains. */
export function lettered(text: string, glyphs: Glyphs): string {
  const has = (character: string) => Object.hasOwn(glyphs, character);
  const known = [...text.normalize('NFC').replace(/\s/g, ' ')].map((character) =>
    has(character) ? character : [...character.normalize('NFKD')].filter(has).join(''),
  );
  return known.join('').replace(/ +/g, ' ').trim();
}

/** The lines of a text in the largest of the sizes in which they fit; cut where none is small enough. */
export function fitted(text: string, glyphs: Glyphs, box: TextBox, sizes: readonly number[]) {
  const set = (size: number) => ({ size, lines: wrapText(text, box.width, { glyphs, size }) });
  const fits = sizes.map(set).find(({ size, lines }) => {
    const isNarrow = lines.every((line) => textWidth(line, { glyphs, size }) <= box.width);
    return isNarrow && lines.length * size * box.leading <= box.height;
  });
  if (fits) return fits;
  const { size, lines } = set(sizes.at(-1) ?? 1);
  const count = Math.floor(box.height / size / box.leading);
  const shown = lines.slice(0, count).map((line, at) => {
    const isLast = at + 1 === count && lines.length > count;
    return cut(isLast ? `${line}…` : line, box.width, glyphs, size);
  });
  return { size, lines: shown };
}

function cut(line: string, width: number, glyphs: Glyphs, size: number): string {
  let short = line;
  while (textWidth(short, { glyphs, size }) > width) short = `${short.replace(/.…?$/, '')}…`;
  return short;
}

/** A line of text, letter by letter, its baseline beginning at (x, y). */
export function outlinesOf(
  text: string,
  x: number,
  y: number,
  size: number,
  { glyphs, tracking }: Letters,
): Outline[][] {
  const scale = size / EM;
  let at = x;
  return [...text].map((character) => {
    const { advance, path } = glyph(character, glyphs);
    const outlines = outlinesOfPath(path, at, y, scale);
    at += advance * scale + tracking * size;
    return outlines;
  });
}

/** Outlines of absolute moves, lines and curves with one control point, which is all that is written. */
function outlinesOfPath(path: string, left: number, base: number, scale: number): Outline[] {
  const outlines: number[][] = [];
  for (const [, command, written = ''] of path.matchAll(/([MLQ])([^MLQZ]+)/g)) {
    const numbers = (written.match(/-?\d+/g) ?? []).map(Number);
    const points = numbers.map((value, at) => (at % 2 === 0 ? left : base) + value * scale);
    if (command === 'M') outlines.push([]);
    const outline = outlines.at(-1);
    outline?.push(...(command === 'Q' ? curve(outline.slice(-2), points) : points));
  }
  return outlines;
}

function curve([x0 = 0, y0 = 0]: number[], [cx = 0, cy = 0, x = 0, y = 0]: number[]): number[] {
  return Array.from({ length: PIECES }, (_, piece) => {
    const t = (piece + 1) / PIECES;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * x0 + b * cx + c * x, a * y0 + b * cy + c * y];
  }).flat();
}
