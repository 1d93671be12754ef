/** What is next in time: meetings of the visitor's classes, their events, and webinars, in one order. */
import type { Webinar } from '../../api/class';
import type { Attendance, Enrolment, Learner } from '../../api/learner';
import { endOf, parseTimes } from '../../core/wib';
import { allCourses, coursePath } from '../courses/shelf';
import { attendedPath } from './attended-path';

export interface AgendaItem {
  readonly key: string;
  /** When it begins, an ISO text. */
  readonly when: string;
  /** When it ends, where that is known; else "". */
  readonly until: string;
  readonly title: string;
  readonly kind: string;
  /** Empty where it has no page. */
  readonly to: string;
  /** The address of its room, where that is known; else "". */
  readonly room: string;
}

/** One that is not over. */
export interface TimedItem extends AgendaItem {
  /** Whether it has begun, or begins so soon that its room can be gone to. */
  readonly isNow: boolean;
}

/** The kind of a class's meeting. */
export const MEETING = 'Pertemuan kelas';

/** More than this is no glance any more. */
const MOST = 6;

/** How long before its beginning a room is gone to, and how long one goes on that does not say, in ms. */
const AHEAD = 15 * 60_000;
const USUAL = 2 * 60 * 60_000;

/** What is not over at `now` (Unix ms), the next first: as moments, however each is written. */
export function agendaOf(
  { enrolments, events }: Pick<Learner, 'enrolments' | 'events'>,
  webinars: readonly Webinar[],
  now: number,
): readonly TimedItem[] {
  const all = [
    ...enrolments.map(meetingOf),
    ...events.map(attendanceOf),
    ...webinars.map(webinarOf),
  ];
  const timed = all.flatMap((item) => {
    const [begin, until] = parseTimes(item.when, item.until);
    if (begin === null) return [];
    const usual = begin.isWholeDay ? endOf(begin) : begin.at + USUAL;
    const isOver = (until === null ? usual : endOf(until)) <= now;
    const isNow = !begin.isWholeDay && begin.at - AHEAD <= now;
    return isOver ? [] : [{ item: { ...item, isNow }, at: begin.at }];
  });
  timed.sort((one, other) => one.at - other.at);
  return timed.slice(0, MOST).map(({ item }) => item);
}

function meetingOf({ classroom: { slug, name }, nextSession }: Enrolment): AgendaItem {
  const to = coursePath(allCourses, slug);
  const key = `class ${slug}`;
  return { key, when: nextSession, until: '', title: name, kind: MEETING, to, room: '' };
}

function attendanceOf({ event }: Attendance): AgendaItem {
  const { id, startDate, endDate, title, isOnline, location } = event;
  const key = `event ${id}`;
  const to = attendedPath(event);
  const room = isOnline && /^https:\/\//.test(location) ? location : '';
  return { key, when: startDate, until: endDate, title, kind: 'Acara', to, room };
}

function webinarOf({ id, startDate, title, link, speaker }: Webinar): AgendaItem {
  const kind = ['Webinar', speaker.name].filter((text) => text !== '').join(' · ');
  const key = `webinar ${id}`;
  return { key, when: startDate, until: '', title, kind, to: link, room: link };
}
