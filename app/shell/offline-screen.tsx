import { useEffect, useState } from 'react';
import { type KeptPage, keptPages } from '../router/kept-pages';
import styles from './screen.module.css';

interface OfflineScreenProps {
  onRetry: () => void;
}

/**
 * In place of a page that cannot be had without a connection: what can be read meanwhile. Its code comes
 * with the first sign of a visitor (start/show.tsx), since nothing can be loaded by then.
 */
export function OfflineScreen({ onRetry }: OfflineScreenProps) {
  const [kept, setKept] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    let isHere = true;
    void keptPages().then((pages) => {
      if (isHere) setKept(pages);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>Halaman ini menunggu koneksi</h1>
      <p>Kamu sedang luring. Begitu koneksi kembali, halaman ini terbuka sendiri.</p>
      {kept.length > 0 && (
        <section aria-labelledby="tersimpan-di-sini">
          <h2 id="tersimpan-di-sini" className={styles.subtitle}>
            Yang tersimpan di perangkat ini
          </h2>
          <ul className={styles.kept}>
            {kept.map(({ path, title }) => (
              <li key={path}>
                {/* A document of its own: that is what was kept. */}
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <button type="button" className={styles.again} onClick={onRetry}>
        Coba lagi
      </button>
    </div>
  );
}
