import type { ReactNode } from 'react';
import { AppLink } from './app-link';
import styles from './chip.module.css';
import { cx } from './cx';

/** A topic or a fact in a small outline. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}

type FilterChipProps = {
  /** The address that has this filter switched the other way. */
  to: string;
  selected: boolean;
  children: ReactNode;
};

/** One choice among filters kept in the URL: a link, so that it can be shared and gone back from. */
export function FilterChip({ to, selected, children }: FilterChipProps) {
  return (
    <AppLink
      to={to}
      preventScrollReset
      aria-current={selected ? 'true' : undefined}
      className={cx(styles.chip, styles.filter, selected && styles.selected)}
    >
      {children}
    </AppLink>
  );
}
