/** Months of WIB, as `YYYY-MM`, and sums by them. */
import { dayOf, formatDate } from './wib';

/** A month by its short name, "Jan 2026", and what was summed in it. */
export interface MonthSum {
  readonly label: string;
  readonly value: number;
}

/** More months than this are no chart any more: the latest are shown. */
const MOST_MONTHS = 36;

/**
 * Sums by month, from the first month that has one to the last, those between with 0: "Jan 2026". What
 * has no day is left out.
 */
export function sumsByMonth(
  items: readonly { time: string; value: number }[],
): readonly MonthSum[] {
  const sums = new Map<string, number>();
  for (const { time, value } of items) {
    const month = monthOf(dayOf(time));
    if (month !== '') sums.set(month, (sums.get(month) ?? 0) + value);
  }
  const months = [...sums.keys()].sort();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const count = Math.min(MOST_MONTHS, monthsBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => {
    const month = monthAfter(last, index - count + 1);
    return { label: monthText(month), value: sums.get(month) ?? 0 };
  });
}

/** "2026-01" of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

function monthsBetween(first: string, last: string): number {
  const countOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return countOf(last) - countOf(first);
}

/** The month so many after another, before it where the number is below 0. */
export function monthAfter(month: string, count: number): string {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`;
}

/** "Jan 2026". */
function monthText(month: string): string {
  return formatDate(`${month}-01`, 'short').replace(/^\d+ /, '');
}
