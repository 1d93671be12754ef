/** What ends a visit by the visitor's own word: signing out, and letting somebody else in. */

import * as v from 'valibot';
import type { App } from '../../core/app';
import { clock } from '../../core/clock';
import { object } from '../../core/schema';
import { archiveUserData, erase, forgetChapters } from '../../core/visitor-store';
import { redirectKind } from '../../router/redirect';
import { departFrom } from './leave-behind';
import { createSession, LOGOUT, posted } from './session';
import { type SessionEnd, storeEnd } from './session-end';

/** What becomes of a visitor's work when they sign out. */
export type Fate = 'kept' | 'erased';

/** What the edge answers to a switch: where the login was to lead. */
const switched = object({ data: object({ to: v.string() }) });

/**
 * Signs out: the cookies go, and what belongs to the visitor goes out of sight, or for good where they
 * say so. False when the edge could not be reached; nothing has changed then. `forget` ends in its own
 * time: what the databases hold is gone before the page is.
 */
export async function signOut(
  app: App,
  fate: Fate,
  forget: () => Promise<void> = forgetChapters,
  depart: () => void = departFrom,
): Promise<boolean> {
  const { work, session } = app;
  const owner = work.owner();
  if (!(await posted(app, LOGOUT))) return false;
  archiveUserData(app, owner, clock.date());
  if (fate === 'erased' && owner !== null) erase(app, owner);
  work.close();
  const how: SessionEnd = { how: 'left', owner: fate === 'kept' ? owner : null };
  // The next page tells it, also where the visitor does not wait for this one to go.
  storeEnd(session, how);
  await forget();
  app.service(createSession).setEnding(how);
  depart();
  return true;
}

/**
 * Puts the login that waits in the place of the present session. Resolves to where it leads; null when
 * the edge refuses, since the login has run out, or cannot be reached.
 */
export async function switchOver(app: App): Promise<string | null> {
  const response = await app.fetch('/session/switch', { method: 'POST' }).catch(() => null);
  if (!response?.ok) return null;
  const { data } = await response.json().then((body) => v.parse(switched, body));
  archiveUserData(app, app.work.owner(), clock.date());
  app.work.close();
  await forgetChapters();
  return redirectKind(data.to) === 'local' ? data.to : '/';
}

/** Deletes what is kept of somebody who has left, because they say so. */
export function eraseWorkOf(app: App, owner: string): void {
  erase(app, owner);
  // This page still holds it, and would write it down again.
  if (app.work.owner() === owner) app.work.close();
  app.service(createSession).setEnding({ how: 'left', owner: null });
}
