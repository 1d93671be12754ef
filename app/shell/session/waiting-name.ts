/** The login that waits for the visitor's word, where somebody else is signed in. */
import { useSyncExternalStore } from 'react';
import { useApp } from '../../core/app-context';
import { cookieIn, createSession } from './session';

/** Names who would be signed in, while the edge waits for the visitor's word on it. */
const WAITING_NAME = 'login_name';

/** Who waits to be signed in where somebody else is; null when nobody does. May be empty. */
export function waitingName(cookies: string = document.cookie): string | null {
  const value = cookieIn(cookies, WAITING_NAME);
  if (value === null) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** As {@link waitingName}, kept up with. */
export function useWaitingName(): string | null {
  const session = useApp().service(createSession);
  return useSyncExternalStore(
    session.subscribe,
    () => waitingName(),
    () => null,
  );
}
