import { useRef, useState } from 'react';
import { Notice } from '../../ui/feedback';
import { Announcer } from './announcer';
import { preloadMarkdown } from './answer-text';
import { Bar } from './bar';
import styles from './chat-view.module.css';
import { Composer } from './composer';
import { isActive, unansweredQuestion } from './conversation';
import { Drawer } from './drawer';
import { HistoryPanel } from './history-panel';
import { Log } from './log';
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
  const following = useStickToBottom();
  const { scroller, scrollToBottom } = following;

  const send = (query: string) => {
    preloadMarkdown();
    session.ask(query);
    scrollToBottom();
    control.current?.focus();
  };
  /** For actions whose own control is gone once they are taken. */
  const keepingFocus = (action: () => void) => {
    action();
    moveFocus(control.current, scroller.current);
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
        <Log following={following}>
          <Messages
            chat={chat}
            onAsk={send}
            onAgain={() => keepingFocus(() => session.askAgain())}
            onResume={() => keepingFocus(() => session.resume())}
          />
        </Log>
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
          onStop={() => keepingFocus(() => session.stop())}
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

/** On a touch screen the composer would bring the keyboard up, over what there is to read. */
function moveFocus(composer: HTMLElement | null, log: HTMLElement | null) {
  const hasKeyboard = window.matchMedia('(pointer: fine)').matches;
  (hasKeyboard ? composer : log)?.focus({ preventScroll: true });
}
