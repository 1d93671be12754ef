import { pagePath, pageRow, usePageSet } from '../../../../router/page-table';
import { AppLink } from '../../../../ui/app-link';
import styles from './ways.module.css';

/** Lists that a visitor may go through instead, in the order of what most come for. */
const LISTS = [
  'class',
  'courses',
  'program',
  'event',
  'mentor',
  'news',
  'berita',
  'blog',
  'podcasts',
  'tulisan-temans',
  'career',
  'donation',
] as const;

/** Ways on where there is nothing to show: the tenant's lists, and the assistant. */
export function Ways({ title }: { title: string }) {
  const has = usePageSet();
  const lists = LISTS.filter(has).map((name) => ({
    to: pagePath(name),
    label: pageRow(name)?.menu?.label ?? name,
  }));
  return (
    <nav aria-label="Jelajahi" className={styles.ways}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {lists.map(({ to, label }) => (
          <li key={to}>
            <AppLink to={to} className={styles.link}>
              {label}
            </AppLink>
          </li>
        ))}
        {has('chat') && (
          <li>
            <AppLink to={pagePath('chat')} className={styles.link}>
              Tanya asisten
            </AppLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
