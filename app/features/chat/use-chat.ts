import { useSyncExternalStore } from 'react';
import type { App } from '../../app';
import { useApp } from '../../app-context';
import { pause } from '../../pause';
import { createAssistantSession } from './assistant-session';
import { createChatSession, NOTHING } from './session';
import type { ChatSession, ChatSnapshot } from './session-types';
import { draftKey } from './use-draft';

/** The app's one chat: what it does, and what it shows. */
export interface Chat {
  readonly session: ChatSession;
  readonly snapshot: ChatSnapshot;
}

const atEdge = () => NOTHING;

/** The app's one chat session: `app.of(createChat)`. It goes on from page to page. */
function createChat(app: App): ChatSession {
  const assistant = app.of(createAssistantSession);
  const session = createChatSession({
    base: app.boot.tenant.api,
    fetch: app.fetch,
    send: app.send,
    store: assistant.store,
    now: () => new Date(),
    pause,
    later: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isOnline: () => navigator.onLine,
    report: (error) => console.error(error),
    onAsked: assistant.noteAsked,
    onRemoved: (conversationId) => app.work.remove(draftKey(conversationId)),
  });
  if (typeof window !== 'undefined') {
    window.addEventListener('online', () => session.goOnline());
    window.addEventListener('storage', () => {
      assistant.look();
      session.look();
    });
    window.addEventListener('pagehide', () => session.leavePage());
    void session.finishRemovals();
  }
  return session;
}

/** The chat, kept up with. */
export function useChat(): Chat {
  const session = useApp().of(createChat);
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot, atEdge);
  return { session, snapshot };
}
