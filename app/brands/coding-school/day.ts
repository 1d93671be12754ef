/** The school day by the clock, which is told in WIB, and what a cohort does in it by its month. */
import type { Batch } from '../../api/batch';
import { addDays, dayAt, weekdayOf } from '../../core/wib';
import { weekOf } from '../../sections/programs/week-of';
import { type Lesson, type Slot, slots, stages } from './content';

export const DAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'] as const;
const DAY_MS = 86_400_000;
const WIB_MS = 7 * 3_600_000;
/** Weeks of a month of school. */
const MONTH = 4;

/** Minutes since midnight of "08.15"; NaN of what is no hour. */
export function minutesOf(hour: string): number {
  const [, hours, minutes] = /^(\d\d)\.(\d\d)$/.exec(hour) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** The hour at a moment (Unix ms): "10.42". */
export function hourAt(now: number): string {
  const minutes = Math.floor(((now + WIB_MS) % DAY_MS) / 60_000);
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${two(minutes / 60)}.${two(minutes % 60)}`;
}

/** The lesson hours of a day of the week, 0 Monday to 4 Friday, each with its end. */
export function slotsOn(day: number): readonly (Slot & { until: string })[] {
  const own = slots.filter(({ on }) => on === undefined || on.includes(day));
  return own
    .map((slot, index) => ({ ...slot, until: own[index + 1]?.at ?? '' }))
    .filter(({ kind }) => kind !== 'home');
}

/** The school day at a moment, and where in it that is; `day` is the next one when it is none. */
export function schoolDay(now: number): { day: number; isToday: boolean; slot: Slot | null } {
  const weekday = (weekdayOf(dayAt(now)) + 6) % 7;
  if (weekday >= DAYS.length) return { day: 0, isToday: false, slot: null };
  const minute = minutesOf(hourAt(now));
  const slot = slotsOn(weekday).find(
    ({ at, until }) => minute >= minutesOf(at) && minute < minutesOf(until),
  );
  return { day: weekday, isToday: true, slot: slot ?? null };
}

/** The date of a day of the week as it is shown at a moment: this week's, from Saturday on the next one's. */
export function dateOf(day: number, now: number): string {
  const today = dayAt(now);
  const weekday = (weekdayOf(today) + 6) % 7;
  return addDays(today, day - weekday + (weekday >= DAYS.length ? 7 : 0));
}

/** The month of school, from 1, that a cohort is in; null before and after its time. */
export function monthOf(batch: Pick<Batch, 'startDate' | 'endDate'>, now: number): number | null {
  const week = weekOf(batch, now);
  return week && Math.ceil(week.now / MONTH);
}

/** What a cohort in that month does in a lesson hour; the hour's own name where all do the same. */
export function lessonOf(slot: Slot, month: number, day: number): string {
  const stage = stages[Math.min(month, stages.length) - 1];
  const said: Lesson | undefined =
    slot.kind === 'all' || slot.kind === 'home' ? undefined : stage?.[slot.kind];
  const text = typeof said === 'string' ? said : said?.[day];
  return text ?? slot.name;
}
