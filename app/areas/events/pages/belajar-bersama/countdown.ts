/** The time until the festival begins. */
import { parseTime } from '../../../../core/wib';

/** Whole days, hours and minutes that are left; null once it has begun, or without a date. */
export function timeLeft(
  start: string,
  now: number,
): { days: number; hours: number; minutes: number } | null {
  const begin = parseTime(start)?.at;
  if (begin === undefined || begin <= now) return null;
  const minutes = Math.floor((begin - now) / 60_000);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}

/** The earliest date that is still to come; else the latest there was, else "". */
export function festivalDate(dates: readonly string[], now: number): string {
  const known = dates.filter((date) => parseTime(date) !== null).sort(byTime);
  return known.find((date) => timeOf(date) > now) ?? known.at(-1) ?? '';
}

const timeOf = (date: string): number => parseTime(date)?.at ?? 0;
const byTime = (a: string, b: string): number => timeOf(a) - timeOf(b);
