/**
 * Whether this browser probably has a session. The session cookie is out of scripts' reach, so a mark
 * in local storage stands in for it: visitors who never signed in cause no call and no 401.
 */
import { useSyncExternalStore } from 'react';
import { localStore } from '../../api/storage';

const MARK = 'session';
const listeners = new Set<() => void>();

/** Set when a login begins and when the platform has said who the visitor is. */
export function rememberSession(): void {
  localStore().set(MARK, '1');
  tell();
}

/** Taken away on signing out, and when the platform answers that nobody is signed in. */
export function forgetSession(): void {
  localStore().remove(MARK);
  tell();
}

/** A press on any link to the login begins one, wherever on the site the link stands. */
export function rememberLogins(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && isLogin(link)) rememberSession();
  });
}

function isLogin({ host, pathname }: HTMLAnchorElement): boolean {
  return host === location.host && /^\/login\/?$/i.test(pathname);
}

/** Whether to ask who is signed in. */
export function useLikelySession(): boolean {
  return useSyncExternalStore(subscribe, isLikely);
}

function isLikely(): boolean {
  return localStore().get(MARK) !== null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
