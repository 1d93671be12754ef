/** In which order events are told. */
import { parseTimes } from '../../core/wib';
import { nearness, type Times } from './event-facts';

/**
 * The nearest first: what runs or is to come by its beginning, then what has no day yet, then what
 * is over, the most recent first. `now` in ms.
 */
export function nearestFirst<T extends Times>(events: readonly T[], now: number): readonly T[] {
  const placed = events.map((event) => ({ event, place: placeOf(event, now) }));
  // Sorting keeps the order of equals.
  placed.sort((one, other) => one.place.group - other.place.group || one.place.at - other.place.at);
  return placed.map(({ event }) => event);
}

function placeOf(event: Times, now: number): { group: number; at: number } {
  const near = nearness(event, now);
  if (near === null) return { group: 1, at: 0 };
  const [start, end] = parseTimes(event.startDate, event.endDate);
  const starts = start?.at ?? 0;
  if (!near.isOver) return { group: 0, at: starts };
  return { group: 2, at: -(event.endDate === '' ? starts : (end?.at ?? 0)) };
}
