/** An event as an iCalendar file (RFC 5545), so that it can be put into one's own calendar. */
import type { Post } from '../../api/post';
import { calendarStamp, calendarTimes, calendarZone } from '../../wib';

type Event = Pick<Post, 'id' | 'title' | 'summary' | 'startDate' | 'endDate' | 'location'>;

/** RFC 5545, section 3.1: a line has at most 75 octets; what is longer goes on after a space. */
const LINE_OCTETS = 75;

/** The file's text; null for an event without a day. `url` is the event's page, `now` in Unix ms. */
export function calendarFile(event: Event, url: string, now: number): string | null {
  const times = calendarTimes(event.startDate, event.endDate);
  if (times.length === 0) return null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//belajar//acara//ID',
    ...calendarZone,
    'BEGIN:VEVENT',
    `UID:${escapeText(`${event.id}@${new URL(url).host}`)}`,
    `DTSTAMP:${calendarStamp(now)}`,
    ...times,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Section 3.3.11: backslash, semicolon, comma and line breaks are escaped. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > LINE_OCTETS) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += sign;
    octets += size;
  }
  return parts.join('\r\n ');
}
