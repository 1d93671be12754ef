/** A moment as the visitor's own clock shows it, for who is not in Western Indonesian Time. */
import { dayAt, formatDate, parseTime } from './wib';
import { OFFSET_MS } from './wib-year';

const MINUTE_MS = 60_000;

/**
 * "10.30 di tempatmu", with its day where that is another one than in WIB. Empty for a whole day, for no
 * date, and where the visitor's clock shows what is written anyway. `aheadOf` tells how many minutes the
 * visitor's zone is ahead of UTC at a moment (Unix ms).
 */
export function ownTimeText(text: string, aheadOf: (at: number) => number = browserZone): string {
  const time = parseTime(text);
  if (time === null || time.isWholeDay) return '';
  const offset = aheadOf(time.at) * MINUTE_MS;
  if (offset === OFFSET_MS) return '';
  const own = new Date(time.at + offset).toISOString();
  const hour = own.slice(11, 16).replace(':', '.');
  const day = own.slice(0, 10);
  const date = day === dayAt(time.at) ? '' : `${formatDate(day, 'short')}, `;
  return `${date}${hour} di tempatmu`;
}

function browserZone(at: number): number {
  return -new Date(at).getTimezoneOffset();
}
