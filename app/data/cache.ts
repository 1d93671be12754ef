/**
 * The one cache of the platform's answers, by the gateway address of a call. What the edge fetched
 * ahead, what a hover warms, what pages and their parts ask for and what Back shows again are all
 * here; components read it with `useCall`, loaders with `settle`.
 *
 * An answer that is there is shown at once, and asked for again behind that unless it is fresh. An
 * answer that cannot be had does not replace one that is there; it is told beside it. Nothing here
 * rejects but a wait that was given up.
 */
import { problemOf, type Received } from '../api/answer';
import type { Client, Sendable } from '../api/client';
import { pathOf } from '../api/query';
import { pause } from '../pause';

/** What is known of an address. A new object with each change, so that it can be compared. */
export interface Known {
  /** The last good answer, or why there has never been one; null when nothing has come yet. */
  readonly received: Received | null;
  /** Why the last attempt failed, where `received` is older than it. */
  readonly refusal: Received | null;
  readonly isAsking: boolean;
}

/** A call that reads. */
export type Readable = Pick<Sendable, 'address' | 'shape' | 'rules'>;

export interface CallCache {
  /** What is known now. */
  known(address: string): Known;
  /** What was known when the app began, which is also what the edge rendered. */
  first(address: string): Known;
  /** Tells of changes at some addresses. Returns the function that ends the subscription. */
  subscribe(addresses: readonly string[], listener: () => void): () => void;
  /**
   * For who shows a call: asks, unless the answer is fresh. The function that is returned is called
   * on leaving; what nobody waits for any more is cancelled.
   */
  want(call: Readable): () => void;
  /** Asks, however fresh the answer is; an attempt that began before is given up for it. */
  refresh(call: Readable): void;
  /**
   * For after a write: nothing stays of what these paths have answered before, whatever the query.
   * What is shown or waited for is asked anew, and stays in sight until then; the rest is forgotten.
   * Attempts under way may have read before the write, so they are given up for new ones.
   */
  invalidate(paths: readonly string[]): void;
  /** Asks ahead, unless the answer is fresh, for what nobody waits for yet. Settles when it is there. */
  warm(address: string): Promise<void>;
  /** Settles with the attempt under way, or one begun for it; the same promise as long as it is. */
  wait(call: Readable): Promise<void>;
  /** Resolves once something is known. Rejects with the signal's reason. */
  settle(call: Readable, signal?: AbortSignal): Promise<Known>;
  /** From here on nothing is fresh: what is there is shown, and asked for again. */
  expire(): void;
  /** Looks whether the visitor has signed out, which takes their own answers away, or in. */
  look(): void;
  /** From here on skeletons stay long enough to be seen. The first view's came with the document. */
  leaveFirstView(): void;
}

export interface CacheConfig {
  /** Answers that came with the document, by address; undecoded. */
  readonly prefetched: Readonly<Record<string, unknown>>;
  readonly receive: Client['receive'];
  readonly isSignedIn: () => boolean;
  readonly now?: () => number;
}

/** An answer younger than this is not asked for again, in ms. */
export const FRESH_MS = 10_000;

/** How long a skeleton stays at least, in ms (spec section 9: page fetch minimum delay). */
export const SKELETON_MS = 200;

/** More answers than this are not kept; those that were used longest ago go. */
export const MOST_ANSWERS = 150;

export const NOTHING: Known = { received: null, refusal: null, isAsking: false };

/** Statuses that say that what was there is not to be shown any more. */
const GONE = [401, 403, 404, 410];

interface Entry {
  known: Known;
  /** The call as it was last asked for; null for what came with the document and nobody wanted yet. */
  call: Readable | null;
  /** Whether what is known is an answer, and no failure. */
  isGood: boolean;
  /** When the answer came, and in which era it was asked for; null when it is to be asked for again. */
  fresh: { readonly at: number; readonly era: number } | null;
  /** Whether the answer is one visitor's own. */
  isPersonal: boolean;
  /** How many wait for the answer or show it. */
  waiting: number;
  /** Since when a skeleton stands in for the answer. */
  skeletonSince: number | null;
  asking: { readonly abort: AbortController; readonly done: Promise<void> } | null;
  readonly listeners: Set<() => void>;
}

