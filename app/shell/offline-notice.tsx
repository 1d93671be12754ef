import { useSyncExternalStore } from 'react';
import { useApp } from '../core/app-context';
import styles from './offline-notice.module.css';

/** Whether there is a connection (spec section 4); follows it as it changes. */
export function useOnline(): boolean {
  const { connection } = useApp();
  return useSyncExternalStore(connection.subscribe, connection.isOnline, () => true);
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
