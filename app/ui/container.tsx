import type { ReactNode } from 'react';
import styles from './container.module.css';
import { cx } from './cx';

export type Box = { children: ReactNode; className?: string };

/** Centres content at the site's width, or at reading width with `narrow`. */
export function Container({ children, className, narrow }: Box & { narrow?: boolean }) {
  return <div className={cx(styles.container, narrow && styles.narrow, className)}>{children}</div>;
}

/** Buttons below a text; on phones each takes the whole width. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
