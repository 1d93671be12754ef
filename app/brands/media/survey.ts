/** How far the share that a survey tells may be from that of everybody it speaks of. */

/** Both ends of a range, in percent. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** 1.96 standard deviations hold 95 of 100 samples. */
const Z = 1.96;

/**
 * The range in which the true share lies in 95 of 100 samples drawn by lot (Wilson's score
 * interval, which also holds for small samples and for shares near 0 and 100). `share` in percent,
 * `people` asked; null where either makes no sense.
 */
export function rangeOf(share: number, people: number): Range | null {
  if (!(share >= 0 && share <= 100) || !Number.isInteger(people) || people < 1) return null;
  const p = share / 100;
  const square = Z * Z;
  const centre = p + square / (2 * people);
  const spread = Z * Math.sqrt((p * (1 - p)) / people + square / (4 * people * people));
  const whole = 1 + square / people;
  const percent = (value: number) => Math.round(Math.min(1, Math.max(0, value / whole)) * 100);
  return { low: percent(centre - spread), high: percent(centre + spread) };
}

/** What a newsroom makes of a range. */
export function verdictOf({ low, high }: Range): 'firm' | 'loose' | 'empty' {
  if (high - low <= 8) return 'firm';
  return high - low <= 24 ? 'loose' : 'empty';
}
