/**
 * How much of each pixel lies inside of closed outlines: signed-area coverage, as font-rs does it.
 * Each step of an outline leaves in the pixels of a row what it adds to all pixels right of it;
 * summed up from the left that is the share inside.
 */

/** Corners one after another, `x, y, x, y, …`, in pixels from the upper left; the last meets the first. */
export type Outline = readonly number[];

export interface Coverage {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
  /** For each row `wide` shares to be summed up, and two that are not looked at. */
  readonly shares: Float32Array;
}

/** What lies outside of a picture of the given size is left away. */
export function coverage(outlines: readonly Outline[], width: number, height: number): Coverage {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const outline of outlines) {
    for (let at = 0; at < outline.length; at += 2) {
      const [x = 0, y = 0] = [outline[at], outline[at + 1]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  left = Math.max(0, Math.floor(left));
  top = Math.max(0, Math.floor(top));
  const wide = Math.max(0, Math.min(width, Math.ceil(right)) - left);
  const high = Math.max(0, Math.min(height, Math.ceil(bottom)) - top);
  const field = { left, top, wide, high, shares: new Float32Array((wide + 2) * high) };
  for (const outline of outlines) addOutline(field, outline);
  return field;
}

function addOutline(field: Coverage, outline: Outline): void {
  let x0 = (outline.at(-2) ?? 0) - field.left;
  let y0 = (outline.at(-1) ?? 0) - field.top;
  for (let at = 0; at < outline.length; at += 2) {
    const x = (outline[at] ?? 0) - field.left;
    const y = (outline[at + 1] ?? 0) - field.top;
    if (y0 < y) addEdge(field, x0, y0, x, y, 1);
    if (y0 > y) addEdge(field, x, y, x0, y0, -1);
    [x0, y0] = [x, y];
  }
}

/** An edge that goes down, row by row. */
function addEdge(
  { wide, high, shares }: Coverage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  direction: number,
): void {
  const slope = (x1 - x0) / (y1 - y0);
  for (let row = Math.max(0, Math.floor(y0)); row < Math.min(high, Math.ceil(y1)); row += 1) {
    const [from, to] = [Math.max(row, y0), Math.min(row + 1, y1)];
    const a = clamp(x0 + (from - y0) * slope, wide);
    const b = clamp(x0 + (to - y0) * slope, wide);
    const start = row * (wide + 2);
    addRow(shares, start, Math.min(a, b), Math.max(a, b), (to - from) * direction);
  }
}

/** What one edge does to one row, between two places of it. */
function addRow(shares: Float32Array, start: number, from: number, to: number, area: number): void {
  // Of each pixel, how much lies right of the edge, less that of the pixel before.
  let [done, before] = [0, 0];
  for (let at = Math.floor(from); at <= Math.ceil(to); at += 1) {
    const sum = rightOf(at + 1, from, to);
    const share = (sum - done) * area;
    shares[start + at] = (shares[start + at] ?? 0) + share - before;
    [done, before] = [sum, share];
  }
}

/** How much lies right of an edge and left of a place, for an edge of height 1. */
function rightOf(place: number, from: number, to: number): number {
  if (place <= from) return 0;
  return place < to ? (place - from) ** 2 / (to - from) / 2 : place - (from + to) / 2;
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
