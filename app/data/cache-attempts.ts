/** How the call cache asks: one attempt an address at a time, and what its answer does to what is known. */
import { problemOf, type Received } from '../api/answer';
import type { Client } from '../api/client';
import { pause } from '../core/pause';
import { type Entries, type Entry, NOTHING, type Readable } from './cache-entries';

/** An answer younger than this is not asked for again, in ms. */
export const FRESH_MS = 10_000;

/** How long a skeleton stays at least, in ms (spec section 9: page fetch minimum delay). */
export const SKELETON_MS = 200;

/** Statuses that say that what was there is not to be shown any more. */
const GONE = [401, 403, 404, 410];

export interface Asking {
  readonly receive: Client['receive'];
  readonly isSignedIn: () => boolean;
  readonly now: () => number;
}

export interface Attempts {
  /** Asks, unless an attempt is under way. */
  ask(call: Readable, how?: { quiet: boolean }): Entry;
  /** Asks, and gives up an attempt under way for it. */
  refresh(call: Readable): void;
  /** Takes away what is known, and gives up the attempt under way. */
  forget(entry: Entry): void;
  /** Takes a visitor's own answer away as they sign out; who shows it has nobody's in its place. */
  hide(entry: Entry): void;
  isFresh(entry: Entry): boolean;
  /** From here on nothing is fresh. */
  expire(): void;
  /** From here on skeletons stay long enough to be seen. */
  leaveFirstView(): void;
}

/** What an attempt began with. */
interface Attempt {
  readonly call: Readable;
  readonly abort: AbortController;
  readonly era: number;
  /** Whether its answer is one visitor's own. */
  readonly isOwn: boolean;
  readonly quiet: boolean;
}

export function createAttempts(asking: Asking, entries: Entries): Attempts {
  const { receive, isSignedIn, now } = asking;
  // What came with the document is anybody's: who is signed in may be told more.
  let era = isSignedIn() ? 1 : 0;
  let skeletonTime = 0;

  const untilSeen = async ({ skeletonSince }: Entry) => {
    const rest = skeletonSince === null ? 0 : skeletonSince + skeletonTime - now();
    if (rest > 0) await pause(rest);
  };

  const giveUp = (entry: Entry) => {
    entry.asking?.abort.abort();
    entry.asking = null;
    entry.fresh = null;
  };

  const forget = (entry: Entry) => {
    giveUp(entry);
    entry.isGood = false;
    entry.isPersonal = false;
    entries.set(entry, NOTHING);
  };

  const hide = (entry: Entry) => {
    const { call, listeners } = entry;
    forget(entry);
    // Of what everybody may read there is still an answer for nobody.
    if (call !== null && call.rules.isPersonal !== true && listeners.size > 0) ask(call);
  };

  const run = async (entry: Entry, { call, abort, quiet, isOwn, ...attempt }: Attempt) => {
    const received = await receive({ ...call, method: 'GET' }, { signal: abort.signal, quiet });
    const isGood = problemOf(received, call) === null;
    await untilSeen(entry);
    // Who waits for this attempt waits for the one that has taken its place.
    if (entry.asking?.abort !== abort) return entry.asking?.done;
    entry.asking = null;
    entry.skeletonSince = null;
    entry.isPersonal = isOwn;
    entry.fresh = isGood ? { at: now(), era: attempt.era } : null;
    if (isGood && isOwn && !isSignedIn()) return hide(entry);
    const isKept = !isGood && entry.isGood && !GONE.includes(statusOf(received));
    entry.isGood = isGood || isKept;
    const change = isKept ? { refusal: received } : { received, refusal: null };
    entries.set(entry, { ...change, isAsking: false });
    entries.prune();
  };

  const ask: Attempts['ask'] = (call, { quiet } = { quiet: false }) => {
    const entry = entries.at(call.address);
    if (entry.asking !== null) return entry;
    entry.call = call;
    const abort = new AbortController();
    const isOwn = call.rules.isPersonal === true || isSignedIn();
    const done = run(entry, { call, abort, era, isOwn, quiet }).catch(() => {
      if (entry.asking?.abort !== abort) return entry.asking?.done;
      // Given up: what was there before stays.
      entry.asking = null;
      entries.set(entry, { isAsking: false });
    });
    entry.asking = { abort, done };
    entries.set(entry, { isAsking: true });
    return entry;
  };

  return {
    ask,
    hide,
    refresh(call) {
      giveUp(entries.at(call.address));
      ask(call);
    },
    forget,
    isFresh: ({ fresh }) => fresh !== null && fresh.era === era && now() - fresh.at < FRESH_MS,
    expire() {
      era += 1;
    },
    leaveFirstView() {
      skeletonTime = SKELETON_MS;
    },
  };
}

function statusOf(received: Received): number {
  return 'status' in received ? received.status : received.failure.statusCode;
}