/** Makes the cache over what came with the document. */
export function createCache(config: CacheConfig): CallCache {
  const { receive, isSignedIn, now = Date.now } = config;
  const first = firstOf(config.prefetched);
  const begun = now();
  const entries = new Map<string, Entry>(
    [...first].map(([address, known]) => [address, entryOf(known, { at: begun, era: 0 })]),
  );
  let wasSignedIn = isSignedIn();
  // What came with the document is anybody's: who is signed in may be told more.
  let era = wasSignedIn ? 1 : 0;
  let skeletonTime = 0;

  /** The entry of an address; the one that was used last stands last. */
  const entryAt = (address: string): Entry => {
    const entry = entries.get(address) ?? entryOf(NOTHING, null);
    entries.delete(address);
    entries.set(address, entry);
    return entry;
  };

  const prune = () => {
    for (const [address, entry] of entries) {
      if (entries.size <= MOST_ANSWERS) return;
      if (entry.waiting === 0 && entry.listeners.size === 0 && entry.asking === null) {
        entries.delete(address);
      }
    }
  };

  const set = (entry: Entry, change: Partial<Known>) => {
    entry.known = { ...entry.known, ...change };
    for (const listener of [...entry.listeners]) listener();
  };

  const isFresh = ({ fresh }: Entry) =>
    fresh !== null && fresh.era === era && now() - fresh.at < FRESH_MS;

  const ask = (call: Readable, quiet = false): Entry => {
    const entry = entryAt(call.address);
    if (entry.asking !== null) return entry;
    entry.call = call;
    const abort = new AbortController();
    const asked = era;
    const isOwn = call.rules.isPersonal === true || isSignedIn();
    const isCurrent = () => entry.asking?.abort === abort;
    const run = async () => {
      const received = await receive({ ...call, method: 'GET' }, { signal: abort.signal, quiet });
      const isGood = problemOf(received, call) === null;
      await untilSeen(entry);
      // Who waits for this attempt waits for the one that has taken its place.
      if (!isCurrent()) return entry.asking?.done;
      entry.asking = null;
      entry.skeletonSince = null;
      entry.isPersonal = isOwn;
      entry.fresh = isGood ? { at: now(), era: asked } : null;
      if (isOwn && !isSignedIn()) return forget(entry);
      const isKept = !isGood && entry.isGood && !GONE.includes(statusOf(received));
      entry.isGood = isGood || isKept;
      const change = isKept ? { refusal: received } : { received, refusal: null };
      set(entry, { ...change, isAsking: false });
      prune();
    };
    const done = run().catch(() => {
      if (!isCurrent()) return entry.asking?.done;
      // Given up: what was there before stays.
      entry.asking = null;
      set(entry, { isAsking: false });
    });
    entry.asking = { abort, done };
    set(entry, { isAsking: true });
    return entry;
  };

  const untilSeen = async ({ skeletonSince }: Entry) => {
    const rest = skeletonSince === null ? 0 : skeletonSince + skeletonTime - now();
    if (rest > 0) await pause(rest);
  };

  const expire = () => {
    era += 1;
  };

  const giveUp = (entry: Entry) => {
    entry.asking?.abort.abort();
    entry.asking = null;
    entry.fresh = null;
  };

  const refresh = (call: Readable) => {
    giveUp(entryAt(call.address));
    ask(call);
  };

  const forget = (entry: Entry) => {
    giveUp(entry);
    entry.isGood = false;
    entry.isPersonal = false;
    set(entry, NOTHING);
  };

  const join = (call: Readable): Entry => {
    const entry = entryAt(call.address);
    entry.call = call;
    entry.waiting += 1;
    if (!isFresh(entry)) ask(call);
    return entry;
  };

  const leave = (entry: Entry) => {
    entry.waiting -= 1;
    if (entry.waiting > 0) return;
    // Who shows the same next joins in the same moment, and finds the call still under way.
    setTimeout(() => {
      if (entry.waiting === 0) entry.asking?.abort.abort();
    }, 0);
  };

  return {
    known: (address) => entries.get(address)?.known ?? NOTHING,
    first: (address) => first.get(address) ?? NOTHING,
    subscribe(addresses, listener) {
      const shown = addresses.map(entryAt);
      for (const { listeners } of shown) listeners.add(listener);
      return () => {
        for (const { listeners } of shown) listeners.delete(listener);
      };
    },
    want(call) {
      const entry = join(call);
      if (entry.known.received === null) entry.skeletonSince ??= now();
      return () => leave(entry);
    },
    refresh,
    invalidate(paths) {
      for (const [address, entry] of [...entries]) {
        if (!paths.includes(pathOf(address))) continue;
        const isShown = entry.waiting > 0 || entry.listeners.size > 0;
        if (isShown && entry.call !== null) refresh(entry.call);
        else forget(entry);
      }
    },
    warm(address) {
      const entry = entryAt(address);
      const asked = isFresh(entry) ? entry : ask({ address, rules: {} }, true);
      return asked.asking?.done ?? Promise.resolve();
    },
    wait: (call) => ask(call).asking?.done ?? Promise.resolve(),
    async settle(call, signal) {
      signal?.throwIfAborted();
      const entry = join(call);
      try {
        // A failure is no answer to wait for; this attempt's may be.
        if (!entry.isGood) await unlessAborted(ask(call).asking?.done, signal);
        entry.waiting -= 1;
        return entry.known;
      } catch (error) {
        leave(entry);
        throw error;
      }
    },
    expire,
    look() {
      if (isSignedIn() === wasSignedIn) return;
      wasSignedIn = isSignedIn();
      if (wasSignedIn) return expire();
      for (const entry of [...entries.values()]) if (entry.isPersonal) forget(entry);
    },
    leaveFirstView() {
      skeletonTime = SKELETON_MS;
    },
  };
}

function firstOf(prefetched: Readonly<Record<string, unknown>>): ReadonlyMap<string, Known> {
  const entries = Object.entries(prefetched);
  return new Map(
    entries.map(([address, body]) => [address, { ...NOTHING, received: { status: 200, body } }]),
  );
}

function entryOf(known: Known, fresh: Entry['fresh']): Entry {
  const isGood = fresh !== null;
  const [isPersonal, waiting, skeletonSince, asking, call] = [false, 0, null, null, null];
  const listeners = new Set<() => void>();
  return { known, call, fresh, isGood, isPersonal, waiting, skeletonSince, asking, listeners };
}

function statusOf(received: Received): number {
  return 'status' in received ? received.status : received.failure.statusCode;
}

function unlessAborted(done: Promise<void> | undefined, signal?: AbortSignal): Promise<void> {
  if (signal === undefined) return Promise.resolve(done);
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    void Promise.resolve(done).then(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
  });
}
