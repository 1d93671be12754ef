import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { loginHref } from '../../shell/session/login-link';
import { useSignedIn } from '../../shell/session/session';
import { ButtonLink } from '../../ui/button';
import { Night } from '../../ui/night';
import styles from './portal-page.module.css';

interface PortalPageProps {
  title: string;
  /** One sentence on what the page is for. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A page of the portal: its heading, what can be done here, and its blocks one below another. Once
 * the session is over nothing of it stays, but the way to sign in and to go on here.
 */
export function PortalPage({ title, lead, actions, children }: PortalPageProps) {
  const isSignedIn = useSignedIn();
  if (!isSignedIn) return <SessionOver />;
  return (
    <div className={styles.page}>
      <Night />
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

function SessionOver() {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.page} role="status">
      <h1 className={styles.title}>Sesimu sudah berakhir</h1>
      <p className={styles.lead}>
        Masuk lagi untuk melanjutkan di halaman ini. Yang sudah kamu isi tidak hilang.
      </p>
      <div className={styles.actions}>
        <ButtonLink to={loginHref(pathname + search)} reloadDocument>
          Masuk dan lanjutkan
        </ButtonLink>
      </div>
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
