/** How far something is that runs for weeks. */
import { endOf, parseTimes } from '../../core/wib';

const WEEK_MS = 7 * 86_400_000;

/** The week that a time (Unix ms) falls in, and how many there are; null before, after, or undated. */
export function weekOf(
  { startDate, endDate }: { startDate: string; endDate: string },
  now: number,
): { now: number; all: number } | null {
  const [start, end] = parseTimes(startDate, endDate);
  if (start === null || end === null || now < start.at || now >= endOf(end)) return null;
  const all = Math.ceil((endOf(end) - start.at) / WEEK_MS);
  return { now: Math.floor((now - start.at) / WEEK_MS) + 1, all };
}
