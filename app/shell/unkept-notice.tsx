import { useSyncExternalStore } from 'react';
import { useApp } from '../app-context';
import { nounsOf } from '../features/account/left-behind';
import styles from './offline-notice.module.css';

const NONE: readonly string[] = [];

/** Says what of the visitor's work the browser had no room for; gone once it has. */
export function UnkeptNotice() {
  const { unkept } = useApp();
  const keys = useSyncExternalStore(unkept.subscribe, unkept.keys, () => NONE);
  const nouns = nounsOf(keys);
  return (
    <div role="status" className={styles.slot}>
      {nouns.length > 0 && (
        <p className={styles.notice}>
          Belum tersimpan di perangkat ini: {nouns.join(', ')}. Penyimpanan peramban penuh atau
          dimatikan.
        </p>
      )}
    </div>
  );
}
