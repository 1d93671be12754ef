import { AppLink } from './app-link';
import styles from './breadcrumbs.module.css';

export type Crumb = { label: string; to: string };

/** The way from the top to this page; `current` is the page itself and no link. */
export function Breadcrumbs({ trail, current }: { trail: Crumb[]; current: string }) {
  return (
    <nav aria-label="Remah roti">
      <ol className={styles.trail}>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <AppLink to={to}>{label}</AppLink>
          </li>
        ))}
        <li aria-current="page" className={styles.current}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
