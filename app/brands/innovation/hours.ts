/** When the laboratory is open: three evenings a week, told in its own time (WITA, an hour ahead of WIB). */
import { addDays, dayAt, parseTime, weekdayOf } from '../../core/wib';

const HOUR_MS = 3_600_000;
const DAY_NAMES = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];
const EVENINGS: readonly number[] = [2, 3, 5];
/** Minutes after midnight, WITA. */
const OPENS = 18 * 60 + 30;
const CLOSES = 21 * 60;

export interface LabDay {
  readonly name: string;
  readonly isOpen: boolean;
}

export interface LabState {
  readonly isOpen: boolean;
  /** "Buka sekarang, sampai 21.00 WITA". */
  readonly text: string;
  /** Today and the six days after. */
  readonly days: readonly LabDay[];
}

/** The laboratory at a moment (Unix ms). */
export function labAt(now: number): LabState {
  // What reads as WIB an hour later is WITA.
  const there = now + HOUR_MS;
  const today = dayAt(there);
  const midnight = parseTime(today)?.at ?? there;
  const minutes = Math.floor((there - midnight) / 60_000);
  const week = [0, 1, 2, 3, 4, 5, 6, 7].map((ahead) => weekdayOf(addDays(today, ahead)));
  const isEvening = (weekday = -1) => EVENINGS.includes(weekday);
  const isOpen = isEvening(week[0]) && minutes >= OPENS && minutes < CLOSES;
  const next = week.findIndex(
    (weekday, ahead) => isEvening(weekday) && (ahead > 0 || minutes < OPENS),
  );
  const when = ['malam ini', 'besok'][next] ?? DAY_NAMES[week[next] ?? 0];
  return {
    isOpen,
    text: isOpen ? 'Buka sekarang, sampai 21.00 WITA' : `Buka ${when}, 18.30 WITA`,
    days: week
      .slice(0, 7)
      .map((weekday) => ({ name: DAY_NAMES[weekday] ?? '', isOpen: isEvening(weekday) })),
  };
}
