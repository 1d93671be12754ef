import { useSyncExternalStore } from 'react';
import { useApp } from '../core/app-context';
import { createSight } from '../router/sight';
import { LazyBoundary, lazyPart } from '../ui/lazy-boundary';
import styles from './offline-notice.module.css';

const text = lazyPart(() => import('./news-text'));

/** Says what has been done on a page that the visitor had left by then; gone once they have read it. */
export function NewsNotice() {
  const sight = useApp().service(createSight);
  const news = useSyncExternalStore(sight.subscribe, sight.news, () => null);
  return (
    <div role="status" className={styles.slot}>
      {news && (
        <LazyBoundary part={text} failed={() => <p className={styles.notice}>{news.text}</p>}>
          {(Text) => <Text news={news} onRead={() => sight.tell(null)} />}
        </LazyBoundary>
      )}
    </div>
  );
}
