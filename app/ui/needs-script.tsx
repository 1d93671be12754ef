import type { ReactNode } from 'react';
import styles from './without-script.module.css';

/**
 * What only a script can do says so where it stands, to who has none, and names the next best thing.
 * What is of no use there has `data-scripted` and goes (base.css).
 */
export function NeedsScript({ children }: { children: ReactNode }) {
  return <p className={styles.needed}>{children}</p>;
}
