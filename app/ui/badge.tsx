import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { cx } from './cx';

export type BadgeTone = 'orange' | 'green' | 'blue' | 'red' | 'grey' | 'brand';

/** A short fixed label; `dot` adds a point in the tone's colour. */
export function Badge(props: { children: ReactNode; tone?: BadgeTone; dot?: boolean }) {
  const { children, tone = 'grey', dot } = props;
  return <span className={cx(styles.badge, styles[tone], dot && styles.dot)}>{children}</span>;
}
