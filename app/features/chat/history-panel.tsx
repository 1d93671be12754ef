import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DateText } from '../../ui/value';
import { ChatIcon } from './chat-icon';
import type { HistoryEntry } from './history';
import styles from './history-panel.module.css';
import { LeaveAssistant } from './leave-assistant';

type HistoryPanelProps = {
  entries: readonly HistoryEntry[];
  /** The conversation that is shown; empty for none. */
  current: string;
  onOpen: (conversationId: string) => void;
  onRemove: (conversationId: string) => Promise<void>;
};

/** The conversations held on this device, newest first. */
export function HistoryPanel({ entries, current, onOpen, onRemove }: HistoryPanelProps) {
  const [doomed, setDoomed] = useState<HistoryEntry | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = async (entry: HistoryEntry) => {
    setDoomed(null);
    await onRemove(entry.conversation_id);
    // The button that was pressed is gone with its row.
    heading.current?.focus();
  };

  return (
    <div className={styles.panel}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        Riwayat percakapan
      </h2>
      {entries.length === 0 && (
        <p className={styles.empty}>Belum ada percakapan. Tanyakan apa saja untuk memulai.</p>
      )}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li
            key={entry.conversation_id}
            className={styles.row}
            data-current={entry.conversation_id === current || undefined}
          >
            <button
              type="button"
              className={styles.open}
              aria-current={entry.conversation_id === current || undefined}
              onClick={() => onOpen(entry.conversation_id)}
            >
              <span className={styles.question}>{entry.user_message || 'Tanpa judul'}</span>
              <span className={styles.date}>
                <DateText value={entry.created_at} fallback="" />
              </span>
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Hapus percakapan: ${entry.user_message}`}
              onClick={() => setDoomed(entry)}
            >
              <ChatIcon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <LeaveAssistant />
      <RemoveDialog entry={doomed} onClose={() => setDoomed(null)} onConfirm={remove} />
    </div>
  );
}

type RemoveDialogProps = {
  entry: HistoryEntry | null;
  onClose: () => void;
  onConfirm: (entry: HistoryEntry) => void;
};

function RemoveDialog({ entry, onClose, onConfirm }: RemoveDialogProps) {
  return (
    <Dialog
      open={entry !== null}
      onClose={onClose}
      title="Hapus percakapan ini?"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Batal
          </Button>
          <Button onClick={() => entry && onConfirm(entry)}>Hapus</Button>
        </>
      }
    >
      <p className={styles.doomed}>{entry?.user_message}</p>
      <p>Pertanyaan dan jawabannya akan dihapus dan tidak bisa dikembalikan.</p>
    </Dialog>
  );
}
