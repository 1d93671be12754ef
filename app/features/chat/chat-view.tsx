import { useRef, useState } from 'react';
import { Bar } from './bar';
import { ChatRoom } from './chat-room';
import styles from './chat-view.module.css';
import { Drawer } from './drawer';
import { HistoryPanel } from './history-panel';
import { useChat } from './use-chat';
import { chatPath, useConversationAddress } from './use-conversation-address';
import { NO_MENTION } from './use-mention';
import { useVisibleHeight } from './use-visible-height';

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
  const { conversation, opening } = snapshot;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const control = useRef<HTMLTextAreaElement>(null);
  const frame = useVisibleHeight<HTMLDivElement>();
  useConversationAddress(chat, named);

  const history = (
    <HistoryPanel
      chat={chat}
      current={opening?.conversationId ?? conversation.conversationId}
      hrefOf={chatPath}
      onOpen={() => setIsDrawerOpen(false)}
    />
  );
  return (
    <div ref={frame} className={styles.chat}>
      <div className={styles.main}>
        <Bar
          title={title}
          onHistory={() => setIsDrawerOpen(true)}
          onNew={() => {
            session.clear();
            control.current?.focus();
          }}
        />
        <ChatRoom
          chat={chat}
          mention={NO_MENTION}
          isAwaited={named !== '' && conversation.status === 'idle'}
          control={control}
        />
      </div>
      <aside className={styles.side} aria-label="Riwayat percakapan">
        {history}
      </aside>
      <Drawer open={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} label="Riwayat percakapan">
        {history}
      </Drawer>
    </div>
  );
}
