import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon';

type DisclosureProps = {
  title: ReactNode;
  children: ReactNode;
  /** Open on first sight. */
  open?: boolean;
  /** Disclosures that share a name close each other. */
  group?: string;
};

/** A title that opens what is under it; works without scripts and is found by in-page search. */
export function Disclosure({ title, children, open, group }: DisclosureProps) {
  return (
    <details className={styles.item} open={open} name={group}>
      <summary className={styles.title}>
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** Disclosures in one ruled list. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
