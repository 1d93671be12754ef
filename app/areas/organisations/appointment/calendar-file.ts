/** An appointment as a file for the visitor's calendar (RFC 5545). */
import { parseTime } from '../../../core/wib';

const HALF_HOUR_MS = 30 * 60_000;

export interface Meeting {
  /** ISO day and hour, `2026-12-03T09:00`, in Western Indonesian Time. */
  readonly start: string;
  readonly topic: string;
  /** Whose people are spoken with. */
  readonly provider: string;
  /** The domain of the site, which makes the entry's name unique. */
  readonly domain: string;
}

/** The file's text; null where the time is none. `now` (Unix ms) is when it is made. */
export function calendarFile(meeting: Meeting, now: number): string | null {
  const time = parseTime(meeting.start);
  if (time === null || time.isWholeDay) return null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${meeting.domain}//Janji temu//ID`,
    'BEGIN:VEVENT',
    `UID:janji-${stamp(time.at)}@${meeting.domain}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(time.at)}`,
    `DTEND:${stamp(time.at + HALF_HOUR_MS)}`,
    `SUMMARY:${escaped(`Bicara dengan tim ${meeting.provider}`)}`,
    `DESCRIPTION:${escaped(`${meeting.topic}. Tautan pertemuannya ada di surel konfirmasi.`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20261203T020000Z` */
function stamp(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line in pieces of 74 bytes at most; each but the first begins with a blank (section 3.1). */
function folded(line: string): string {
  const pieces = [''];
  let bytes = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > 73) {
      pieces.push('');
      bytes = 0;
    }
    pieces[pieces.length - 1] += sign;
    bytes += size;
  }
  return pieces.join('\r\n ');
}
