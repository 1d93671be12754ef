/** On which days the provider can be met: Monday to Friday, from tomorrow on, for two months. */

import { addDays, dayAt, weekdayOf } from '../../../core/wib';
import type { Rule } from '../../../forms/rules';

const LAST_DAY = 60;

/** Judges a day that exists; `now` is asked anew each time, as a page may stay open over midnight. */
export function openDay(now: () => number): Rule {
  return (day) => {
    const today = dayAt(now());
    if (day <= today) return 'Pilih hari mulai besok.';
    if (day > addDays(today, LAST_DAY)) return 'Pilih hari dalam dua bulan ke depan.';
    const weekday = weekdayOf(day);
    const isWeekend = weekday === 0 || weekday === 6;
    return isWeekend ? 'Kami buka Senin sampai Jumat. Pilih hari lain.' : null;
  };
}
