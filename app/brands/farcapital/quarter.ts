/** Which classes sit in a quarter of the year. */
import type { ClassItem } from '../../api/class';
import { dayOf } from '../../core/wib';

export interface Quarter {
  readonly year: number;
  /** 1 to 4. */
  readonly number: number;
  /** Its first and last day, as `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

const NUMERALS = ['I', 'II', 'III', 'IV'];
const LAST_DAYS = ['31', '30', '30', '31'];

/** The quarter of a day, `YYYY-MM-DD`. */
export function quarterOf(day: string): Quarter {
  const year = Number(day.slice(0, 4));
  const number = Math.ceil(Number(day.slice(5, 7)) / 3);
  const month = (count: number) => String(count).padStart(2, '0');
  return {
    year,
    number,
    from: `${year}-${month(number * 3 - 2)}-01`,
    to: `${year}-${month(number * 3)}-${LAST_DAYS[number - 1]}`,
  };
}

/** "Triwulan IV 2026". */
export function quarterName({ number, year }: Quarter): string {
  return `Triwulan ${NUMERALS[number - 1]} ${year}`;
}

type Dated = Pick<ClassItem, 'startDate' | 'endDate'>;

/** Whether a class sits on any day of the quarter; one without a day still may. */
export function sitsIn({ startDate, endDate }: Dated, { from, to }: Quarter): boolean {
  const first = dayOf(startDate);
  const last = dayOf(endDate) || first;
  return first === '' || (first <= to && last >= from);
}

export interface Seats {
  readonly taken: number;
  readonly free: number;
  readonly all: number;
}

/** The seats of a class that limits them; those beyond the limit are taken nonetheless. */
export function seatsOf({
  quota,
  totalStudents,
}: Pick<ClassItem, 'quota' | 'totalStudents'>): Seats {
  const all = Math.max(0, quota);
  const taken = Math.max(0, totalStudents);
  return { all, taken, free: Math.max(0, all - taken) };
}
