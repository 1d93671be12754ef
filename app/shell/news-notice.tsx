import { useSyncExternalStore } from 'react';
import { useApp } from '../core/app-context';
import { createSight } from '../route/sight';
import { AppLink } from '../ui/app-link';
import styles from './offline-notice.module.css';

/** Says what has been done on a page that the visitor had left by then; gone once they have read it. */
export function NewsNotice() {
  const sight = useApp().of(createSight);
  const news = useSyncExternalStore(sight.subscribe, sight.news, () => null);
  const close = () => sight.tell(null);
  return (
    <div role="status" className={styles.slot}>
      {news && (
        <p className={`${styles.notice} ${styles.news}`}>
          <span>{news.text}</span>
          {news.link && (
            <AppLink to={news.link.to} onClick={close}>
              {news.link.label}
            </AppLink>
          )}
          <button type="button" onClick={close}>
            Tutup
          </button>
        </p>
      )}
    </div>
  );
}
