/** When a site could open, by what its organisation already has. */
import { addDays, weekdayOf } from '../../core/wib';

export interface Task {
  readonly key: string;
  readonly label: string;
  /** Working days that it takes where it has yet to be made. */
  readonly days: number;
}

/** What an organisation brings along; different people make them, side by side. */
export const tasks: readonly Task[] = [
  { key: 'alamat', label: 'Alamat situs yang sudah dibeli', days: 2 },
  { key: 'logo', label: 'Logo dalam berkas gambar garis', days: 3 },
  { key: 'rekening', label: 'Rekening penerima pembayaran', days: 4 },
  { key: 'materi', label: 'Materi kelas pertama', days: 8 },
];

/** What is left to do once all is there: the brand file, the site's row, a trial with its people. */
export const OWN_DAYS = 2;

export interface Opening {
  /** Working days from today. */
  readonly days: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** What takes longest of all that is missing. */
  readonly slowest: Task | null;
}

/** When it opens if work begins on `today` (`YYYY-MM-DD`) and the tasks in `ready` are done. */
export function openingOf(today: string, ready: ReadonlySet<string>): Opening {
  const missing = tasks.filter(({ key }) => !ready.has(key));
  const slowest = missing.reduce<Task | null>(
    (most, task) => (most !== null && most.days >= task.days ? most : task),
    null,
  );
  const days = OWN_DAYS + (slowest?.days ?? 0);
  return { days, day: afterWorkingDays(today, days), slowest };
}

/** The day so many working days later; Saturdays and Sundays are none. */
export function afterWorkingDays(today: string, count: number): string {
  let [day, left] = [today, count];
  while (left > 0) {
    day = addDays(day, 1);
    if (weekdayOf(day) % 6 !== 0) left -= 1;
  }
  return day;
}
