import { Suspense, use, useContext } from 'react';
import { AppContext } from '../core/app-context';
import { WithoutScript } from '../ui/without-script';
import type { ErrorScreenProps } from './error-screen';
import { LoadingScreen } from './loading-screen';
import { missingPage, PlainMissing } from './missing-part';
import { OfflineScreen } from './offline-screen';
import styles from './screen.module.css';

/** Whoever is refused a page has not met an error. */
const REFUSED = 'Halaman ini bukan untuk akunmu';

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

/** A site's page for what it does not have. Without boot data there is no brand to say so. */
function Missing({ missed }: Pick<ErrorScreenProps, 'missed'>) {
  const hasBrand = useContext(AppContext) !== null;
  if (!hasBrand) return <PlainMissing />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <OwnMissing missed={missed} />
    </Suspense>
  );
}

function OwnMissing({ missed }: Pick<ErrorScreenProps, 'missed'>) {
  const Loaded = use(missingPage.load());
  return <Loaded missed={missed} />;
}

function Told({ status, message, missed }: ErrorScreenProps) {
  if (status === 404) return <Missing missed={missed} />;
  const isRefused = status === 403;
  return (
    <div className={styles.screen}>
      <p>{status}</p>
      <h1 className={styles.title}>
        {isRefused ? REFUSED : 'Opps.. Maaf terjadi kesalahan pada website'}
      </h1>
      {message && <p>{message}</p>}
      {!isRefused && (
        // biome-ignore lint/a11y/useValidAnchor: the empty address is this page's own, and needs no script.
        <a href="" className={styles.again}>
          Coba lagi
        </a>
      )}
      <a href={isRefused ? '/Welcome' : '/'} className={styles.back}>
        {isRefused ? 'Ke halaman saya' : 'Kembali ke beranda'}
      </a>
    </div>
  );
}
