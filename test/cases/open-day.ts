import { addDays, dayAt, weekdayOf } from '../../app/core/wib';

/** A day soon after a time (Unix ms) on which the provider can be met, `YYYY-MM-DD`. */
export function openDayFrom(now: number): string {
  const days = [3, 4, 5].map((count) => addDays(dayAt(now), count));
  return days.find((day) => ![0, 6].includes(weekdayOf(day))) ?? '';
}
