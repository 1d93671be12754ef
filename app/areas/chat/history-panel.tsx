import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/button';
import { Loading, Skeleton } from '../../ui/feedback';
import { UndoNotice } from '../../ui/late/undo-notice';
import { Stack } from '../../ui/layout';
import { nameOf, searchHistory } from './history-days';
import { HistoryList } from './history-list';
import styles from './history-panel.module.css';
import { LeaveAssistant } from './leave-assistant';
import type { ChatSession, ChatSnapshot } from './session-types';

type HistoryPanelProps = {
  session: ChatSession;
  history: ChatSnapshot['history'];
  historyState: ChatSnapshot['historyState'];
  removed: ChatSnapshot['removed'];
  background: ChatSnapshot['background'];
  /** The conversation that is shown; empty for none. */
  current: string;
  /** Where a conversation has an address of its own; else it is opened in place. */
  hrefOf?: (conversationId: string) => string;
  /** Told that one was chosen. */
  onOpen: (conversationId: string) => void;
};

/** From so many conversations on there is a search. */
const SEARCHED_FROM = 4;

/** So many are drawn at once, more than a screen holds; the others as soon as nothing waits for it. */
const DRAWN_FIRST = 16;

/** The conversations held on this device, by day. Words of an answer change nothing of it. */
export const HistoryPanel = memo((props: HistoryPanelProps) => {
  const { session, history, historyState, removed, background, current, hrefOf, onOpen } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const [removedHere, setRemovedHere] = useState('');
  const [search, setSearch] = useState('');
  // Letters are there before what they find.
  const wanted = useDeferredValue(search);
  const titleId = useId();
  const isSearched = search.trim() !== '';
  const texts = useTexts(session, history, isSearched);
  const found = useMemo(
    () => searchHistory(history, wanted, texts ?? NO_TEXTS),
    [history, wanted, texts],
  );
  const count = Math.max(DRAWN_FIRST, useDeferredValue(found.length, DRAWN_FIRST));
  const drawn = useMemo(() => found.slice(0, count), [found, count]);
  const remove = useCallback(
    (conversationId: string) => {
      setRemovedHere(conversationId);
      session.remove(conversationId);
    },
    [session],
  );
  return (
    <div className={styles.panel}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
        Riwayat percakapan
      </h2>
      {removed && (
        <UndoNotice
          key={removed.conversation_id}
          takesFocus={removed.conversation_id === removedHere}
          onUndo={() => session.undoRemoval()}
          onGone={() => title.current?.focus()}
        >
          “{nameOf(removed)}” dihapus.
        </UndoNotice>
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
      {historyState === 'reading' && found.length === 0 && <HistorySkeleton />}
      {historyState === 'failed' && (
        <UnreadHistory
          onRetry={() => {
            title.current?.focus();
            void session.look();
          }}
        />
      )}
      {historyState === 'read' && found.length === 0 && (
        <EmptyHistory
          isSearched={isSearched}
          isLooking={isSearched && texts === null && history.length > 0}
        />
      )}
      <HistoryList
        session={session}
        entries={drawn}
        background={background}
        current={current}
        hrefOf={hrefOf}
        onRemove={remove}
        onOpen={onOpen}
      />
      <LeaveAssistant leadsTo={hrefOf?.('')} />
    </div>
  );
});

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/**
 * What was said in the conversations, read once somebody looks for words; null until then. Names are
 * searched meanwhile.
 */
function useTexts(session: ChatSession, history: ChatSnapshot['history'], isWanted: boolean) {
  const [texts, setTexts] = useState<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    if (!isWanted || history.length === 0) return;
    let isOver = false;
    void session.texts().then((read) => {
      if (!isOver) setTexts(read);
    });
    return () => {
      isOver = true;
    };
  }, [session, history, isWanted]);
  return texts;
}

function HistorySkeleton() {
  return (
    <Loading label="Memuat riwayat percakapan">
      <Stack gap={2}>
        <Skeleton width="40%" height="1rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
      </Stack>
    </Loading>
  );
}

/** Where the browser's database does not answer; what is listed beside is what is in local storage. */
function UnreadHistory({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.empty}>
      <p role="status">Riwayat di perangkat ini belum bisa dibaca. Isinya tidak hilang.</p>
      <Button variant="ghost" size="small" onClick={onRetry}>
        Baca lagi
      </Button>
    </div>
  );
}

type EmptyProps = {
  isSearched: boolean;
  /** What was said is still being read. */
  isLooking: boolean;
};

/** In place of a list without anything in it. */
function EmptyHistory({ isSearched, isLooking }: EmptyProps) {
  if (isLooking) return <p className={styles.empty}>Mencari…</p>;
  return (
    <p className={styles.empty}>
      {isSearched
        ? 'Tidak ada percakapan dengan kata itu.'
        : 'Belum ada percakapan. Tanyakan apa saja untuk memulai.'}
    </p>
  );
}
