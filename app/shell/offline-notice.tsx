import { useSyncExternalStore } from 'react';
import styles from './offline-notice.module.css';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser says it has a connection (spec section 4); follows it as it changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Says so while the visitor is offline; the live region is there from the start, so that it is heard. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status" className={styles.slot}>
      {!online && (
        <p className={styles.notice}>
          Kamu sedang luring. Yang sudah terbuka tetap bisa dibaca; sisanya menunggu koneksi.
        </p>
      )}
    </div>
  );
}
