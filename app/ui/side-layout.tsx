import type { ReactNode } from 'react';
import { cx } from './cx';
import { Container } from './layout';
import styles from './side-layout.module.css';

interface SideLayoutProps {
  /** What stays in view beside the text on wide screens, and follows it on narrow ones. */
  side: ReactNode;
  /** Names the side for assistive technology. */
  label: string;
  sideClassName?: string | undefined;
  children: ReactNode;
}

/** A page's text with a narrow column beside it. */
export function SideLayout({ side, label, sideClassName, children }: SideLayoutProps) {
  return (
    <Container className={styles.layout ?? ''}>
      <div className={styles.main}>{children}</div>
      <aside className={cx(styles.side, sideClassName)} aria-label={label}>
        {side}
      </aside>
    </Container>
  );
}
