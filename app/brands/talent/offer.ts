/** What an hour of work pays, once the way there is counted in. */

export interface Offer {
  /** Rupiah a month. */
  readonly pay: number;
  /** Hours at work, a day. */
  readonly hours: number;
  /** Minutes on the way, there and back. */
  readonly travel: number;
  /** Rupiah for the way, a day. */
  readonly fare: number;
}

/** Days at work in a month. */
const DAYS = 22;

/** Rupiah for each hour away from home, fare taken off; never less than nothing. */
export function hourly({ pay, hours, travel, fare }: Offer): number {
  const away = (hours + travel / 60) * DAYS;
  return away <= 0 ? 0 : Math.max(0, Math.round((pay - fare * DAYS) / away));
}

/** By how much of the lesser one the better offer pays more an hour, in percent, and which it is. */
export function better(a: Offer, b: Offer): { index: 0 | 1 | null; percent: number } {
  const [first, second] = [hourly(a), hourly(b)];
  if (first === second) return { index: null, percent: 0 };
  const [more, less] = first > second ? [first, second] : [second, first];
  return {
    index: first > second ? 0 : 1,
    percent: less === 0 ? 100 : Math.round((more / less - 1) * 100),
  };
}
