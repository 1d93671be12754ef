/** What is said of a job in one line. */
import type { Job } from '../../api/career';
import { dayOf, formatDate } from '../../core/wib';
import { formatRupiah } from '../../ui/format';

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
  return `${formatRupiah(least)}–${formatRupiah(most)}`;
}

/** The day on which it closes, `YYYY-MM-DD`; one without any closes after all others. */
export function closingDay({ deadline }: Pick<Job, 'deadline'>): string {
  return dayOf(deadline) || '9999';
}

/** Whether one can still apply on a day, `YYYY-MM-DD`. */
export function isOpenOn(job: Pick<Job, 'isOpen' | 'deadline'>, day: string): boolean {
  return job.isOpen && closingDay(job) >= day;
}

/** Until when one can apply, or that one cannot. */
export function deadlineText({ isOpen, deadline }: Pick<Job, 'isOpen' | 'deadline'>): string {
  if (!isOpen) return 'Lowongan ditutup';
  const day = formatDate(deadline, 'short');
  return day === '' ? 'Masih dibuka' : `Sampai ${day}`;
}
