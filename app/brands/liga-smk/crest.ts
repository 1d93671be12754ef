/** A crest for a name: the same each time, made of a field and a sign. */
import { dice } from '../../art/random';

/** How the shield is divided, on a square of 32 units. */
const FIELDS = [
  'M16 2v28C8 27 4 21 4 14V6q8 0 12-4',
  'M4 16h24C27 23 23 28 16 30 9 28 5 23 4 16',
  'M4 6q8 0 12-4 4 4 12 4v2L5 22Q4 18 4 14',
  'M11 4.5 16 2l5 2.5v23L16 30l-5-2.5',
  'M4 6q8 0 12-4 4 4 12 4v6L16 20 4 12',
  'M4 18l12-7 12 7q-3 9-12 12Q7 27 4 18',
] as const;

/** What stands on it. */
const SIGNS = [
  'M16 9l1.8 4.4 4.7.4-3.6 3 1.2 4.6-4.1-2.5-4.1 2.5 1.2-4.6-3.6-3 4.7-.4z',
  'M12 11h8v8l-4 4-4-4z',
  'M11 14l5-4 5 4-2 8h-6z',
  'M10 20c2-8 10-8 12 0-4-2-8-2-12 0',
  'M17 8l-6 9h4l-1 7 7-10h-5z',
  'M16 9a6 6 0 1 0 0 12 6 6 0 1 0 0-12',
  'M10 12h12v3H10zM10 18h12v3H10z',
] as const;

export interface Crest {
  /** Paths on a square of 32 units; which of the two colours the shield has. */
  readonly field: string;
  readonly sign: string;
  readonly isSecond: boolean;
}

export const SHIELD = 'M16 2q4 4 12 4v8c0 8-4 13-12 16C8 27 4 22 4 14V6q8 0 12-4';

/** The crest of a name. */
export function crestOf(name: string): Crest {
  let seed = 7;
  for (const letter of name) seed = Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0);
  const roll = dice(seed);
  return { field: roll.pick(FIELDS), sign: roll.pick(SIGNS), isSecond: roll.chance(0.5) };
}
