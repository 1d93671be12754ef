import type { ReactNode } from 'react';
import { useBoot } from '../core/app-context';
import type { PageTitles } from '../core/boot';
import { usePage } from '../router/use-page';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { Container } from './container';
import styles from './page-header.module.css';

type PageHeaderProps = {
  title: string;
  lead?: string;
  eyebrow?: string;
  /** The way here from the home page, which is put in front. */
  trail?: readonly Crumb[];
  /** The last crumb where the title is too long for one. */
  current?: string;
  /** Whether a tenant's own title and description of this page stand in place of these. */
  hasOwnLead?: boolean;
  /** What stands below the lead: a search, buttons, facts. */
  children?: ReactNode;
};

const HOME: Crumb = { label: 'Beranda', to: '/' };

/** A page's opening on the soft ground: where it stands, its title, its lead. */
export function PageHeader(props: PageHeaderProps) {
  const { eyebrow, trail = [], children } = props;
  const own = useOwnTitles();
  const title = (props.hasOwnLead && own?.title) || props.title;
  const lead = (props.hasOwnLead && own?.description) || props.lead;
  const { current = title } = props;
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.inner}>
          <div className={styles.crumbs}>
            <Breadcrumbs trail={[HOME, ...trail]} current={current} />
          </div>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && <div className={styles.below}>{children}</div>}
        </div>
      </Container>
    </header>
  );
}

/** What the tenant says of the page that is shown; undefined where it says nothing of its own. */
export function useOwnTitles(): PageTitles | undefined {
  const { titles } = useBoot().tenant;
  const { name } = usePage();
  return Object.hasOwn(titles, name) ? titles[name] : undefined;
}
