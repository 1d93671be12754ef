import type { Batch } from '../../../../api/batch';
import { listRunningBatches } from '../../../../api/statistics-host';
import { formatDateRange } from '../../../../core/wib';
import { DataBlock } from '../../../../data/data-block';
import { EmptyState, Skeleton } from '../../../../ui/feedback';
import { formatNumber } from '../../../../ui/format';
import { Section, SectionHeading } from '../../../../ui/layout';
import styles from './running-batches.module.css';

const SHOWN = 8;

/** The batches that run now. */
export function RunningBatches() {
  return (
    <Section labelledBy="angkatan">
      <SectionHeading id="angkatan" title="Angkatan yang sedang berjalan" />
      <DataBlock
        call={listRunningBatches()}
        label="Memuat angkatan"
        skeleton={<Skeleton height="24rem" />}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title="Belum ada angkatan" />}
      >
        {(all) => <Rows all={all} />}
      </DataBlock>
    </Section>
  );
}

function Rows({ all }: { all: readonly Batch[] }) {
  const rest = all.slice(SHOWN);
  return (
    <>
      <BatchList batches={all.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{formatNumber(rest.length)} angkatan lainnya</summary>
          <BatchList batches={rest} />
        </details>
      )}
    </>
  );
}

function BatchList({ batches }: { batches: readonly Batch[] }) {
  return (
    <ul className={styles.batches}>
      {batches.map(({ id, name, city, startDate, endDate, totalStudents }) => (
        <li key={id}>
          <strong>{name}</strong>
          <span>{city}</span>
          <span>{formatDateRange(startDate, endDate)}</span>
          <span>{totalStudents > 0 && `${formatNumber(totalStudents)} peserta`}</span>
        </li>
      ))}
    </ul>
  );
}
