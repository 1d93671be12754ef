import type { ReactNode } from 'react';
import styles from './without-script.module.css';

/**
 * What only a visitor without scripts needs: the button of a form that otherwise acts on each change.
 * It takes no place elsewhere.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <div className={styles.shown}>{children}</div>;
}
