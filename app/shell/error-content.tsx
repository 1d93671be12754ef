import { Suspense, useContext } from 'react';
import { AppContext } from '../core/app-context';
import { searchFor, wayUp } from '../router/way-up';
import { useOwnWords } from '../ui/own-words';
import { WithoutScript } from '../ui/without-script';
import { ErrorArt } from './error-art';
import type { ErrorScreenProps } from './error-screen';
import { LoadingScreen } from './loading-screen';
import { OfflineScreen } from './offline-screen';
import styles from './screen.module.css';

/** Said in place of the page's title. Whoever is refused a page has not met an error. */
const TITLES: Readonly<Record<number, string>> = {
  403: 'Halaman ini bukan untuk akunmu',
  404: 'Oops.. Maaf halaman tidak ditemukan',
};

/** What the error screen says; where the page is on its way still, only without scripts. */
export function ErrorContent({ isAwaited = false, onRetry, ...told }: ErrorScreenProps) {
  if (onRetry) return <OfflineScreen onRetry={onRetry} />;
  if (!isAwaited) return <Told {...told} />;
  return (
    <>
      <div className={styles.scripted}>
        <LoadingScreen />
      </div>
      <WithoutScript>
        <Told
          {...told}
          message="Isi halaman ini belum bisa diambil. Coba lagi beberapa saat lagi."
        />
      </WithoutScript>
    </>
  );
}

/** What is said of an address without a page; the brand's own word where there is one. */
const MISSING = 'Alamatnya mungkin sudah berubah atau salah ketik.';

function Missing() {
  const hasBrand = useContext(AppContext) !== null;
  return (
    <p>
      <Suspense fallback={MISSING}>{hasBrand ? <OwnMissing /> : MISSING}</Suspense>
    </p>
  );
}

function OwnMissing() {
  return useOwnWords()?.missing ?? MISSING;
}

function Told({ status, message, missed }: ErrorScreenProps) {
  const way = missed && wayUp(missed.pathname, missed.has);
  const search = missed && searchFor(missed.pathname, missed.has);
  const isMissing = status === 404;
  const isRefused = status === 403;
  return (
    <div className={styles.screen}>
      <ErrorArt status={status} />
      <h1 className={styles.title}>
        {TITLES[status] ?? 'Opps.. Maaf terjadi kesalahan pada website'}
      </h1>
      {isMissing && <Missing />}
      {!isMissing && message && <p>{message}</p>}
      {!isMissing && !isRefused && (
        // biome-ignore lint/a11y/useValidAnchor: the empty address is this page's own, and needs no script.
        <a href="" className={styles.again}>
          Coba lagi
        </a>
      )}
      {search && (
        <a href={search.to} className={styles.again}>
          {search.label}
        </a>
      )}
      {way && (
        <a href={way.to} className={styles.again}>
          {way.label}
        </a>
      )}
      <a href={isRefused ? '/Welcome' : '/'} className={styles.back}>
        {isRefused ? 'Ke halaman saya' : 'Kembali ke beranda'}
      </a>
    </div>
  );
}
