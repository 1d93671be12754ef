import type { ReactNode } from 'react';
import { pagePath } from '../page-table';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs';
import { Container } from '../ui/layout';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  lead?: string;
  /** The way here, without the home page, which is always its start. */
  trail?: Crumb[];
  /** The page's own name in the breadcrumbs. */
  current: string;
  /** What stands under the lead: a search box, tabs, a line of facts. */
  children?: ReactNode;
}

/** The opening of a page that is no landing: where it stands, its title, what can be done here. */
export function PageHeader({ title, lead, trail = [], current, children }: PageHeaderProps) {
  const home = { label: 'Beranda', to: pagePath('home') };
  return (
    <header className={styles.header}>
      <Container>
        <Breadcrumbs trail={[home, ...trail]} current={current} />
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.tools}>{children}</div>}
      </Container>
    </header>
  );
}
