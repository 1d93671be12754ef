import { laterPart } from '../core/hydration/later';
import type { ErrorScreenProps } from './error-screen';
import styles from './screen.module.css';

/** What is said of an address without a page (spec section 2), and below it where the brand has no word of its own. */
export const MISSING_TITLE = 'Oops.. Maaf halaman tidak ditemukan';
export const MISSING = 'Alamatnya mungkin sudah berubah atau salah ketik.';

/** The page of a brand for what it does not have; a plain one where its code cannot be had. */
export const missingPage = laterPart<Pick<ErrorScreenProps, 'missed'>>(() =>
  import('./missing-page').then(
    ({ MissingPage }) => MissingPage,
    () => PlainMissing,
  ),
);

/** Needs nothing but what is here. */
export function PlainMissing() {
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{MISSING_TITLE}</h1>
      <p>{MISSING}</p>
      <a href="/" className={styles.back}>
        Kembali ke beranda
      </a>
    </div>
  );
}
