/**
 * The meetings of a class as a calendar file: an entry that repeats for each weekly time, from the first day
 * of the class to its last. `test/cases/class-meetings.json` holds it and the worker to the same entries. The names of the entries stay the same, so that a calendar that has them brings
 * them up to date.
 */
import type { ClassOverview } from '../../api/class';
import { icsFile, icsMoment, icsText } from '../../core/ics';
import { addDays, dayOf, parseDeadline, weekdayOf } from '../../core/wib';

type Scheduled = Pick<
  ClassOverview,
  'id' | 'slug' | 'name' | 'type' | 'city' | 'startDate' | 'endDate' | 'schedule'
>;

export interface CalendarPlace {
  /** The tenant domain, which makes the names of the entries unique. */
  readonly domain: string;
  /** The absolute address of the class's page. */
  readonly url: string;
}

/** In the order of {@link weekdayOf}. */
const DAYS = ['minggu', 'senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu'];

/** Hours ahead of UTC. */
const WIB = 7;
const ZONES: Readonly<Record<string, number>> = { wib: WIB, wita: 8, wit: 9 };

const HOURS =
  /^([01]?\d|2[0-3])[.:]([0-5]\d)(?:\s*(?:-|–|s\.?d\.?|sampai)\s*([01]?\d|2[0-3])[.:]([0-5]\d))?\s*(wib|wita|wit)?$/i;

const MINUTE_MS = 60_000;
/** How long a meeting is that does not say when it ends, in minutes. */
const USUAL_MINUTES = 120;

/** The file's text; null where the class has no days, or no weekly time that can be read. `now` is Unix ms. */
export function classCalendar(
  item: Scheduled,
  { domain, url }: CalendarPlace,
  now: number,
): string | null {
  const weekly = weeklyOf(item);
  if (weekly.length === 0) return null;
  const place = item.type === 'online' ? '' : item.city;
  const entries = weekly.flatMap(({ name, begins, ends, until }) => [
    'BEGIN:VEVENT',
    `UID:kelas-${item.id || item.slug}-${name}@${domain}`,
    `DTSTAMP:${icsMoment(now)}`,
    `DTSTART:${icsMoment(begins)}`,
    `DTEND:${icsMoment(ends)}`,
    `RRULE:FREQ=WEEKLY;UNTIL=${icsMoment(until)}`,
    `SUMMARY:${icsText(`Kelas ${oneLine(item.name)}`)}`,
    ...(place === '' ? [] : [`LOCATION:${icsText(oneLine(place))}`]),
    `URL:${url}`,
    'END:VEVENT',
  ]);
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${domain}//Kelas//ID`,
    'METHOD:PUBLISH',
    ...entries,
    'END:VCALENDAR',
  ]);
}

/**
 * The address to subscribe to, at which the worker makes the same entries
 * (`worker/core/src/document/discovery/calendar/class.rs`); null where no address can have the slug.
 */
export function subscriptionPath(slug: string): string | null {
  return /^[\w-]{1,120}$/.test(slug) ? `/calendar/class/${slug}.ics` : null;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether anything of a class can be put into a calendar at `now` (Unix ms): it has meetings to come. */
export function hasMeetings(item: Scheduled, now: number): boolean {
  return weeklyOf(item).some(({ until }) => until > now);
}

/** A weekly time of a class. */
interface Weekly {
  /** The day's name, with a number for a second time of that day. */
  readonly name: string;
  /** The first meeting, Unix ms. */
  readonly begins: number;
  readonly ends: number;
  /** The end of the class's last day, Unix ms. */
  readonly until: number;
}

function weeklyOf({ schedule, startDate, endDate }: Scheduled): readonly Weekly[] {
  const [first, last] = [dayOf(startDate), dayOf(endDate)];
  if (first === '' || last === '') return [];
  const counts = new Map<number, number>();
  return schedule.flatMap(({ day, time }): Weekly[] => {
    const weekday = DAYS.indexOf(day.trim().toLowerCase().replace(/['’]/g, ''));
    const hours = hoursOf(time);
    if (weekday < 0 || hours === null) return [];
    const date = addDays(first, (weekday - weekdayOf(first) + 7) % 7);
    if (date > last) return [];
    const count = (counts.get(weekday) ?? 0) + 1;
    counts.set(weekday, count);
    const at = (on: string, minutes: number) =>
      (parseDeadline(on)?.at ?? 0) + (minutes + (WIB - hours.zone) * 60) * MINUTE_MS;
    return [
      {
        name: `${DAYS[weekday]}${count > 1 ? `-${count}` : ''}`,
        begins: at(date, hours.begins),
        ends: at(date, hours.ends),
        until: at(last, 24 * 60) - 1000,
      },
    ];
  });
}

/** The minutes of the day of "19.00–21.00 WIB", and the zone; null for what is none. */
function hoursOf(time: string): { begins: number; ends: number; zone: number } | null {
  const [all, hour, minute, endHour, endMinute, zone = 'wib'] = HOURS.exec(time.trim()) ?? [];
  if (all === undefined) return null;
  const begins = Number(hour) * 60 + Number(minute);
  const told =
    endHour === undefined ? begins + USUAL_MINUTES : Number(endHour) * 60 + Number(endMinute);
  // One that ends before it begins goes on past midnight.
  const ends = told > begins ? told : told + 24 * 60;
  return { begins, ends, zone: ZONES[zone.toLowerCase()] ?? WIB };
}
