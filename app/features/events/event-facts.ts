/** What is said of an event's time and place. */
import type { Post } from '../../api/post';
import type { BadgeTone } from '../../ui/badge';
import { formatDateRange, parseDate } from '../../ui/format';

type Times = Pick<Post, 'startDate' | 'endDate'>;

const DAY_MS = 86_400_000;
/** Western Indonesian Time, in which events are told. */
const OFFSET_MS = 7 * 3_600_000;

/** How far away an event is. */
export interface Nearness {
  readonly text: string;
  readonly tone: BadgeTone;
  readonly isOver: boolean;
}

/** How far an event is from `now` (ms), counted in days; null where its time is not known. */
export function nearness({ startDate, endDate }: Times, now: number): Nearness | null {
  const starts = dayOf(startDate);
  if (starts === null) return null;
  const today = Math.floor((now + OFFSET_MS) / DAY_MS);
  const ends = dayOf(endDate) ?? starts;
  if (today > ends) return { text: 'Telah selesai', tone: 'grey', isOver: true };
  if (today >= starts) return { text: 'Berlangsung hari ini', tone: 'green', isOver: false };
  const days = starts - today;
  if (days === 1) return { text: 'Besok', tone: 'green', isOver: false };
  const tone = days <= 7 ? 'green' : 'blue';
  return { text: `${days} hari lagi`, tone, isOver: false };
}

/** "3–4 Des 2026". */
export function whenText({ startDate, endDate }: Times): string {
  return formatDateRange(startDate, endDate) || 'Jadwal menyusul';
}

/** Where an event is held; online ones say so. */
export function whereText({ location, isOnline }: Pick<Post, 'location' | 'isOnline'>): string {
  if (location !== '') return location;
  return isOnline ? 'Daring' : 'Tempat menyusul';
}

/** The parts of an event's first day for its date block; null where it is not known. */
export function dayParts(startDate: string): { day: string; month: string } | null {
  const date = parseDate(startDate);
  if (date === null) return null;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('id-ID', { ...options, timeZone: 'Asia/Jakarta' }).format(date);
  return { day: part({ day: 'numeric' }), month: part({ month: 'short' }) };
}

/** The number of the day in Western Indonesian Time, from the epoch on. */
function dayOf(iso: string): number | null {
  const date = parseDate(iso);
  return date === null ? null : Math.floor((date.getTime() + OFFSET_MS) / DAY_MS);
}
