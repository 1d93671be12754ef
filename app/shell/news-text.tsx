import type { News } from '../router/sight';
import { AppLink } from '../ui/app-link';
import styles from './offline-notice.module.css';

/** What has been done elsewhere, with the way to it. */
export default function NewsText({ news, onRead }: { news: News; onRead: () => void }) {
  return (
    <p className={`${styles.notice} ${styles.news}`}>
      <span>{news.text}</span>
      {news.link && (
        <AppLink to={news.link.to} onClick={onRead}>
          {news.link.label}
        </AppLink>
      )}
      <button type="button" onClick={onRead}>
        Tutup
      </button>
    </p>
  );
}
