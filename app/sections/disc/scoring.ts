/**
 * Scoring: each scale's net is how often it was picked as most less how often as least, so it lies
 * between minus and plus the number of items. The type is the highest scale, followed by the second
 * where that one is clearly there too.
 */
import { SCALES, type Scale } from './items';

/** One item's answer: the scales of the statements picked as most and as least; null while not yet. */
export interface Pick {
  readonly most: Scale | null;
  readonly least: Scale | null;
}

export interface ScaleScore {
  readonly scale: Scale;
  /** Most less least. */
  readonly net: number;
  /** The net on a scale from 0 to 100, where 50 is as often most as least. */
  readonly percent: number;
}

export interface DiscScore {
  /** In the order of {@link SCALES}. */
  readonly scales: readonly ScaleScore[];
  /** `D`, or `DI` where a second scale is at least half as strong as the first. */
  readonly type: string;
  readonly primary: Scale;
  readonly secondary: Scale | null;
}

export const NOTHING: Pick = { most: null, least: null };

/** Whether an item has both picks, of two statements. */
export function isComplete({ most, least }: Pick): boolean {
  return most !== null && least !== null && most !== least;
}

/** The pick after one more choice; a statement cannot be both, so the older choice gives way. */
export function choose(pick: Pick, side: keyof Pick, scale: Scale): Pick {
  const other = side === 'most' ? 'least' : 'most';
  return { ...pick, [side]: scale, [other]: pick[other] === scale ? null : pick[other] };
}

/**
 * The pick after a statement was pressed where one press serves for both: the first is the one most
 * like the visitor, the next the one least; what was picked before is let go.
 */
export function pressed(pick: Pick, scale: Scale): Pick {
  if (pick.most === scale) return { ...pick, most: null };
  if (pick.least === scale) return { ...pick, least: null };
  return choose(pick, pick.most === null ? 'most' : 'least', scale);
}

/** Scores complete picks; the others count for nothing. */
export function score(picks: readonly Pick[]): DiscScore {
  const complete = picks.filter(isComplete);
  const count = (side: keyof Pick, scale: Scale) =>
    complete.filter((pick) => pick[side] === scale).length;
  const scales = SCALES.map((scale) => {
    const net = count('most', scale) - count('least', scale);
    const range = complete.length || 1;
    return { scale, net, percent: Math.round(((net + range) / (2 * range)) * 100) };
  });
  // Sorting is stable: on a draw, and a draw of picks as most, the order of the scales decides.
  const [first, second] = [...scales].sort(
    (a, b) => b.net - a.net || count('most', b.scale) - count('most', a.scale),
  );
  const primary = first?.scale ?? 'D';
  const isBlend = first && second && second.net > 0 && second.net * 2 >= first.net;
  const secondary = isBlend ? second.scale : null;
  return { scales, primary, secondary, type: `${primary}${secondary ?? ''}` };
}

/** The order an item's statements are shown in: always the same, and no scale always first. */
export function shownOrder(index: number): Scale[] {
  const turned = SCALES.map((_, place) => SCALES[(place + index) % SCALES.length] ?? 'D');
  return Math.floor(index / SCALES.length) % 2 === 0 ? turned : turned.reverse();
}
