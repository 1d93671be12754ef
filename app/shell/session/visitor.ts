/** Whose traces are in sight in this browser: from the start of a page to who the platform knows. */

import type { App } from '../../core/app';
import { mergeWork } from '../../core/merge-work';
import { markOf } from '../../core/owner-mark';
import { type LocalStore, moveStore, partOf } from '../../core/storage';
import { hasLeft, OWNER, settleTab, WORK } from '../../core/visit';
import { archiveTab, archiveUserData, carryWorkOver, restoreTab } from '../../core/visitor-store';
import { ownersPart } from '../../core/work-owner';
import { storeEnd } from './session-end';

type Traces = Pick<App, 'store' | 'session' | 'work'>;

/**
 * Begins a visit with what this browser keeps. Who is signed in is whoever was so here last, until
 * the platform says otherwise; without a session everybody's work is out of sight.
 */
export function openVisit(app: Traces, isSignedIn: boolean): void {
  const { store, session, work } = app;
  carryWorkOver(store);
  if (isSignedIn) storeEnd(session, null);
  if (hasLeft(app)) {
    const owner = session.get(OWNER);
    leaveTab(app);
    if (owner !== null && !isSignedIn) storeEnd(session, { how: 'left', owner });
  }
  settleTab(app);
  if (!isSignedIn) store.remove(OWNER);
  work.turnTo(store.get(OWNER));
  if (work.owner() !== null) session.set(OWNER, work.owner() ?? '');
}

/** Brings what an older version kept under another name, for good and for the tab, to where it is read now. */
export function adoptFormerStores(
  { store, session }: Pick<App, 'store' | 'session'>,
  [kept, ofTab]: readonly LocalStore[],
): void {
  if (kept) moveStore(kept, store, mergeWork);
  if (ofTab) moveStore(ofTab, session, mergeWork);
}

/** Takes out of sight what this tab holds of a visitor who has signed out elsewhere. */
export function leaveTab({ session }: Pick<Traces, 'session'>): void {
  const owner = session.get(OWNER);
  // What was typed by who was not signed in is nobody else's to take away.
  if (owner !== null) archiveTab(session, owner);
}

export interface Claimed {
  /** Whether somebody else's traces were in sight before. */
  readonly isOther: boolean;
  /** Whether the page may show what is not this visitor's, or lack what is. */
  readonly isOutdated: boolean;
}

/**
 * Tells that the platform knows the visitor by this id: their work comes into sight, and what was
 * done while nobody was signed in becomes theirs. Somebody else's is put away.
 */
export function claimUserData(app: Traces, userId: string, now: Date): Claimed {
  const { store, session, work } = app;
  const owner = markOf(userId);
  const before = store.get(OWNER);
  const isOther = before !== null && before !== owner;
  if (before === owner && work.owner() === owner) return { isOther, isOutdated: false };
  if (isOther) archiveUserData(app, before, now);
  // Without room for the mark nothing would be settled, now or after the page is loaded anew.
  if (store.set(OWNER, owner) === 'full') return { isOther: false, isOutdated: false };
  session.set(OWNER, owner);
  const own = ownersPart(store, owner);
  const hadWork = own.keys().length > 0;
  moveStore(partOf(store, WORK), own, mergeWork);
  const hadTyped = restoreTab(session, owner);
  const isOutdated = isOther || hadTyped || (hadWork && work.wasRead());
  work.turnTo(owner);
  return { isOther, isOutdated };
}
