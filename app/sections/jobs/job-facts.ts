/** What is said of a job in one line. */
import type { Job } from '../../api/career';
import { dayOf, daysBetween, formatDate } from '../../core/wib';
import { formatNumber, formatRupiah } from '../../ui/format';

const LEVELS: Readonly<Record<string, string>> = {
  entry: 'Pemula',
  mid: 'Menengah',
  senior: 'Senior',
};

/** A level in Indonesian; one that is not known is shown as it came. */
export function levelText(level: string): string {
  return Object.hasOwn(LEVELS, level) ? (LEVELS[level] ?? level) : level;
}

/** The monthly salary; empty where it is not told. */
export function salaryText({ salaryMin, salaryMax }: Pick<Job, 'salaryMin' | 'salaryMax'>): string {
  const [least, most] = [salaryMin, salaryMax].map((value) => Math.max(0, value));
  if (!least && !most) return '';
  if (!least) return `Sampai ${formatRupiah(most ?? 0)}`;
  if (!most || most <= least) return formatRupiah(least);
  return `${formatRupiah(least)}–${formatNumber(most)}`;
}

/** The day on which it closes, `YYYY-MM-DD`; one without any closes after all others. */
export function closingDay({ deadline }: Pick<Job, 'deadline'>): string {
  return dayOf(deadline) || '9999';
}

/** Whether one can still apply on a day, `YYYY-MM-DD`. */
export function isOpenOn(job: Pick<Job, 'isOpen' | 'deadline'>, day: string): boolean {
  return job.isOpen && closingDay(job) >= day;
}

/** From how many days before its end on a vacancy says how many are left. */
const LAST_DAYS = 7;

export interface Closing {
  readonly text: string;
  /** Whether one has to hurry, can take one's time, or is too late. */
  readonly state: 'soon' | 'open' | 'closed';
}

/** Until when one can apply, as of a day, `YYYY-MM-DD`; or that one cannot. */
export function closingOn(job: Pick<Job, 'isOpen' | 'deadline'>, day: string): Closing {
  if (!isOpenOn(job, day)) return { text: 'Lowongan ditutup', state: 'closed' };
  const last = dayOf(job.deadline);
  if (last === '') return { text: 'Masih dibuka', state: 'open' };
  const left = daysBetween(day, last);
  if (left > LAST_DAYS) {
    return { text: `Sampai ${formatDate(job.deadline, 'short')}`, state: 'open' };
  }
  return { text: SOON[left] ?? `Tutup ${left} hari lagi`, state: 'soon' };
}

const SOON = ['Tutup hari ini', 'Tutup besok'];
