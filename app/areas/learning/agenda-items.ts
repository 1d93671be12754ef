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
}

/** More than this is no glance any more. */
const MOST = 6;

/** What is not over at `now` (Unix ms), the next first: as moments, however each is written. */
export function agendaOf(
  { enrolments, events }: Pick<Learner, 'enrolments' | 'events'>,
  webinars: readonly Webinar[],
  now: number,
): readonly AgendaItem[] {
  const all = [
    ...enrolments.map(meetingOf),
    ...events.map(attendanceOf),
    ...webinars.map(webinarOf),
  ];
  const timed = all.flatMap((item) => {
    const [begin, until] = parseTimes(item.when, item.until);
    const end = until ?? begin;
    return begin !== null && end !== null && endOf(end) > now ? [{ item, at: begin.at }] : [];
  });
  timed.sort((one, other) => one.at - other.at);
  return timed.slice(0, MOST).map(({ item }) => item);
}

function meetingOf({ classroom: { slug, name }, nextSession }: Enrolment): AgendaItem {
  const to = coursePath(allCourses, slug);
  const key = `class ${slug}`;
  return { key, when: nextSession, until: '', title: name, kind: 'Pertemuan kelas', to };
}

function attendanceOf({ event }: Attendance): AgendaItem {
  const { id, startDate, endDate, title } = event;
  const to = attendedPath(event);
  return { key: `event ${id}`, when: startDate, until: endDate, title, kind: 'Acara', to };
}

function webinarOf({ id, startDate, title, link, speaker }: Webinar): AgendaItem {
  const kind = ['Webinar', speaker.name].filter((text) => text !== '').join(' · ');
  return { key: `webinar ${id}`, when: startDate, until: '', title, kind, to: link };
}
