/** On which days the provider can be met: Monday to Friday, from tomorrow on, for two months. */
import type { Rule } from '../../features/forms/rules';

const DAY_MS = 86_400_000;
/** Western Indonesian Time, which has no summer time. */
const OFFSET_MS = 7 * 3_600_000;
const LAST_DAY = 60;

/** The day in Western Indonesian Time so many days from `now` (ms), as `YYYY-MM-DD`. */
export function dayFrom(now: number, days: number): string {
  return new Date(now + OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);
}

/** Judges a day that exists; `now` is asked anew each time, as a page may stay open over midnight. */
export function openDay(now: () => number): Rule {
  return (day) => {
    if (day < dayFrom(now(), 1)) return 'Pilih hari mulai besok.';
    if (day > dayFrom(now(), LAST_DAY)) return 'Pilih hari dalam dua bulan ke depan.';
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const isWeekend = weekday === 0 || weekday === 6;
    return isWeekend ? 'Kami buka Senin sampai Jumat. Pilih hari lain.' : null;
  };
}
