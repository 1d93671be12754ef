/** What the call cache keeps of each address: what is known, who shows it, and the attempt under way. */
import type { Received } from '../api/answer';
import type { Sendable } from '../api/client';

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

/** More answers than this are not kept; those that were used longest ago go. */
export const MOST_ANSWERS = 150;

export const NOTHING: Known = { received: null, refusal: null, isAsking: false };

export interface Entry {
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

export interface Entries {
  /** The entry of an address, made where there is none; the one that was used last stands last. */
  at(address: string): Entry;
  known(address: string): Known;
  all(): readonly (readonly [address: string, entry: Entry])[];
  /** Changes what is known, and tells who listens. */
  set(entry: Entry, change: Partial<Known>): void;
  /** Lets go of what was used longest ago and nobody shows, where there is too much. */
  prune(): void;
}

/** Makes the entries of what came with the document, at `begun`. */
export function createEntries(first: ReadonlyMap<string, Known>, begun: number): Entries {
  const entries = new Map<string, Entry>(
    [...first].map(([address, known]) => [address, entryOf(known, { at: begun, era: 0 })]),
  );
  return {
    at(address) {
      const entry = entries.get(address) ?? entryOf(NOTHING, null);
      entries.delete(address);
      entries.set(address, entry);
      return entry;
    },
    known: (address) => entries.get(address)?.known ?? NOTHING,
    all: () => [...entries],
    set(entry, change) {
      entry.known = { ...entry.known, ...change };
      for (const listener of [...entry.listeners]) listener();
    },
    prune() {
      for (const [address, entry] of entries) {
        if (entries.size <= MOST_ANSWERS) return;
        if (!isShown(entry) && entry.asking === null) entries.delete(address);
      }
    },
  };
}

/** Whether somebody shows the answer, or waits for it. */
export function isShown({ waiting, listeners }: Entry): boolean {
  return waiting > 0 || listeners.size > 0;
}

function entryOf(known: Known, fresh: Entry['fresh']): Entry {
  const isGood = fresh !== null;
  const [isPersonal, waiting, skeletonSince, asking, call] = [false, 0, null, null, null];
  const listeners = new Set<() => void>();
  return { known, call, fresh, isGood, isPersonal, waiting, skeletonSince, asking, listeners };
}
