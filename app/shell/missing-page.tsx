import { pagePath } from '../router/page-table';
import { searchFor, wayUp } from '../router/way-up';
import { Absence } from '../ui/absence';
import { useOwnWords } from '../ui/own-words';
import type { ErrorScreenProps } from './error-screen';
import { MISSING, MISSING_TITLE } from './missing-part';
import { useSiteNavigation } from './navigation';
import styles from './screen.module.css';

/** As many ways on as are taken in at a glance. */
const WAYS = 5;
/** As much as a search reads. */
const LONGEST = 100;

/**
 * In place of a page that is not there, on a site that has a brand: its own words and picture, a search, and
 * the pages that its menu names. Links load their document, since a page that is gone may be a broken one.
 */
export function MissingPage({ missed }: Pick<ErrorScreenProps, 'missed'>) {
  const own = useOwnWords();
  const { flat, groups } = useSiteNavigation();
  const found = missed && [
    searchFor(missed.pathname, missed.has),
    wayUp(missed.pathname, missed.has),
  ];
  const menu = flat ?? groups.flatMap(({ links }) => links);
  const named = [...(found ?? []).flatMap((way) => way ?? []), ...menu];
  // The menu may lead to the same page under another name.
  const ways = named
    .filter(({ to }, index) => named.findIndex((other) => other.to === to) === index)
    .slice(0, WAYS);
  return (
    <div className={styles.missing}>
      <Absence />
      <div>
        <h1>{MISSING_TITLE}</h1>
        <p>{own?.missing ?? MISSING}</p>
        <search>
          <form method="get" action={pagePath('search')}>
            <input
              type="search"
              name="q"
              aria-label="Cari di seluruh situs"
              placeholder="Topik atau nama"
              maxLength={LONGEST}
              enterKeyHint="search"
              autoComplete="off"
            />
            <button type="submit" className={styles.back}>
              Cari
            </button>
          </form>
        </search>
        <ul>
          {ways.map(({ to, label }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
          <li>
            <a href="/">Kembali ke beranda</a>
          </li>
        </ul>
      </div>
    </div>
  );
}
