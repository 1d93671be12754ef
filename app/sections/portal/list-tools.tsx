import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

interface ListToolsProps {
  /** Links to the list's kinds or states. */
  filters: ReactNode;
  /** A choice and a search. */
  children: ReactNode;
}

/** What a list of the portal can be narrowed by: links, and below them a choice beside a search. */
export function ListTools({ filters, children }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      {filters}
      <div className={styles.narrow}>{children}</div>
    </div>
  );
}
