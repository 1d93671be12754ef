import { useState } from 'react';
import type { Batch } from '../../api/batch';
import { getRunningBatch, listRunningBatches } from '../../api/statistics-host';
import { useNow } from '../../core/hydration/live';
import { formatDateRange } from '../../core/wib';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { useCallInView } from '../../data/use-in-view';
import { weekOf } from '../../sections/programs/week-of';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Section, SectionHeading } from '../../ui/layout';
import styles from './program-batches.module.css';

const SHOWN = 6;

/** The programme's batches that run now; the section goes where there is none. */
export function ProgramBatches({ programId }: { programId: string }) {
  const { ref, reading } = useCallInView(listRunningBatches());
  const batches =
    reading.status === 'ready'
      ? reading.data.filter(({ program }) => program.id === programId)
      : [];
  return (
    <>
      <div ref={ref} />
      {batches.length > 0 && (
        <Section labelledBy="angkatan-berjalan">
          <SectionHeading
            id="angkatan-berjalan"
            title="Angkatan berjalan"
            lead="Yang sedang belajar di program ini sekarang, dan sudah sampai mana."
          />
          <div className={styles.batches}>
            {batches.slice(0, SHOWN).map((batch) => (
              <OneBatch key={batch.id} batch={batch} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

function OneBatch({ batch }: { batch: Batch }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <article className={styles.batch}>
      <div>
        <h3 className={styles.name}>{batch.name}</h3>
        <p className={styles.facts}>{batch.city}</p>
      </div>
      {isOpen ? (
        <Progress id={batch.id} />
      ) : (
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          Sudah sampai mana?
        </Button>
      )}
    </article>
  );
}

/** How far the batch is today, as the platform counts it. */
function Progress({ id }: { id: string }) {
  const reading = useCall(getRunningBatch(id));
  const now = useNow();
  return (
    <QueryBoundary
      reading={reading}
      label="Memuat angkatan"
      skeleton={<Skeleton height="4.5rem" />}
    >
      {({ startDate, endDate, totalStudents }) => {
        const week = weekOf({ startDate, endDate }, now);
        return (
          <ul className={styles.facts}>
            <li>{formatDateRange(startDate, endDate)}</li>
            {week && (
              <li>
                Pekan ke-{formatNumber(week.now)} dari {formatNumber(week.all)}
              </li>
            )}
            {totalStudents > 0 && <li>{formatNumber(totalStudents)} peserta</li>}
          </ul>
        );
      }}
    </QueryBoundary>
  );
}
