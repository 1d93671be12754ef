import { useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../../app-context';
import { type AssistantSession, createAssistantSession, type Standing } from './assistant-session';

const AT_EDGE: Standing = { who: null, isOver: false, asksWho: false };

/** Who is signed in to the assistant, which is checked once where somebody was. */
export function useStanding(): [session: AssistantSession, standing: Standing] {
  const session = useApp().of(createAssistantSession);
  const standing = useSyncExternalStore(session.subscribe, session.standing, () => AT_EDGE);
  useEffect(() => void session.check(), [session]);
  return [session, standing];
}
