import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import styles from './assistant-panel.module.css';
import { ChatIcon } from './chat-icon';
import { ChatRoom } from './chat-room';
import { HistoryPanel } from './history-panel';
import { isComposing } from './input-method';
import { useChat } from './use-chat';
import { chatPath } from './use-conversation-address';
import { usePageMention } from './use-mention';
import { useVisibleHeight } from './use-visible-height';

type AssistantPanelProps = {
  onClose: () => void;
  /** Opened by hand: the visitor means to write. */
  takesFocus: boolean;
};

/** The assistant beside a page: its own head, then the conversation or the history. */
export default function AssistantPanel({ onClose, takesFocus }: AssistantPanelProps) {
  const chat = useChat();
  const { session, snapshot } = chat;
  const [shows, setShows] = useState<'room' | 'history'>('room');
  const control = useRef<HTMLTextAreaElement>(null);
  const frame = useVisibleHeight<HTMLDivElement>();
  const mention = usePageMention();
  const has = usePageSet();
  const current = snapshot.opening?.conversationId ?? snapshot.conversation.conversationId;

  useEffect(() => session.restore(), [session]);
  useEffect(() => {
    if (takesFocus) control.current?.focus();
  }, [takesFocus]);

  const showRoom = useCallback(() => {
    setShows('room');
    requestAnimationFrame(() => control.current?.focus());
  }, []);
  const openConversation = useCallback(
    (conversationId: string) => {
      session.open(conversationId);
      showRoom();
    },
    [session, showRoom],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key === 'Escape' && !isInDialog && !isComposing(event.nativeEvent)) onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel wherever its focus is.
    <div ref={frame} className={styles.frame} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2 className={styles.title}>Asisten Belajar</h2>
        <HeadButton
          label="Riwayat percakapan"
          icon="history"
          isPressed={shows === 'history'}
          onPress={() => (shows === 'history' ? showRoom() : setShows('history'))}
        />
        <HeadButton
          label="Percakapan baru"
          icon="plus"
          onPress={() => {
            session.clear();
            mention.attach();
            showRoom();
          }}
        />
        {has('chat') && (
          <AppLink
            to={chatPath(current)}
            className={styles.headButton}
            aria-label="Buka satu halaman penuh"
          >
            <ChatIcon name="expand" size={20} />
          </AppLink>
        )}
        <HeadButton label="Tutup asisten" icon="panel-close" onPress={onClose} />
      </div>
      {shows === 'history' ? (
        <div className={styles.history}>
          <HistoryPanel
            session={session}
            history={snapshot.history}
            historyState={snapshot.historyState}
            removed={snapshot.removed}
            background={snapshot.background}
            current={current}
            onOpen={openConversation}
          />
        </div>
      ) : (
        <ChatRoom chat={chat} mention={mention} control={control} />
      )}
    </div>
  );
}

type HeadButtonProps = {
  label: string;
  icon: 'history' | 'plus' | 'panel-close';
  isPressed?: boolean;
  onPress: () => void;
};

function HeadButton({ label, icon, isPressed, onPress }: HeadButtonProps) {
  return (
    <button
      type="button"
      className={styles.headButton}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <ChatIcon name={icon} size={20} />
    </button>
  );
}
