/** Whose traces are in sight in this browser: from the start of a page to who the platform knows. */

import type { App } from '../core/app';
import { type Decoded, type Frozen, nullable, object, oneOf, string } from '../core/decode';
import { type LocalStore, moveStore, partOf, readJson, writeJson } from '../core/storage';
import {
  bringTabBack,
  carryWorkOver,
  hasLeft,
  OWNER,
  putAway,
  putTabAway,
  settleTab,
  WORK,
} from '../core/visitor-store';
import { markOf, mergeWork, ownersPart } from '../core/work-owner';

type Traces = Pick<App, 'store' | 'session' | 'work'>;

/**
 * How a visit ended, and whose it was where something of theirs may still be kept here: `left` by
 * signing out, `over` by the platform's word, `elsewhere` in another tab while something was being
 * typed in this one.
 */
export type Ending = Frozen<Decoded<typeof endings>>;

const endings = object((field) => ({
  how: field('how', oneOf('left', 'over', 'elsewhere')),
  owner: field('owner', nullable(string)),
}));

const ENDING = 'ending';

/** How the visit has ended that this tab was used for; null where nobody is to be told. */
export function keptEnding(session: LocalStore): Ending | null {
  return readJson(session, ENDING, endings);
}

export function keepEnding(session: LocalStore, ending: Ending | null): void {
  if (ending === null) session.remove(ENDING);
  else writeJson(session, ENDING, ending);
}

/**
 * Begins a visit with what this browser keeps. Who is signed in is whoever was so here last, until
 * the platform says otherwise; without a session everybody's work is out of sight.
 */
export function openVisit(app: Traces, isSignedIn: boolean): void {
  const { store, session, work } = app;
  carryWorkOver(store);
  if (isSignedIn) keepEnding(session, null);
  if (hasLeft(app)) {
    const owner = session.get(OWNER);
    leaveTab(app);
    if (owner !== null && !isSignedIn) keepEnding(session, { how: 'left', owner });
  }
  settleTab(app);
  if (!isSignedIn) store.remove(OWNER);
  work.turnTo(store.get(OWNER));
  if (work.owner() !== null) session.set(OWNER, work.owner() ?? '');
}

/** Takes out of sight what this tab holds of a visitor who has signed out elsewhere. */
export function leaveTab({ session }: Pick<Traces, 'session'>): void {
  const owner = session.get(OWNER);
  // What was typed by who was not signed in is nobody else's to take away.
  if (owner !== null) putTabAway(session, owner);
}

export interface TakenOver {
  /** Whether somebody else's traces were in sight before. */
  readonly isOther: boolean;
  /** Whether the page may show what is not this visitor's, or lack what is. */
  readonly isOutdated: boolean;
}

/**
 * Tells that the platform knows the visitor by this id: their work comes into sight, and what was
 * done while nobody was signed in becomes theirs. Somebody else's is put away.
 */
export function takeOver(app: Traces, userId: string, now: Date): TakenOver {
  const { store, session, work } = app;
  const owner = markOf(userId);
  const before = store.get(OWNER);
  const isOther = before !== null && before !== owner;
  if (before === owner && work.owner() === owner) return { isOther, isOutdated: false };
  if (isOther) putAway(app, before, now);
  // Without room for the mark nothing would be settled, now or after the page is loaded anew.
  if (store.set(OWNER, owner) === 'full') return { isOther: false, isOutdated: false };
  session.set(OWNER, owner);
  const own = ownersPart(store, owner);
  const hadWork = own.keys().length > 0;
  moveStore(partOf(store, WORK), own, mergeWork);
  const hadTyped = bringTabBack(session, owner);
  const isOutdated = isOther || hadTyped || (hadWork && work.wasRead());
  work.turnTo(owner);
  return { isOther, isOutdated };
}
