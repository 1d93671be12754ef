import { useSyncExternalStore } from 'react';
import type { App } from '../../core/app';
import { useApp } from '../../core/app-context';
import { clock } from '../../core/clock';
import { pause } from '../../core/pause';
import { createArchive, createConversationDatabase } from '../../core/record-database';
import { forgetUnlisted } from '../../shell/session/conversation-partitions';
import { createAssistantSession } from './assistant-session';
import { createConversationStore } from './conversation-store';
import { NOTHING } from './nothing-shown';
import { createChatSession } from './session';
import type { ChatSession, ChatSnapshot } from './session-types';
import { tellUnseen } from './tell-unseen';
import { draftKey } from './use-draft';

/** The app's one chat: what it does, and what it shows. */
export interface Chat {
  readonly session: ChatSession;
  readonly snapshot: ChatSnapshot;
}

const atEdge = () => NOTHING;

/** The app's one chat session: `app.service(createChat)`. It goes on from page to page. */
function createChat(app: App) {
  const assistant = app.service(createAssistantSession);
  const conversations = createConversationStore({
    store: assistant.store,
    database: app.service(createConversationDatabase),
    archive: app.service(createArchive),
  });
  const session = createChatSession({
    base: app.boot.tenant.api,
    fetch: app.fetch,
    send: app.send,
    store: assistant.store,
    conversations,
    now: () => clock.date(),
    pause,
    later: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isOnline: app.connection.isOnline,
    report: (error) => console.error(error),
    onAsked: assistant.noteAsked,
    onRemoved: (conversationId) => app.work.remove(draftKey(conversationId)),
  });
  if (typeof window !== 'undefined') {
    app.connection.subscribe(() => app.connection.isOnline() && session.goOnline());
    window.addEventListener('storage', () => {
      assistant.look();
      void session.look();
    });
    // A page that comes back as it was has heard of nothing meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void session.look();
    });
    window.addEventListener('pagehide', () => session.leavePage());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') session.hidePage();
    });
    void session.finishRemovals();
    void conversations.settled().then(() => forgetUnlisted(app));
  }
  return { session, subscribe: tellUnseen(app, session) };
}

/** The chat, kept up with. */
export function useChat(): Chat {
  const { session, subscribe } = useApp().service(createChat);
  const snapshot = useSyncExternalStore(subscribe, session.getSnapshot, atEdge);
  return { session, snapshot };
}
