/** What is said of an event's time and place. */
import type { Post } from '../../api/post';
import { dayAt, daysBetween, endOf, formatTimes, parseTimes } from '../../core/wib';
import type { Art } from '../../ui/art-image';
import type { BadgeTone } from '../../ui/badge';
import { formatNumber } from '../../ui/format';

/** When an event is: ISO texts, empty where it is not known. */
export type Times = Pick<Post, 'startDate' | 'endDate'>;

/** How far away an event is. */
export interface Nearness {
  readonly text: string;
  readonly tone: BadgeTone;
  readonly isOver: boolean;
}

/**
 * How far an event is from `now` (ms), counted in days, and whether it is over: at its hour, or where none is
 * told with its last day. Null where its time is not known.
 */
export function nearness({ startDate, endDate }: Times, now: number): Nearness | null {
  const [start, end] = parseTimes(startDate, endDate);
  if (start === null) return null;
  const starts = dayAt(start.at);
  const today = dayAt(now);
  const isOver = end === null || endOf(end) <= start.at ? today > starts : endOf(end) <= now;
  if (isOver) return { text: 'Telah selesai', tone: 'grey', isOver: true };
  if (today >= starts) return { text: 'Berlangsung hari ini', tone: 'green', isOver: false };
  const days = daysBetween(today, starts);
  if (days === 1) return { text: 'Besok', tone: 'green', isOver: false };
  const tone = days <= 7 ? 'green' : 'blue';
  return { text: `${days} hari lagi`, tone, isOver: false };
}

/** "3–4 Des 2026", with the hours where they are known. */
export function whenText({ startDate, endDate }: Times): string {
  return formatTimes(startDate, endDate) || 'Jadwal menyusul';
}

/** Where an event is held; online ones say so. */
export function whereText({ location, isOnline }: Pick<Post, 'location' | 'isOnline'>): string {
  if (location !== '') return location;
  return isOnline ? 'Daring' : 'Tempat menyusul';
}

/** What is drawn of an event that has no picture: where it is, or what it is about where that is nowhere. */
export function eventArt(event: Pick<Post, 'slug' | 'title' | 'location' | 'isOnline'>): Art {
  if (event.isOnline) return { kind: 'works', seed: event.slug, subject: event.title };
  return { kind: 'landscapes', seed: event.slug, subject: whereText(event) };
}

type Room = Pick<Post, 'quota' | 'totalAttendees'>;

/** Whether somebody more can come. */
export function hasRoom({ quota, totalAttendees }: Room): boolean {
  return quota <= 0 || totalAttendees < quota;
}

/** "Sisa 12 kursi"; empty where there is no limit. */
export function roomText({ quota, totalAttendees }: Room): string {
  if (quota <= 0) return '';
  return totalAttendees < quota ? `Sisa ${formatNumber(quota - totalAttendees)} kursi` : 'Penuh';
}
