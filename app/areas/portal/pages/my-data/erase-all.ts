/** Erases what this site keeps of a visitor in this browser (Law 27/2022, article 8). */
import { abortAfter } from '../../../../core/abort-after';
import type { App } from '../../../../core/app';
import { cookieNames, expireCookie } from '../../../../core/cookies';
import { eraseCaches, eraseDatabases, wholeStorage } from '../../../../core/origin-storage';
import { VISIT } from '../../../../core/visit';
import { COUNTING } from '../../../../shell/session/kept-cookies';
import { foundIn, foundInBoth, othersRecord } from './survey';

const EVERYTHING = '/session/logout?of=everything';

/** How long the edge may take to erase its cookies, in ms. */
const PATIENCE_MS = 15_000;

/** The fragments under which the page tells, as it comes back, how that went. */
export const ERASED = '#terhapus';
export const PARTLY = '#sebagian';

/** Whether what is other accounts' and other sites' of this address stays. */
export type EraseScope = 'mine' | 'all';

type Eraser = Pick<App, 'boot' | 'fetch' | 'store' | 'session' | 'work'>;

/**
 * Erases it all, the cookies first: they are out of scripts' reach, and a session that went on would
 * bring back what is gone. False when the edge could not be reached; nothing has changed then.
 */
export async function eraseAll(app: Eraser, scope: EraseScope, now: Date): Promise<boolean> {
  const { store, session, work } = app;
  const signal = abortAfter(PATIENCE_MS);
  const reached = await app.fetch(EVERYTHING, { method: 'POST', signal }).catch(() => null);
  if (!reached?.ok) return false;
  const isOthers = othersRecord(foundInBoth(app), app);
  // This page still holds some of it, and would write it down again.
  work.close();
  eraseStorages(app, scope);
  for (const name of cookieNames(COUNTING)) expireCookie(name);
  await eraseDatabases((name, key) => scope === 'mine' && isOthers(name, key)).catch(() => {});
  await eraseCaches().catch(() => {});
  // Tabs that are open learn of it by this.
  store.set(VISIT, String(now.getTime()));
  session.set(VISIT, String(now.getTime()));
  return true;
}

/** Erases local storage, and this tab's. */
export function eraseStorages(app: Pick<App, 'boot' | 'work'>, scope: EraseScope): void {
  for (const storage of [wholeStorage('local'), wholeStorage('session')]) {
    for (const { raw, isOthers } of foundIn(storage, app)) {
      if (scope === 'all' || !isOthers) storage.remove(raw);
    }
  }
}
