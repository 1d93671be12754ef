/**
 * Whether the visitor is signed in. The session cookie is out of scripts' reach; beside it the edge
 * sets a readable one of the same lifetime, which says so and nothing else. It is the only signal:
 * who never signed in causes no call and no 401, and however a session began, the app knows.
 */
import { useSyncExternalStore } from 'react';
import { forgetChapters, forgetVisitor, hasLeft, settleTab } from '../../api/visitor-store';
import type { App } from '../../app';
import { useApp } from '../../app-context';
import { decode, object, string } from '../../decode';
import { redirectKind } from '../../route/redirect';

/** Set beside the session, and gone with it. */
const SIGNED_IN = 'signed_in';

/** Names who would be signed in, while the edge waits for the visitor's word on it. */
const WAITING_NAME = 'login_name';

/** What the edge answers to a switch: where the login was to lead. */
const switched = object((field) => ({
  to: field(
    'data',
    object((data) => data('to', string)),
  ),
}));

/** Which sessions end: all of them, or the assistant's alone. */
export type Ended = 'all' | 'assistant';

export interface Session {
  /** Ends sessions; false when the edge could not be reached. The visitor's work stays. */
  end(of?: Ended): Promise<boolean>;
  /** Signs out: the cookies go, then everything that belongs to the visitor. */
  signOut(reload?: () => void): Promise<boolean>;
  /**
   * Puts the login that waits in the place of the present session. Resolves to where it leads;
   * null when the edge refuses, since the login has run out, or cannot be reached.
   */
  switchOver(): Promise<string | null>;
  /** Looks at the cookies again, and tells who listens. */
  look(): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** The app's one session: `app.of(createSession)`. */
export function createSession(app: Pick<App, 'cache' | 'fetch' | 'store' | 'session'>): Session {
  const listeners = new Set<() => void>();
  const look = () => {
    app.cache.look();
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
      await forgetChapters();
      reload();
      return true;
    },
    async switchOver() {
      const response = await app.fetch('/session/switch', { method: 'POST' }).catch(() => null);
      if (!response?.ok) return null;
      const { to } = await response.json().then((body) => decode(switched, body));
      forgetVisitor(app, new Date());
      await forgetChapters();
      return redirectKind(to) === 'local' ? to : '/';
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether there is a session, by the cookies that scripts may read. */
export function isSignedIn(cookies: string = document.cookie): boolean {
  return cookieIn(cookies, SIGNED_IN) === '1';
}

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

/** Whether to ask who is signed in; at the edge nobody is. */
export function useSignedIn(): boolean {
  const session = useApp().of(createSession);
  return useSyncExternalStore(
    session.subscribe,
    () => isSignedIn(),
    () => false,
  );
}

/** As {@link waitingName}, kept up with. */
export function useWaitingName(): string | null {
  const session = useApp().of(createSession);
  return useSyncExternalStore(
    session.subscribe,
    () => waitingName(),
    () => null,
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

function cookieIn(cookies: string, name: string): string | null {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
