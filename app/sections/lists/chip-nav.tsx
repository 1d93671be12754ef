import type { ReactNode } from 'react';
import { formatNumber } from '../../ui/format';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './chip-nav.module.css';

/** A row of chips that narrow a list, each in an `<li>`. */
export function ChipNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.chips}>{children}</ul>
    </nav>
  );
}

/** How many items a chip leads to. */
export function ChipTotal({ total, noun }: { total: number; noun: string }) {
  return (
    <span className={styles.total}>
      {formatNumber(total)}
      <VisuallyHidden> {noun}</VisuallyHidden>
    </span>
  );
}
