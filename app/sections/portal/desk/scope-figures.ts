/** What is counted of a programme or a region, out of the lists that the platform has. */
import type { ClassItem } from '../../../api/class';
import type { School } from '../../../api/school';
import { type MonthSum, sumsByMonth } from '../../../core/months';
import { dayOf } from '../../../core/wib';
import { formatNumber } from '../../../ui/format';

/** How many there are of each. */
export interface ScopeFigures {
  readonly classes: number;
  /** Taken seats of those classes: who takes two of them counts twice. */
  readonly seats: number;
  readonly schools: number;
  /** Pupils, as the schools have told them. */
  readonly pupils: number;
}

/** The figures of some classes and schools. */
export function figuresOf(
  classes: readonly Pick<ClassItem, 'totalStudents'>[],
  schools: readonly Pick<School, 'totalStudents'>[],
): ScopeFigures {
  const sum = (items: readonly { totalStudents: number }[]) =>
    items.reduce((all, { totalStudents }) => all + totalStudents, 0);
  return {
    classes: classes.length,
    seats: sum(classes),
    schools: schools.length,
    pupils: sum(schools),
  };
}

/** Figures of classes by the month in which they begin, the earliest month first. */
export interface ScopeTrends {
  readonly classes: readonly MonthSum[];
  readonly seats: readonly MonthSum[];
  /** How many classes have no day to begin yet, and are in neither. */
  readonly undated: number;
}

/** The figures over time of some classes. */
export function trendsOf(
  classes: readonly Pick<ClassItem, 'startDate' | 'totalStudents'>[],
): ScopeTrends {
  const sums = (value: (item: { totalStudents: number }) => number) =>
    sumsByMonth(classes.map((item) => ({ time: item.startDate, value: value(item) })));
  return {
    classes: sums(() => 1),
    seats: sums(({ totalStudents }) => totalStudents),
    undated: classes.filter(({ startDate }) => dayOf(startDate) === '').length,
  };
}

/** Sums by month in a sentence: how many in all, from when to when, and the highest month. */
export function monthsText(months: readonly MonthSum[], noun: string): string {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return '';
  const total = months.reduce((sum, { value }) => sum + value, 0);
  const all = `${formatNumber(total)} ${noun}`;
  if (first === last) return `${all}, semuanya ${first.label}.`;
  const best = months.reduce((top, month) => (month.value > top.value ? month : top));
  const most = best.value > 0 ? ` Terbanyak ${best.label}: ${formatNumber(best.value)}.` : '';
  return `${all}, ${first.label} sampai ${last.label}.${most}`;
}

/** Classes that still go on or are to come, the next first. */
export function comingClasses(classes: readonly ClassItem[]): ClassItem[] {
  return classes
    .filter(({ isEnded }) => !isEnded)
    .sort((one, other) => one.startDate.localeCompare(other.startDate));
}

/** Whether two names of a place are the same but for case, and for what is written before a city's. */
export function isSamePlace(one: string, other: string): boolean {
  return plain(one) !== '' && plain(one) === plain(other);
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(kota|kabupaten|kab\.|provinsi)\s+/, '')
    .trim();
}
