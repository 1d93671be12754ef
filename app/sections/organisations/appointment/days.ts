/**
 * On which days the provider can be met: Monday to Friday but for holidays, from tomorrow on, for two
 * months. The holidays of each year are in `holidays.json`; those that go by the moon stand there as
 * they are calculated, until the government's decree for that year names them. The platform names no call
 * that lists the times that are taken: the team answers with another one where it has to.
 */

import { addDays, dayAt, weekdayOf } from '../../../core/wib';
import { checkWith, type TextCheck } from '../../forms/rules';
import holidays from './holidays.json';

const HOLIDAYS: Readonly<Record<string, string>> = holidays;

const LAST_DAY = 60;

/** Judges a day that exists; `now` is asked anew each time, as a page may stay open over midnight. */
export function openDay(now: () => number): TextCheck {
  return checkWith((day) => problemOf(day, now()));
}

/** Why nobody can be met on a day, at a time in Unix ms; null where somebody can. */
function problemOf(day: string, now: number): string | null {
  const today = dayAt(now);
  if (day <= today) return 'Pilih hari mulai besok.';
  if (day > addDays(today, LAST_DAY)) return 'Pilih hari dalam dua bulan ke depan.';
  const weekday = weekdayOf(day);
  const isWeekend = weekday === 0 || weekday === 6;
  if (isWeekend) return 'Kami buka Senin sampai Jumat. Pilih hari lain.';
  const holiday = HOLIDAYS[day];
  return holiday === undefined ? null : `Kami libur: ${holiday}. Pilih hari lain.`;
}

/** The next so many days on which the provider can be met, `YYYY-MM-DD`, at a time in Unix ms. */
export function nextOpenDays(now: number, count: number): string[] {
  const today = dayAt(now);
  return Array.from({ length: LAST_DAY }, (_, index) => addDays(today, index + 1))
    .filter((day) => problemOf(day, now) === null)
    .slice(0, count);
}
