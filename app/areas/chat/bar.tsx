import { Button } from '../../ui/button';
import { ChatIcon } from './chat-icon';
import styles from './chat-view.module.css';

type BarProps = { title: string; onHistory: () => void; onNew: () => void };

/** The chat's own head: its name, the way to the history on small screens, a new conversation. */
export function Bar({ title, onHistory, onNew }: BarProps) {
  return (
    <div className={styles.bar}>
      <button
        type="button"
        data-scripted=""
        className={styles.historyButton}
        aria-label="Riwayat percakapan"
        aria-haspopup="dialog"
        onClick={onHistory}
      >
        <ChatIcon name="history" size={22} />
      </button>
      <h1 className={styles.title}>{title}</h1>
      <Button variant="ghost" size="small" data-scripted="" className={styles.new} onClick={onNew}>
        <span className={styles.newContent}>
          <ChatIcon name="plus" size={20} />
          <span>Percakapan baru</span>
        </span>
      </Button>
    </div>
  );
}
