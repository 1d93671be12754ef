/** What an hour of work is paid, when all of it is counted. */

export interface Job {
  /** Hours of making, and of asking, waiting and going there. */
  readonly making: number;
  readonly waiting: number;
  /** Rupiah for materials, and what is asked for the whole. */
  readonly materials: number;
  readonly asked: number;
}

/** Rupiah an hour from which the work pays for itself, and for the next tin of paint. */
export const FAIR = 30_000;
/** Below it the harbour's parking pays better. */
const PARKING = 12_000;

export type Verdict = 'loss' | 'parking' | 'paint' | 'fair';

export interface Wage {
  /** Rupiah an hour, whole; below 0 where the materials cost more than is asked. */
  readonly hourly: number;
  readonly hours: number;
  readonly verdict: Verdict;
  /** What to ask instead, in rupiah, to the next ten thousand. */
  readonly fair: number;
}

export function wageOf({ making, waiting, materials, asked }: Job): Wage {
  const hours = Math.max(1, making + waiting);
  const hourly = Math.round((asked - materials) / hours);
  const fair = Math.ceil((hours * FAIR + materials) / 10_000) * 10_000;
  return { hourly, hours, verdict: verdictOf(hourly), fair };
}

function verdictOf(hourly: number): Verdict {
  if (hourly <= 0) return 'loss';
  if (hourly < PARKING) return 'parking';
  return hourly < FAIR ? 'paint' : 'fair';
}
