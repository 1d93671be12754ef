import { Component, type ReactNode } from 'react';
import { ErrorArt } from './error-art';
import styles from './screen.module.css';

type ErrorScreenProps = {
  /** 404 says that nothing was found; every other status that something went wrong. */
  status: number;
  /** For the visitor; not shown on 404. */
  message?: string | undefined;
};

/** Said in place of the page's title. Whoever is refused a page has not met an error. */
const TITLES: Readonly<Record<number, string>> = {
  403: 'Halaman ini bukan untuk akunmu',
  404: 'Oops.. Maaf halaman tidak ditemukan',
};

/**
 * The not-found and error screens, with the texts of spec section 2. It needs neither boot data nor
 * a router, since it also stands in when those fail; its link loads the document anew.
 */
export function ErrorScreen(props: ErrorScreenProps) {
  return (
    <LastResort>
      <ErrorContent {...props} />
    </LastResort>
  );
}

function ErrorContent({ status, message }: ErrorScreenProps) {
  const isMissing = status === 404;
  const isRefused = status === 403;
  return (
    <div className={styles.screen}>
      <ErrorArt status={status} />
      <h1 className={styles.title}>
        {TITLES[status] ?? 'Opps.. Maaf terjadi kesalahan pada website'}
      </h1>
      {isMissing && <p>Alamatnya mungkin sudah berubah atau salah ketik.</p>}
      {!isMissing && message && <p>{message}</p>}
      {!isMissing && !isRefused && (
        <button type="button" className={styles.again} onClick={() => location.reload()}>
          Coba lagi
        </button>
      )}
      <a href={isRefused ? '/Welcome' : '/'} className={styles.back}>
        {isRefused ? 'Ke halaman saya' : 'Kembali ke beranda'}
      </a>
    </div>
  );
}

/** Catches a failure of what reports failures; its own message stands on nothing that could fail. */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main lang="en">
        <p>An error occurred while showing the error page</p>
        <a href="/">Go back to home</a>
      </main>
    );
  }
}
