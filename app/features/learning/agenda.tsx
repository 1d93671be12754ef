import { listWebinars, type Webinar } from '../../api/class';
import type { Enrolment } from '../../api/learner';
import { useCall } from '../../data/use-call';
import { useNow } from '../../live';
import { AppLink } from '../../ui/app-link';
import { Card } from '../../ui/card';
import { MomentText } from '../../ui/value';
import { endOf, parseTime } from '../../wib';
import { allCourses, coursePath } from '../courses/shelf';
import { Panel } from '../portal/portal-page';
import styles from './agenda.module.css';
import { meetings } from './shelves';

const SHOWN = 3;

/** What is next in time: the meetings of the visitor's classes, and webinars of their programmes. */
export function Agenda({ enrolments }: { enrolments: readonly Enrolment[] }) {
  const now = useNow();
  const programIds = [...new Set(enrolments.map(({ classroom }) => classroom.program.id))];
  const webinars = useCall(listWebinars({ programIds: programIds.filter((id) => id !== '') }));
  const sessions = meetings(enrolments).slice(0, SHOWN);
  const coming = webinars.status === 'ready' ? comingOf(webinars.data.items, now) : [];
  return (
    <Panel id="terdekat" title="Terdekat">
      <Card className={styles.card ?? ''}>
        {sessions.length === 0 && coming.length === 0 && <p>Belum ada jadwal.</p>}
        <ul className={styles.list}>
          {sessions.map(({ classroom, nextSession }) => (
            <li key={classroom.slug}>
              <span className={styles.when}>
                <MomentText value={nextSession} />
              </span>
              <AppLink to={coursePath(allCourses, classroom.slug)}>{classroom.name}</AppLink>
              <span className={styles.kind}>Pertemuan kelas</span>
            </li>
          ))}
          {coming.map((webinar) => (
            <li key={webinar.id}>
              <span className={styles.when}>
                <MomentText value={webinar.startDate} />
              </span>
              {webinar.link === '' ? (
                <span>{webinar.title}</span>
              ) : (
                <AppLink to={webinar.link}>{webinar.title}</AppLink>
              )}
              <span className={styles.kind}>Webinar · {webinar.speaker.name}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Panel>
  );
}

/** The webinars that are not over, the next one first. */
function comingOf(webinars: readonly Webinar[], now: number): Webinar[] {
  return webinars
    .filter(({ startDate }) => {
      const time = parseTime(startDate);
      return time !== null && endOf(time) > now;
    })
    .sort((one, other) => one.startDate.localeCompare(other.startDate))
    .slice(0, SHOWN);
}
