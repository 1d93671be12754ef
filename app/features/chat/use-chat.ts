import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LocalStore } from '../../api/storage';
import { useApp } from '../../app-context';
import { pause } from '../../pause';
import { emptyConversation } from './conversation';
import { createChatSession } from './session';
import type { ChatSession, ChatSnapshot } from './session-types';

/** The chat of this page: what it does, what it shows, and where it keeps things. */
export interface Chat {
  readonly session: ChatSession;
  readonly snapshot: ChatSnapshot;
  readonly store: LocalStore;
}

/** What the edge knows of any chat. */
const NOTHING: ChatSnapshot = {
  conversation: emptyConversation,
  history: [],
  opening: null,
  isChecking: false,
  notice: '',
};
const atEdge = () => NOTHING;

/** A chat session that lives as long as the component; leaving the page aborts its stream. */
export function useChat(): Chat {
  const { boot, fetch, send, work: store } = useApp();
  const [session] = useState(() =>
    createChatSession({
      base: boot.tenant.api,
      fetch,
      send,
      store,
      now: () => new Date(),
      pause,
      report: (error) => console.error(error),
    }),
  );
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot, atEdge);
  useEffect(() => () => session.dispose(), [session]);
  return { session, snapshot, store };
}
