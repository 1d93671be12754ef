import type { CSSProperties, ReactNode } from 'react';
import { type Box, Container } from './container';
import { cx } from './cx';
import styles from './layout.module.css';

type SectionProps = Box & {
  id?: string;
  /** Names the landmark; give `labelledBy` instead where a heading shows the name. */
  label?: string;
  labelledBy?: string;
  ground?: 'plain' | 'soft' | 'deep';
  narrow?: boolean;
  /** Whether it lies below what a phone shows first (below.css). */
  isBelow?: boolean;
};

/** A full-width band of a page with the scale's vertical rhythm. */
export function Section(props: SectionProps) {
  const { children, className, id, label, labelledBy } = props;
  const { ground = 'plain', narrow = false, isBelow = false } = props;
  return (
    <section
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={cx(styles.section, styles[ground], className)}
      data-below={isBelow ? 'all' : undefined}
    >
      <Container narrow={narrow}>{children}</Container>
    </section>
  );
}

/** Columns that fit themselves: as many of at least `min` (a CSS length) as there is room for. */
export function Grid({ children, className, min = '18rem' }: Box & { min?: string }) {
  const style: CSSProperties & { '--grid-min': string } = { '--grid-min': min };
  return (
    <div className={cx(styles.grid, className)} style={style}>
      {children}
    </div>
  );
}

type Gap = 'half' | 1 | 2 | 3 | 4;

/** Children one below another, `gap` in steps of 8 px. */
export function Stack({ children, className, gap = 2 }: Box & { gap?: Gap }) {
  return (
    <div className={cx(styles.stack, className)} data-gap={gap}>
      {children}
    </div>
  );
}

/** Children side by side, wrapping; `gap` in steps of 8 px. */
export function Cluster({ children, className, gap = 2 }: Box & { gap?: Gap }) {
  return (
    <div className={cx(styles.cluster, className)} data-gap={gap}>
      {children}
    </div>
  );
}

type HeadingProps = {
  id: string;
  title: string;
  eyebrow?: string;
  lead?: string;
  action?: ReactNode;
  align?: 'start' | 'center';
  level?: 1 | 2;
};

/** A section's opening: small line above, title, lead, and an optional action at the far end. */
export function SectionHeading(props: HeadingProps) {
  const { id, title, eyebrow, lead, action, align = 'start', level = 2 } = props;
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={cx(styles.heading, align === 'center' && styles.centered)}>
      <div className={styles.headingText}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Title id={id}>{title}</Title>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
