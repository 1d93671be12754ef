import type { QueryResult } from '../../../data/query-result';
import { AppLink } from '../../../ui/app-link';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/feedback';
import { formatNumber } from '../../../ui/format';
import styles from './desk.module.css';

interface CountCardProps {
  /** What is counted: "penarikan menunggu keputusan". */
  label: string;
  reading: QueryResult<number>;
  /** Where it is worked on; without it the number is one to read. */
  to?: string;
  /** What stands below while there is something, and while there is nothing. */
  hint?: string;
  none?: string;
}

/** A number with its name; what is still to come or could not be had says so in its place. */
export function CountCard({ label, reading, to, hint, none }: CountCardProps) {
  const isReady = reading.status === 'ready';
  const note = isReady && reading.data === 0 ? none : hint;
  return (
    <li className={styles.card}>
      {to === undefined ? (
        <span>{label}</span>
      ) : (
        <AppLink to={to} className={styles.way}>
          {label}
        </AppLink>
      )}
      <strong aria-busy={reading.status === 'loading'}>
        {reading.status === 'loading' && <Skeleton height="1.2em" />}
        {reading.status === 'failed' && 'Belum bisa dimuat'}
        {isReady && formatNumber(reading.data)}
      </strong>
      {reading.status === 'failed' && (
        <Button size="small" variant="ghost" loading={reading.isFetching} onClick={reading.retry}>
          Coba lagi
        </Button>
      )}
      {note && <small>{note}</small>}
    </li>
  );
}
