/**
 * The one cache of the platform's answers, by the gateway address of a call. What the edge fetched
 * ahead, what a hover warms, what pages and their parts ask for and what Back shows again are all
 * here; components read it with `useCall`, loaders with `settle`.
 *
 * An answer that is there is shown at once, and asked for again behind that unless it is fresh. An
 * answer that cannot be had does not replace one that is there; it is told beside it. Nothing here
 * rejects but a wait that was given up.
 */
import { pathOf } from '../api/query';
import { type Asking, createAttempts } from './cache-attempts';
import {
  createEntries,
  type Entry,
  isShown,
  type Known,
  NOTHING,
  type Readable,
} from './cache-entries';

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
  /** How many writes have changed something that is known or was asked for. */
  writes(): number;
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

export interface CacheConfig extends Omit<Asking, 'now'> {
  /** Answers that came with the document, by address; undecoded. */
  readonly prefetched: Readonly<Record<string, unknown>>;
  readonly now?: () => number;
}

/** Makes the cache over what came with the document. */
export function createCache({ prefetched, now = Date.now, ...config }: CacheConfig): CallCache {
  const { isSignedIn } = config;
  const first = firstOf(prefetched);
  const entries = createEntries(first, now());
  const attempts = createAttempts({ ...config, now }, entries);
  const { ask, forget, hide, refresh, expire, isFresh } = attempts;
  let wasSignedIn = isSignedIn();
  let writes = 0;

  const join = (call: Readable): Entry => {
    const entry = entries.at(call.address);
    entry.call = call;
    entry.waiting += 1;
    if (!isFresh(entry)) ask(call);
    return entry;
  };

  return {
    known: entries.known,
    first: (address) => first.get(address) ?? NOTHING,
    subscribe(addresses, listener) {
      const shown = addresses.map(entries.at);
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
    writes: () => writes,
    invalidate(paths) {
      const changed = entries.all().filter(([address]) => paths.includes(pathOf(address)));
      // Before anybody hears of it.
      if (changed.length > 0) writes += 1;
      for (const [, entry] of changed) {
        if (isShown(entry) && entry.call !== null) refresh(entry.call);
        else forget(entry);
      }
    },
    warm(address) {
      const entry = entries.at(address);
      const asked = isFresh(entry) ? entry : ask({ address, rules: {} }, { quiet: true });
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
      for (const [, entry] of entries.all()) if (entry.isPersonal) hide(entry);
    },
    leaveFirstView: attempts.leaveFirstView,
  };
}

/** One fewer waits for the answer or shows it; what nobody waits for any more is cancelled. */
function leave(entry: Entry): void {
  entry.waiting -= 1;
  if (entry.waiting > 0) return;
  // Who shows the same next joins in the same moment, and finds the call still under way.
  setTimeout(() => {
    if (entry.waiting === 0) entry.asking?.abort.abort();
  }, 0);
}

function firstOf(prefetched: Readonly<Record<string, unknown>>): ReadonlyMap<string, Known> {
  const entries = Object.entries(prefetched);
  return new Map(
    entries.map(([address, body]) => [address, { ...NOTHING, received: { status: 200, body } }]),
  );
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
