/**
 * An appointment as a file for the visitor's calendar (RFC 5545, RFC 5546). All files of one appointment
 * have the same UID, and a change has a higher SEQUENCE: a calendar that has the entry brings it up to date.
 */
import { icsFile, icsMoment, icsText } from '../../../core/ics';
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
    `DTSTAMP:${icsMoment(now)}`,
    `DTSTART:${icsMoment(time.at)}`,
    `DTEND:${icsMoment(time.at + HALF_HOUR_MS)}`,
    `SUMMARY:${icsText(summary)}`,
    `DESCRIPTION:${icsText(isOff ? topic : `${topic}. Tautan pertemuannya ada di surel konfirmasi.`)}`,
    // Both methods want one (RFC 5546, 3.2); the address of the site is what is known of it.
    `ORGANIZER;CN="${provider.replaceAll('"', '')}":https://${domain}/`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return icsFile(lines);
}
