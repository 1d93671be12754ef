/**
 * Whether the visitor is signed in. The session cookie is out of scripts' reach; beside it the edge
 * sets a readable one of the same lifetime, which says so and nothing else. It is the only signal:
 * who never signed in causes no call and no 401, and however a session began, the app knows.
 */
import { useSyncExternalStore } from 'react';
import { forgetVisitor, hasLeft, settleTab } from '../../api/visitor-store';
import type { App } from '../../app';
import { useApp } from '../../app-context';

const SIGN = 'signed_in=1';

/** Which sessions end: all of them, or the assistant's alone. */
export type Ended = 'all' | 'assistant';

export interface Session {
  /** Ends sessions; false when the edge could not be reached. The visitor's work stays. */
  end(of?: Ended): Promise<boolean>;
  /** Signs out: the cookies go, then everything that belongs to the visitor. */
  signOut(reload?: () => void): Promise<boolean>;
  /** Looks at the cookie again, and tells who listens. */
  look(): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** The app's one session: `app.of(createSession)`. */
export function createSession(app: Pick<App, 'fetch' | 'store' | 'session'>): Session {
  const listeners = new Set<() => void>();
  const look = () => {
    for (const listener of listeners) listener();
  };
  const end = async (of: Ended = 'all') => {
    const path = of === 'all' ? '/session/logout' : `/session/logout?of=${of}`;
    const isOut = await app.fetch(path, { method: 'POST' }).then(
      ({ ok }) => ok,
      () => false,
    );
    look();
    return isOut;
  };
  return {
    end,
    look,
    async signOut(reload = () => location.reload()) {
      if (!(await end())) return false;
      forgetVisitor(app, new Date());
      reload();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether there is a session, by the cookies that scripts may read. */
export function isSignedIn(cookies: string = document.cookie): boolean {
  return cookies.split(';').some((pair) => pair.trim() === SIGN);
}

/** Whether to ask who is signed in; at the edge nobody is. */
export function useSignedIn(): boolean {
  const session = useApp().of(createSession);
  return useSyncExternalStore(
    session.subscribe,
    () => isSignedIn(),
    () => false,
  );
}

/**
 * Keeps up with what other tabs do: a session that began or ended there shows at the latest when
 * this tab is looked at, and when the visitor has signed out, nothing of them stays on the page.
 */
export function watchSession(app: App, reload: () => void = () => location.reload()): void {
  const session = app.of(createSession);
  const look = () => {
    if (!hasLeft(app)) return session.look();
    settleTab(app);
    reload();
  };
  for (const name of ['focus', 'pageshow', 'storage']) window.addEventListener(name, look);
  document.addEventListener('visibilitychange', look);
}
