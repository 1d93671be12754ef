/** The arithmetic of charts: round axis ends, ticks, places on an axis, classes of a map. */

/** One value with its name, as every chart takes it. */
export interface Datum {
  readonly label: string;
  readonly value: number;
}

const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/** The distance between ticks: a round number, so that at most `count` of them reach `max`. */
export function tickStep(max: number, count = 4): number {
  if (!(max > 0)) return 1;
  const rough = max / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = ROUND_STEPS.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10;
  // People and schools come in ones: below one step there is nothing to mark.
  return Math.max(1, factor * power);
}

/** Ticks from 0 to the first that is not below `max`: 0, 250, 500, 750, 1000 for 937. */
export function ticks(max: number, count = 4): readonly number[] {
  const step = tickStep(max, count);
  const steps = max > 0 ? Math.max(1, Math.ceil(max / step - 1e-9)) : 1;
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/**
 * Ticks round the values of an axis that need not start at 0: 50, 60, 70, 80, 90, 100 from 58 to 95.
 * For places along an axis alone: a bar's length means nothing on it.
 */
export function ticksBetween(min: number, max: number, count = 4): readonly number[] {
  if (!(max >= min)) return [0, 1];
  const step = tickStep(max - min, count);
  const first = Math.floor(min / step);
  const last = Math.max(first + 1, Math.ceil(max / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** A value's place on an axis that ends at `max`, from 0 to 1. */
export function fraction(value: number, max: number): number {
  if (!(max > 0) || !Number.isFinite(value)) return 0;
  return Math.min(1, Math.max(0, value / max));
}

/** Shares of the whole in per cent with one decimal; all 0 where there is nothing to share. */
export function shares(data: readonly Datum[]): readonly number[] {
  const total = data.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  return data.map(({ value }) => Math.round(fraction(value, total) * 1000) / 10);
}

/** A class of values, from its lowest member to its highest. */
export interface ValueClass {
  readonly from: number;
  readonly to: number;
}

/**
 * Sorts values into at most `most` classes of about the same number of members, the lowest first: one
 * very large province then does not make all others look alike. Equal values share a class, no class
 * is empty, and where few values differ each has its own.
 */
export function quantileClasses(values: readonly number[], most: number): readonly ValueClass[] {
  const sorted = [...values].sort((a, b) => a - b);
  const distinct = [...new Set(sorted)];
  const classes: { from: number; to: number; members: number }[] = [];
  let left = sorted.length;
  for (const [index, value] of distinct.entries()) {
    const members = sorted.lastIndexOf(value) - sorted.indexOf(value) + 1;
    const open = classes.at(-1);
    const free = most - classes.length;
    // What is left, shared out over the classes that are still to come and the open one.
    const share = open ? (open.members + left) / (free + 1) : 0;
    const needsOwn = distinct.length - index <= free;
    const fits = open && (free === 0 || (!needsOwn && open.members + members / 2 <= share));
    if (open && fits) {
      open.to = value;
      open.members += members;
    } else {
      classes.push({ from: value, to: value, members });
    }
    left -= members;
  }
  return classes.map(({ from, to }) => ({ from, to }));
}
