/** What is going to happen, told as a stage tells it: which evening, which town. */
import type { Post } from '../../../api/post';
import { addDays, dayOf, daysBetween } from '../../../core/wib';
import { nearness } from '../../../sections/events/event-facts';
import { nearestFirst } from '../../../sections/events/event-order';

/** More days than this are a season, not something one comes to. */
const MOST_DAYS = 5;

/** The next event, in whose place several people come together; else the next one anywhere. */
export function nextEvent(events: readonly Post[], now: number): Post | null {
  const coming = upcoming(events, now);
  return coming.find(({ isOnline }) => !isOnline) ?? coming[0] ?? null;
}

/** The event that lasts longest of those to come; of several that do, the next. */
export function mainEvent(events: readonly Post[], now: number): Post | null {
  const [first = null, ...others] = upcoming(events, now);
  const longer = (best: Post | null, event: Post) =>
    best !== null && daysOf(best).length >= daysOf(event).length ? best : event;
  return others.reduce(longer, first);
}

/** Events that are not over, the next first; those without a day are left out. */
export function upcoming(events: readonly Post[], now: number): readonly Post[] {
  return nearestFirst(events, now).filter((event) => nearness(event, now)?.isOver === false);
}

/** The days of an event, each as `YYYY-MM-DD`; none where its day is not known. */
export function daysOf({ startDate, endDate }: Pick<Post, 'startDate' | 'endDate'>): string[] {
  const first = dayOf(startDate);
  if (first === '') return [];
  const count = daysBetween(first, dayOf(endDate) || first) + 1;
  return Array.from({ length: Math.min(MOST_DAYS, Math.max(1, count)) }, (_, index) =>
    addDays(first, index),
  );
}

/** A place as a poster sets it: the town large, the house small. */
export function placeOf({ location, isOnline }: Pick<Post, 'location' | 'isOnline'>): {
  town: string;
  house: string;
} {
  const parts = location.split(',').map((part) => part.trim());
  const words = parts.filter(Boolean);
  const town = words.at(-1) ?? (isOnline ? 'Daring' : '');
  return { town, house: words.slice(0, -1).join(', ') };
}
