import { listWebinars } from '../../api/class';
import type { Learner } from '../../api/learner';
import { useNow } from '../../core/hydration/live';
import { useCall } from '../../data/use-call';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { MomentText } from '../../ui/value';
import { Panel } from '../portal/portal-page';
import styles from './agenda.module.css';
import { agendaOf, MEETING } from './agenda-items';

/** What is next in time: the meetings of the visitor's classes, their events, webinars of their programmes. */
export function Agenda({ learner }: { learner: Learner }) {
  const now = useNow(60_000);
  const all = learner.enrolments.map(({ classroom }) => classroom.program.id);
  const programIds = [...new Set(all)].filter((id) => id !== '');
  const webinars = useCall(programIds.length > 0 ? listWebinars({ programIds }) : null);
  const items = agendaOf(learner, webinars.status === 'ready' ? webinars.data.items : [], now);
  return (
    <Panel id="terdekat" title="Terdekat">
      <Card className={styles.card ?? ''}>
        {items.length === 0 && <p>Belum ada jadwal.</p>}
        <ul className={styles.list}>
          {items.map(({ key, when, title, kind, to, isNow, room }) => (
            <li key={key}>
              <span className={styles.when}>
                <MomentText value={when} />
                {isNow && ' · Sekarang'}
              </span>
              {to === '' ? <span>{title}</span> : <AppLink to={to}>{title}</AppLink>}
              <span className={styles.kind}>{kind}</span>
              {isNow && room !== '' && (
                <span className={styles.join}>
                  <ButtonLink size="small" to={room} aria-label={`Gabung: ${title}`}>
                    Gabung
                  </ButtonLink>
                </span>
              )}
            </li>
          ))}
        </ul>
        {items.some(({ kind }) => kind === MEETING) && (
          <p className={styles.kind}>
            Tautan ruang pertemuan belum tercantum di sini: buka halaman kelasnya, atau tanyakan ke
            mentormu.
          </p>
        )}
      </Card>
    </Panel>
  );
}
