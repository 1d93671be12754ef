/** What stands beside the title: quarter rings, a quilt, or leaning bars, in a scheme's colours. */
import { LOOKS } from '../look';
import { dice } from '../random';
import type { Scheme } from '../scheme';
import type { Canvas } from './canvas';
import type { Outline } from './coverage';

/** The side of a quilt's squares: three of them are as high as the picture. */
const SQUARE = 210;
/** Straight lines of a whole circle. */
const CORNERS = 128;

type Pattern = (canvas: Canvas, left: number, scheme: Scheme, seed: number) => void;

/** Fills the picture from `left` on to its right edge. */
export const pattern: Pattern = (canvas, left, scheme, seed) => {
  canvas.box(left, 0, canvas.width - left, canvas.height, scheme.ground);
  // The scheme is chosen by what is left of the same division.
  PATTERNS[Math.floor(seed / LOOKS) % PATTERNS.length]?.(canvas, left, scheme, seed);
};

const rings: Pattern = (canvas, left, { face, second, spark, edge }) => {
  const { width, height } = canvas;
  [face, second, spark, edge].forEach((colour, index) => {
    const radius = (width - left) * (1 - index * 0.24);
    canvas.fill([arc(width, height, radius, 0.5, 0.75)], colour);
  });
  canvas.fill([arc(left + 120, 120, 58, 0, 1)], spark);
};

const quilt: Pattern = (canvas, left, { face, second, spark, shade }, seed) => {
  const roll = dice(seed);
  const colours = [face, second, spark, shade];
  for (let x = left; x < canvas.width; x += SQUARE) {
    for (let y = 0; y < canvas.height; y += SQUARE) {
      const back = roll.below(4);
      const front = colours[(back + 1 + roll.below(3)) % 4] ?? face;
      canvas.box(x, y, SQUARE, SQUARE, colours[back] ?? shade);
      const form = FORMS[roll.below(FORMS.length)];
      if (form) canvas.fill([form(x, y, SQUARE)], front);
    }
  }
};

const slants: Pattern = (canvas, left, { face, spark, second, edge }) => {
  const { width, height } = canvas;
  const [step, lean] = [84, 260];
  const colours = [face, spark, second, edge];
  for (let x = left, index = 0; x < width; x += step * 1.3, index += 1) {
    const bar = [x, height, x + lean, 0, x + lean + step, 0, x + step, height];
    canvas.fill([bar], colours[index % 4] ?? face);
  }
};

const PATTERNS: readonly Pattern[] = [rings, quilt, slants];

/** What stands in a square of the quilt. */
const FORMS: readonly ((x: number, y: number, u: number) => Outline)[] = [
  (x, y, u) => arc(x + u / 2, y + u / 2, u * 0.32, 0, 1),
  (x, y, u) => arc(x, y, u, 0, 0.25),
  (x, y, u) => arc(x + u, y + u, u, 0.5, 0.75),
  (x, y, u) => arc(x + u / 2, y, u / 2, 0, 0.5),
];

/** A piece of a disc, between two shares of a turn that begins on the right and goes down. */
function arc(x: number, y: number, radius: number, from: number, to: number): Outline {
  const count = Math.round(CORNERS * (to - from));
  const rim = Array.from({ length: count + 1 }, (_, index) => {
    const angle = (from + ((to - from) * index) / count) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return to - from < 1 ? [x, y, ...rim.flat()] : rim.flat();
}
