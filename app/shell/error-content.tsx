import { ErrorArt } from './error-art';
import type { ErrorScreenProps } from './error-screen';
import styles from './screen.module.css';

/** Said in place of the page's title. Whoever is refused a page has not met an error. */
const TITLES: Readonly<Record<number, string>> = {
  403: 'Halaman ini bukan untuk akunmu',
  404: 'Oops.. Maaf halaman tidak ditemukan',
};

/** What the error screen says. */
export function ErrorContent({ status, message }: ErrorScreenProps) {
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
