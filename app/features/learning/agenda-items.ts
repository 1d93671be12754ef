/** What is next in time: meetings of the visitor's classes and webinars, in one order. */
import type { Webinar } from '../../api/class';
import type { Enrolment } from '../../api/learner';
import { endOf, parseTime } from '../../wib';
import { allCourses, coursePath } from '../courses/shelf';

export interface AgendaItem {
  readonly key: string;
  /** When it begins, an ISO text. */
  readonly when: string;
  readonly title: string;
  readonly kind: string;
  /** Empty where it has no page. */
  readonly to: string;
}

/** More than this is no glance any more. */
const MOST = 6;

/** What is not over at `now` (Unix ms), the next first: as moments, however each is written. */
export function agendaOf(
  enrolments: readonly Enrolment[],
  webinars: readonly Webinar[],
  now: number,
): readonly AgendaItem[] {
  const all = [...enrolments.map(meetingOf), ...webinars.map(webinarOf)];
  const timed = all.flatMap((item) => {
    const time = parseTime(item.when);
    return time !== null && endOf(time) > now ? [{ item, at: time.at }] : [];
  });
  timed.sort((one, other) => one.at - other.at);
  return timed.slice(0, MOST).map(({ item }) => item);
}

function meetingOf({ classroom: { slug, name }, nextSession }: Enrolment): AgendaItem {
  const to = coursePath(allCourses, slug);
  return { key: `class ${slug}`, when: nextSession, title: name, kind: 'Pertemuan kelas', to };
}

function webinarOf({ id, startDate, title, link, speaker }: Webinar): AgendaItem {
  const kind = ['Webinar', speaker.name].filter((text) => text !== '').join(' · ');
  return { key: `webinar ${id}`, when: startDate, title, kind, to: link };
}
