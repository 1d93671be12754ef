import { useRef, useState } from 'react';
import { Button } from '../ui/button';
import { Notice } from '../ui/feedback';
import { Announcer } from './announcer';
import { preloadMarkdown } from './answer-text';
import { ChatIcon } from './chat-icon';
import styles from './chat-view.module.css';
import { Composer } from './composer';
import { isActive, unansweredQuestion } from './conversation';
import { Drawer } from './drawer';
import { HistoryPanel } from './history-panel';
import { Messages } from './messages';
import { useChat } from './use-chat';
import { useDraft } from './use-draft';
import { useStickToBottom } from './use-stick-to-bottom';

/** The chat with the assistant: history beside it (in a drawer on small screens), log, composer. */
export function ChatView({ title }: { title: string }) {
  const chat = useChat();
  const { session, snapshot } = chat;
  const { conversation } = snapshot;
  const [draft, setDraft] = useDraft(chat.store, unansweredQuestion(conversation));
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const control = useRef<HTMLTextAreaElement>(null);
  const { scroller, content, isAtBottom, scrollToBottom } = useStickToBottom();

  const send = (query: string) => {
    preloadMarkdown();
    session.ask(query);
    scrollToBottom();
    control.current?.focus();
  };
  const begin = () => {
    session.clear();
    control.current?.focus();
  };
  const open = (conversationId: string) => {
    setIsDrawerOpen(false);
    session.open(conversationId);
    scrollToBottom();
    scroller.current?.focus();
  };
  const history = (
    <HistoryPanel
      entries={snapshot.history}
      current={snapshot.opening?.conversationId ?? conversation.conversationId}
      onOpen={open}
      onRemove={(conversationId) => session.remove(conversationId)}
    />
  );

  return (
    <div className={styles.chat}>
      <aside className={styles.side} aria-label="Riwayat percakapan">
        {history}
      </aside>
      <div className={styles.main}>
        <Bar title={title} onHistory={() => setIsDrawerOpen(true)} onNew={begin} />
        <div className={styles.logFrame}>
          {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: the log scrolls, also by keyboard. */}
          <div
            ref={scroller}
            className={styles.log}
            role="log"
            aria-live="off"
            aria-label="Percakapan"
            tabIndex={0}
          >
            <div ref={content} className={styles.content}>
              <Messages chat={chat} onAsk={send} />
            </div>
          </div>
          {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above. */}
          {!isAtBottom && (
            <button
              type="button"
              className={styles.newest}
              onClick={() => {
                scrollToBottom();
                scroller.current?.focus();
              }}
            >
              Ke pesan terbaru
            </button>
          )}
        </div>
        {snapshot.notice && (
          <div className={styles.notice}>
            <Notice tone="warning">{snapshot.notice}</Notice>
          </div>
        )}
        <Composer
          control={control}
          draft={draft}
          onChange={setDraft}
          onSend={(query) => {
            setDraft('');
            send(query);
          }}
          onStop={() => {
            session.stop();
            focusAfterStop(control.current, scroller.current);
          }}
          isAnswering={isActive(conversation)}
        />
        <Announcer conversation={conversation} />
      </div>
      <Drawer open={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} label="Riwayat percakapan">
        {history}
      </Drawer>
    </div>
  );
}

type BarProps = { title: string; onHistory: () => void; onNew: () => void };

function Bar({ title, onHistory, onNew }: BarProps) {
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.historyButton}
        aria-label="Riwayat percakapan"
        aria-haspopup="dialog"
        onClick={onHistory}
      >
        <ChatIcon name="history" size={22} />
      </button>
      <h1 className={styles.title}>{title}</h1>
      <Button variant="ghost" size="small" className={styles.new} onClick={onNew}>
        <span className={styles.newContent}>
          <ChatIcon name="plus" size={20} />
          <span>Percakapan baru</span>
        </span>
      </Button>
    </div>
  );
}

/** The stop button is gone once pressed. On a touch screen the composer would bring the keyboard up. */
function focusAfterStop(composer: HTMLElement | null, log: HTMLElement | null) {
  const hasKeyboard = window.matchMedia('(pointer: fine)').matches;
  (hasKeyboard ? composer : log)?.focus({ preventScroll: true });
}
