import { useCallback, useRef, useState } from 'react';
import { Night } from '../../ui/night';
import { Bar } from './bar';
import { ChatRoom } from './chat-room';
import styles from './chat-view.module.css';
import { Drawer } from './drawer';
import { HistoryPanel } from './history-panel';
import { useChat } from './use-chat';
import { chatPath, useConversationAddress } from './use-conversation-address';
import { usePageMention } from './use-mention';
import { useVisibleHeight } from './use-visible-height';
import { WithoutAssistant } from './without-assistant';

type ChatViewProps = {
  title: string;
  /** The conversation that the address names; empty for none. */
  named: string;
};

/**
 * The assistant's own page. The conversation comes first for who listens, the history beside it (in a
 * drawer on small screens) after that.
 */
export function ChatView({ title, named }: ChatViewProps) {
  const chat = useChat();
  const { session, snapshot } = chat;
  const { conversation, opening, history, historyState, removed, background } = snapshot;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const control = useRef<HTMLTextAreaElement>(null);
  const frame = useVisibleHeight<HTMLDivElement>();
  const mention = usePageMention();
  useConversationAddress(chat, named);

  const closeDrawer = useCallback(() => setIsDrawerOpen(false), []);
  const panel = (
    <HistoryPanel
      session={session}
      history={history}
      historyState={historyState}
      removed={removed}
      background={background}
      current={opening?.conversationId ?? conversation.conversationId}
      hrefOf={chatPath}
      onOpen={closeDrawer}
    />
  );
  return (
    <div ref={frame} className={styles.chat}>
      <Night />
      <div className={styles.main}>
        <Bar
          title={title}
          onHistory={() => setIsDrawerOpen(true)}
          onNew={() => {
            session.clear();
            control.current?.focus();
          }}
        />
        <WithoutAssistant />
        <ChatRoom
          chat={chat}
          mention={mention}
          isAwaited={named !== '' && conversation.status === 'idle'}
          control={control}
        />
      </div>
      <aside className={styles.side} data-scripted="" aria-label="Riwayat percakapan">
        {panel}
      </aside>
      <Drawer open={isDrawerOpen} onClose={closeDrawer} label="Riwayat percakapan">
        {panel}
      </Drawer>
    </div>
  );
}
