/**
 * Whether this browser probably has a session. The session cookie is out of scripts' reach, so a mark
 * in local storage stands in for it: visitors who never signed in cause no call and no 401.
 */
import { useSyncExternalStore } from 'react';
import type { App } from '../../app';
import { useApp } from '../../app-context';

const KEY = 'session';

export interface SessionMark {
  /** Set when a login begins and when the platform has said who the visitor is. */
  remember(): void;
  /** Taken away on signing out, and when the platform answers that nobody is signed in. */
  forget(): void;
  isSet(): boolean;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** The app's one mark: `app.of(createSessionMark)`. */
export function createSessionMark({ store }: Pick<App, 'store'>): SessionMark {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    remember() {
      store.set(KEY, '1');
      tell();
    },
    forget() {
      store.remove(KEY);
      tell();
    },
    isSet: () => store.get(KEY) !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A press on any link to the login begins one, wherever on the site the link stands. */
export function rememberLogins(mark: SessionMark): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && isLogin(link)) mark.remember();
  });
}

function isLogin({ host, pathname }: HTMLAnchorElement): boolean {
  return host === location.host && /^\/login\/?$/i.test(pathname);
}

/** Whether to ask who is signed in; at the edge nobody is. */
export function useLikelySession(): boolean {
  const mark = useApp().of(createSessionMark);
  return useSyncExternalStore(mark.subscribe, mark.isSet, () => false);
}
