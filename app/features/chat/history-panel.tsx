import { useId, useMemo, useRef, useState } from 'react';
import { useNow } from '../../live';
import { behindMark } from './behind-notice';
import { groupByDay, searchHistory } from './history-days';
import styles from './history-panel.module.css';
import { HistoryRow } from './history-row';
import { LeaveAssistant } from './leave-assistant';
import { UndoRemoval } from './undo-removal';
import type { Chat } from './use-chat';

type HistoryPanelProps = {
  chat: Chat;
  /** The conversation that is shown; empty for none. */
  current: string;
  /** Where a conversation has an address of its own; else it is opened in place. */
  hrefOf?: (conversationId: string) => string;
  /** Told that one was chosen. */
  onOpen: (conversationId: string) => void;
};

/** From so many conversations on there is a search. */
const SEARCHED_FROM = 4;

/** The conversations held on this device, by day. */
export function HistoryPanel({ chat, current, hrefOf, onOpen }: HistoryPanelProps) {
  const { history, removed, behind } = chat.snapshot;
  const title = useRef<HTMLHeadingElement>(null);
  const [moved, setMoved] = useState('');
  const [removedHere, setRemovedHere] = useState('');
  const now = useNow();
  const [search, setSearch] = useState('');
  const titleId = useId();
  const found = useMemo(
    () => searchHistory(history, search, (id) => chat.session.textOf(id)),
    [history, search, chat.session],
  );
  return (
    <div className={styles.panel}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
        Riwayat percakapan
      </h2>
      {removed && (
        <UndoRemoval
          key={removed.conversation_id}
          removed={removed}
          takesFocus={removed.conversation_id === removedHere}
          onUndo={() => chat.session.undoRemoval()}
          onGone={() => title.current?.focus()}
        />
      )}
      {(history.length >= SEARCHED_FROM || search !== '') && (
        <input
          type="search"
          className={styles.search}
          value={search}
          placeholder="Cari percakapan"
          aria-label="Cari percakapan"
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {found.length === 0 && <EmptyHistory isSearched={search !== ''} />}
      {groupByDay(found, now).map(({ label, entries }) => (
        <section key={label} aria-label={label}>
          <h3 className={styles.day}>{label}</h3>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <HistoryRow
                key={entry.conversation_id}
                chat={chat}
                entry={entry}
                isCurrent={entry.conversation_id === current}
                href={hrefOf?.(entry.conversation_id)}
                mark={
                  behind?.conversationId === entry.conversation_id ? behindMark(behind) : undefined
                }
                takesFocus={moved === entry.conversation_id}
                onMoved={() => setMoved(entry.conversation_id)}
                onRemove={() => {
                  setRemovedHere(entry.conversation_id);
                  chat.session.remove(entry.conversation_id);
                }}
                onOpen={() => onOpen(entry.conversation_id)}
              />
            ))}
          </ul>
        </section>
      ))}
      <LeaveAssistant leadsTo={hrefOf?.('')} />
    </div>
  );
}

/** In place of a list without anything in it. */
function EmptyHistory({ isSearched }: { isSearched: boolean }) {
  return (
    <p className={styles.empty}>
      {isSearched
        ? 'Tidak ada percakapan dengan kata itu.'
        : 'Belum ada percakapan. Tanyakan apa saja untuk memulai.'}
    </p>
  );
}
