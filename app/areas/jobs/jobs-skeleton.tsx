import { Skeleton } from '../../ui/feedback';
import styles from './job-list.module.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** As tall as a list of jobs. */
export function JobsSkeleton() {
  return (
    <div className={styles.rows}>
      {PLACES.map((place) => (
        <Skeleton key={place} height="8.25rem" />
      ))}
    </div>
  );
}
