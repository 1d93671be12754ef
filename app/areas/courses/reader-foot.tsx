import { useBoot } from '../../core/app-context';
import { pagePath, usePageSet } from '../../router/page-table';
import { coursePath, type Shelf } from '../../sections/courses/shelf';
import { DataSaver } from '../../shell/data-saver';
import { FOOTER_MENU_ID } from '../../shell/footer';
import { SCRIPTLESS_NOTE } from '../../shell/scriptless-note';
import { AppLink } from '../../ui/app-link';
import styles from './reader-foot.module.css';

/** The pages that somebody may want out of a chapter, in place of the site's footer. */
const WAYS: readonly (readonly [page: string, label: string])[] = [
  ['welcome', 'Belajarku'],
  ['home', 'Beranda'],
  ['privacy-policy', 'Kebijakan privasi'],
];

/** The end of a chapter's page: a few ways out, and how the keyboard turns the page. */
export function ReaderFoot({ slug, shelf }: { slug: string; shelf: Shelf }) {
  const has = usePageSet();
  const { tenant } = useBoot();
  return (
    <footer className={styles.foot}>
      <p className={styles.keys} data-scripted="">
        Tombol panah <kbd>kiri</kbd> dan <kbd>kanan</kbd> berpindah bab.
      </p>
      {/* Where the menu leads without scripts, as it does to the site's footer elsewhere. */}
      <nav id={FOOTER_MENU_ID} aria-label="Menu kaki halaman" className={styles.ways}>
        <AppLink to={coursePath(shelf, slug)}>Halaman kursus</AppLink>
        <AppLink to={pagePath(shelf.page)}>{shelf.label}</AppLink>
        {WAYS.filter(([page]) => has(page)).map(([page, label]) => (
          <AppLink key={page} to={pagePath(page)}>
            {label}
          </AppLink>
        ))}
      </nav>
      <DataSaver />
      <p>{tenant.name}</p>
      <noscript>{import.meta.env.SSR && <p>{SCRIPTLESS_NOTE}</p>}</noscript>
    </footer>
  );
}
