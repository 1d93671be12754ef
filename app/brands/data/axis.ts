/** What an axis that does not begin at nought makes of two numbers. */

/** How two bars look, as parts of the tallest, and by how much that overstates them. */
export interface Cut {
  readonly bars: readonly [number, number];
  /** How many times the taller bar is as tall as the shorter. */
  readonly looks: number;
  /** How many times the greater number is as great as the smaller. */
  readonly is: number;
}

/**
 * Two numbers as bars on an axis that begins at `start`. Null where there is nothing to compare: a
 * number that is none or not above 0, or an axis that begins above the smaller one.
 */
export function cutAt(a: number, b: number, start: number): Cut | null {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  if (!(low > 0 && Number.isFinite(high)) || start < 0 || start >= low) return null;
  const bar = (value: number) => (value - start) / (high - start);
  return { bars: [bar(a), bar(b)], looks: (high - start) / (low - start), is: high / low };
}
