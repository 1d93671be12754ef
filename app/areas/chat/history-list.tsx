import { memo, useState } from 'react';
import { useNow } from '../../core/hydration/live';
import { backgroundMark } from './background-notice';
import type { ConversationSummary } from './conversation-record';
import { groupByDay } from './history-days';
import styles from './history-panel.module.css';
import { HistoryRow } from './history-row';
import type { ChatSession, ChatSnapshot } from './session-types';

type HistoryListProps = {
  session: ChatSession;
  entries: readonly ConversationSummary[];
  background: ChatSnapshot['background'];
  /** The conversation that is shown; empty for none. */
  current: string;
  hrefOf: ((conversationId: string) => string) | undefined;
  onRemove: (conversationId: string) => void;
  onOpen: (conversationId: string) => void;
};

/** Conversations by day. Letters of a search that finds the same change nothing of it. */
export const HistoryList = memo((props: HistoryListProps) => {
  const { session, entries, background, current, hrefOf, onRemove, onOpen } = props;
  const [moved, setMoved] = useState('');
  const now = useNow();
  return groupByDay(entries, now).map(({ label, entries: ofDay }) => (
    <section key={label} aria-label={label}>
      <h3 className={styles.day}>{label}</h3>
      <ul className={styles.list}>
        {ofDay.map((entry) => {
          const { conversation_id: id } = entry;
          return (
            <HistoryRow
              key={id}
              session={session}
              entry={entry}
              isCurrent={id === current}
              href={hrefOf?.(id)}
              mark={background?.conversationId === id ? backgroundMark(background) : undefined}
              takesFocus={moved === id}
              onMoved={setMoved}
              onRemove={onRemove}
              onOpen={onOpen}
            />
          );
        })}
      </ul>
    </section>
  ));
});
