import { listWebinars } from '../../api/class';
import type { Enrolment } from '../../api/learner';
import { useCall } from '../../data/use-call';
import { useNow } from '../../live';
import { AppLink } from '../../ui/app-link';
import { Card } from '../../ui/card';
import { MomentText } from '../../ui/value';
import { Panel } from '../portal/portal-page';
import styles from './agenda.module.css';
import { agendaOf } from './agenda-items';

/** What is next in time: the meetings of the visitor's classes, and webinars of their programmes. */
export function Agenda({ enrolments }: { enrolments: readonly Enrolment[] }) {
  const now = useNow();
  const programIds = [...new Set(enrolments.map(({ classroom }) => classroom.program.id))];
  const webinars = useCall(listWebinars({ programIds: programIds.filter((id) => id !== '') }));
  const items = agendaOf(enrolments, webinars.status === 'ready' ? webinars.data.items : [], now);
  return (
    <Panel id="terdekat" title="Terdekat">
      <Card className={styles.card ?? ''}>
        {items.length === 0 && <p>Belum ada jadwal.</p>}
        <ul className={styles.list}>
          {items.map(({ key, when, title, kind, to }) => (
            <li key={key}>
              <span className={styles.when}>
                <MomentText value={when} />
              </span>
              {to === '' ? <span>{title}</span> : <AppLink to={to}>{title}</AppLink>}
              <span className={styles.kind}>{kind}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Panel>
  );
}
