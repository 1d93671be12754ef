import { useSyncExternalStore } from 'react';
import { useApp } from '../core/app-context';
import { LazyBoundary, lazyPart } from '../ui/lazy-boundary';
import styles from './offline-notice.module.css';

const NONE: readonly string[] = [];

/** What is what, by its key: few browsers are ever full. */
const text = lazyPart(() => import('./unkept-text'));

/** Says what of the visitor's work the browser had no room for; gone once it has. */
export function UnkeptNotice() {
  const { unkept } = useApp();
  const keys = useSyncExternalStore(unkept.subscribe, unkept.keys, () => NONE);
  return (
    <div role="status" className={styles.slot}>
      {keys.length > 0 && (
        <LazyBoundary
          part={text}
          failed={() => <p className={styles.notice}>Belum semua tersimpan di perangkat ini.</p>}
        >
          {(Text) => <Text keys={keys} />}
        </LazyBoundary>
      )}
    </div>
  );
}
