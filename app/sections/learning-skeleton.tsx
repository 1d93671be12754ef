import { Skeleton } from '../ui/feedback';
import styles from './learning-skeleton.module.css';

/** Stands in for the blocks of Belajarku or of a desk: a heading, a wide card with its neighbour, and rows. */
export function BlocksSkeleton() {
  return (
    <div className={styles.blocks}>
      <Skeleton width="12rem" height="1.5rem" />
      <div className={styles.front}>
        <Skeleton height="11rem" />
        <Skeleton height="11rem" />
      </div>
      <Skeleton width="10rem" height="1.5rem" />
      <div className={styles.rows}>
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
      </div>
    </div>
  );
}

/** Stands in for the whole page, as wide and as far from its edges as pages of the portal are. */
export function LearningSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.rows}>
        <Skeleton width="18rem" height="2.5rem" />
        <Skeleton width="30rem" height="1.25rem" />
      </div>
      <BlocksSkeleton />
    </div>
  );
}
