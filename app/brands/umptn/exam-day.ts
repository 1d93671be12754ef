/** The exam among the tenant's events, and how far away it is. */
import type { Post } from '../../api/post';
import { addDays, dayAt, dayOf, daysBetween, parseTime, weekdayOf } from '../../core/wib';

/** The category that the exam itself has among try-outs and other events. */
const EXAM = 'ujian';

/** Days from today to another, and what is left of today until it ends. */
export interface Left {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** The next exam that has not begun; `now` in Unix ms. */
export function examOf(events: readonly Post[], now: number): Post | undefined {
  return toCome(events, now).find(({ category }) => category.slug === EXAM);
}

/** Events that have not begun, the next first. */
export function toCome(events: readonly Post[], now: number): readonly Post[] {
  return events
    .filter(({ startDate }) => dayOf(startDate) > dayAt(now))
    .sort((a, b) => dayOf(a.startDate).localeCompare(dayOf(b.startDate)));
}

/** What is left until the day of an ISO date; null where it is none or has come. */
export function leftUntil(date: string, now: number): Left | null {
  const today = dayAt(now);
  const day = dayOf(date);
  if (day <= today) return null;
  const ends = parseTime(addDays(today, 1))?.at ?? now;
  const minutes = Math.floor((ends - now) / 60_000);
  return {
    days: daysBetween(today, day),
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
  };
}

export const SUBTESTS = [
  'Penalaran',
  'Kuantitatif',
  'Literasi Indonesia',
  'Literasi Inggris',
] as const;

export type Subtest = (typeof SUBTESTS)[number];

/** What a day of the plan is for. */
export type Purpose = Subtest | 'Try-out' | 'Libur' | 'Pekan tenang';

const CALM_DAYS = 7;
const TRY_OUT_EVERY = 28;
const MOST_DAYS = 371;

export interface Plan {
  /** The first day, `YYYY-MM-DD`, and its day of the week: 0 is Sunday. */
  readonly from: string;
  readonly weekday: number;
  readonly days: readonly Purpose[];
}

/**
 * A day's purpose for each from tomorrow to the eve of the exam: one day of the week off, a try-out
 * every four weeks, the last week calm, and the weakest subtest twice as often as any other.
 */
export function planOf(now: number, exam: string, off: number, weakest: Subtest): Plan {
  const from = addDays(dayAt(now), 1);
  const count = Math.min(MOST_DAYS, Math.max(0, daysBetween(from, dayOf(exam) || from)));
  const [one, two, three] = SUBTESTS.filter((subtest) => subtest !== weakest);
  const turns = [weakest, one, two, weakest, three];
  const weekday = weekdayOf(from);
  let turn = 0;
  const days = Array.from({ length: count }, (_, index): Purpose => {
    if (index >= count - CALM_DAYS) return 'Pekan tenang';
    if (index % TRY_OUT_EVERY === TRY_OUT_EVERY - 1) return 'Try-out';
    if ((weekday + index) % 7 === off) return 'Libur';
    turn += 1;
    return turns[turn % turns.length] ?? weakest;
  });
  return { from, weekday, days };
}
