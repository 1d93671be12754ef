/**
 * An appointment as a file for the visitor's calendar (RFC 5545, RFC 5546). All files of one appointment
 * have the same UID, and a change has a higher SEQUENCE: a calendar that has the entry brings it up to date.
 */
import { parseTime } from '../../../core/wib';
import type { Appointment, AppointmentState } from './appointment';

const HALF_HOUR_MS = 30 * 60_000;

export interface Meeting {
  readonly appointment: Appointment;
  /** Whose people are spoken with. */
  readonly provider: string;
  /** The domain of the site, which makes the entry's name unique. */
  readonly domain: string;
  /** The absolute address of the appointment's page. */
  readonly url: string;
}

/** A move is a wish until the team has confirmed it. */
const STATUS: Readonly<Record<AppointmentState, string>> = {
  booked: 'CONFIRMED',
  moved: 'TENTATIVE',
  cancelled: 'CANCELLED',
};

/** The file's text; null where the time is none. `now` (Unix ms) is when it is made. */
export function calendarFile(meeting: Meeting, now: number): string | null {
  const { appointment, provider, domain, url } = meeting;
  const { id, sequence, state, start, topic } = appointment;
  const time = parseTime(start);
  if (time === null || time.isWholeDay) return null;
  const isOff = state === 'cancelled';
  const summary = `${isOff ? 'Batal: ' : ''}Bicara dengan tim ${provider}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${domain}//Janji temu//ID`,
    `METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:janji-${id}@${domain}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${STATUS[state]}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(time.at)}`,
    `DTEND:${stamp(time.at + HALF_HOUR_MS)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(isOff ? topic : `${topic}. Tautan pertemuannya ada di surel konfirmasi.`)}`,
    // Both methods want one (RFC 5546, 3.2); the address of the site is what is known of it.
    `ORGANIZER;CN="${provider.replaceAll('"', '')}":https://${domain}/`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** A moment as calendars write it, `20261203T020000Z`. */
export function stamp(at: number): string {
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
