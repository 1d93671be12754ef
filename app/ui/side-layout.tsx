import type { ReactNode } from 'react';
import { Container } from './container';
import { cx } from './cx';
import styles from './side-layout.module.css';

interface SideLayoutProps {
  /** What stays in view beside the text on wide screens, and follows it on narrow ones. */
  side: ReactNode;
  /** Names the side for assistive technology. */
  label: string;
  sideClassName?: string | undefined;
  /** Whether it comes before the text on narrow screens: what one has to know before a long read. */
  isSideFirst?: boolean;
  children: ReactNode;
}

/** A page's text with a narrow column beside it. */
export function SideLayout(props: SideLayoutProps) {
  const { side, label, sideClassName, isSideFirst = false, children } = props;
  return (
    <Container className={styles.layout ?? ''}>
      <div className={styles.main}>{children}</div>
      <aside
        className={cx(styles.side, isSideFirst && styles.first, sideClassName)}
        aria-label={label}
      >
        {side}
      </aside>
    </Container>
  );
}
