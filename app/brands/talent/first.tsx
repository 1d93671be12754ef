import { listJobs } from '../../api/career';
import { useMountTime } from '../../core/hydration/live';
import { useCall, useCalls } from '../../data/use-call';
import { usePageParams } from '../../router/page-query';
import { AppLink } from '../../ui/app-link';
import styles from './first.module.css';
import { workPages } from './first-view';
import { People } from './people';
import { openJobs, readDesk, type Side } from './sides';
import { Vacancies } from './vacancies';

const SIDES: readonly { side: Side; label: string; noun: string }[] = [
  { side: 'orang', label: 'Saya mencari orang', noun: 'karya lulusan' },
  { side: 'kerja', label: 'Saya mencari kerja', noun: 'lowongan terbuka' },
];

/** Two tabs across the whole window; the one that is chosen decides on everything below it. */
export function First() {
  const query = usePageParams();
  const desk = readDesk(query);
  const counts = useCounts();
  return (
    <div className={styles.desk} data-side={desk.side}>
      <nav aria-label="Sisi meja" className={styles.tabs}>
        {SIDES.map(({ side, label, noun }) => (
          <AppLink
            key={side}
            to={`?mencari=${side}`}
            preventScrollReset
            aria-current={side === desk.side ? 'true' : undefined}
            className={styles.tab}
          >
            {label}
            <span className={styles.count}>{counts[side] > 0 && `${counts[side]} ${noun}`}</span>
          </AppLink>
        ))}
      </nav>
      <div className={styles.sheet}>
        {desk.side === 'orang' ? <People desk={desk} /> : <Vacancies desk={desk} />}
      </div>
    </div>
  );
}

/** How much there is on either side; 0 while it is not known. */
function useCounts(): Record<Side, number> {
  const works = useCalls(workPages());
  const jobs = useCall(listJobs());
  const now = useMountTime();
  return {
    orang: works.status === 'ready' ? works.data.flatMap(({ items }) => items).length : 0,
    kerja: jobs.status === 'ready' ? openJobs(jobs.data.items, now, '').length : 0,
  };
}
