import type { ReactNode } from 'react';
import styles from './portal-page.module.css';

interface PortalPageProps {
  title: string;
  /** One sentence on what the page is for. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the portal: its heading, what can be done here, and its blocks one below another. */
export function PortalPage({ title, lead, actions, children }: PortalPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

interface PanelProps {
  /** The heading's own id; it names the block. */
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** One block of a page of the portal, under a heading of its own. */
export function Panel({ id, title, action, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
