/**
 * Whether the visitor is signed in. The session cookie is out of scripts' reach; beside it the edge
 * sets a readable one of the same lifetime, which says so and nothing else. It is the only signal:
 * who never signed in causes no call and no 401, and however a session began, the app knows.
 */

import { useSyncExternalStore } from 'react';
import type { App } from '../../core/app';
import { useApp } from '../../core/app-context';
import { createListeners } from '../../core/listeners';
import { hasLeft, OWNER, settleTab, typedKeys } from '../../core/visit';
import { type SessionEnd, storedEnd, storeEnd } from './session-end';

/** Set beside the session, and gone with it. */
const SIGNED_IN = 'signed_in';

export const LOGOUT = '/session/logout';

/** Which sessions end: all of them, or the assistant's alone. */
export type Ended = 'all' | 'assistant';

export interface Session {
  /** Ends sessions; false when the edge could not be reached. The visitor's work is put out of sight. */
  end(of?: Ended): Promise<boolean>;
  /** How the visit ended that this tab was used for; null while it goes on, or nobody is to be told. */
  ending(): SessionEnd | null;
  /** Notes how it ended, for this page and the next ones of the tab. */
  setEnding(ending: SessionEnd | null): void;
  /** Looks at the cookies again, and tells who listens. */
  look(): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** The app's one session: `app.service(createSession)`. */
export function createSession(
  app: Pick<App, 'cache' | 'fetch' | 'store' | 'session' | 'work'>,
): Session {
  const { store, session, work } = app;
  const { subscribe, notify } = createListeners();
  let ending = storedEnd(session);
  const look = () => {
    app.cache.look();
    notify();
  };
  const setEnding = (next: SessionEnd | null) => {
    ending = next;
    storeEnd(session, next);
    notify();
  };
  return {
    look,
    setEnding,
    ending: () => ending,
    async end(of = 'all') {
      const isOut = await posted(app, `${LOGOUT}?of=${of}`);
      // The page may hold what is being typed: it stays as it is, and the next one knows nobody.
      if (isOut && of === 'all' && work.owner() !== null) {
        store.remove(OWNER);
        setEnding({ how: 'over', owner: work.owner() });
      }
      look();
      return isOut;
    },
    subscribe,
  };
}

/** Posts to the edge, which is a visitor's word and nothing else; false when it could not be reached. */
export function posted({ fetch }: Pick<App, 'fetch'>, path: string): Promise<boolean> {
  return fetch(path, { method: 'POST' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Whether there is a session, by the cookies that scripts may read. */
export function isSignedIn(cookies: string = document.cookie): boolean {
  return cookieIn(cookies, SIGNED_IN) === '1';
}

/** Whether to ask who is signed in; at the edge nobody is, but for whom it renders their own page. */
export function useSignedIn(): boolean {
  const app = useApp();
  const session = app.service(createSession);
  return useSyncExternalStore(
    session.subscribe,
    () => isSignedIn(),
    () => import.meta.env.SSR && app.own !== undefined,
  );
}

/**
 * Keeps up with what other tabs do: a session that began or ended there shows at the latest when
 * this tab is looked at. When the visitor has signed out there, nothing of them stays in sight; but
 * what they have typed here is theirs to let go, so it waits, covered, for their word on it.
 */
export function watchSession(app: App): void {
  const session = app.service(createSession);
  let hasTyped = false;
  const look = () => {
    const { work, store } = app;
    const isBack = work.owner() === null || work.owner() === store.get(OWNER);
    if (!hasLeft(app) || isBack) {
      if (hasLeft(app)) settleTab(app);
      if (session.ending()?.how === 'elsewhere') session.setEnding(null);
      return session.look();
    }
    if (hasTyped || typedKeys(app.session).length > 0) {
      return session.setEnding({ how: 'elsewhere', owner: work.owner() });
    }
    // Where its code cannot be had, the page that comes next sees that they have left.
    void import('./leave-behind').then(
      ({ leaveBehind }) => leaveBehind(app),
      () => location.reload(),
    );
  };
  document.addEventListener('input', () => {
    hasTyped = true;
  });
  for (const name of ['focus', 'pageshow', 'storage']) window.addEventListener(name, look);
  document.addEventListener('visibilitychange', look);
}

/** The value of a cookie that scripts may read; null where there is none. */
export function cookieIn(cookies: string, name: string): string | null {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
