import { useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../../core/app-context';
import {
  type AssistantSession,
  type AssistantState,
  createAssistantSession,
} from './assistant-session';

const AT_EDGE: AssistantState = { who: null, isOver: false, asksWho: false };

/** Who is signed in to the assistant, which is checked once where somebody was. */
export function useAssistant(): [session: AssistantSession, standing: AssistantState] {
  const session = useApp().service(createAssistantSession);
  const standing = useSyncExternalStore(session.subscribe, session.standing, () => AT_EDGE);
  useEffect(() => void session.check(), [session]);
  return [session, standing];
}
