/** How far a visitor is with the test, kept in the tenant's store so that it can be gone on with. */

import * as v from 'valibot';
import { object } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';
import { items, SCALES } from './items';
import { isComplete, NOTHING, type Pick } from './scoring';

export interface Progress {
  /** One for each item. */
  readonly picks: readonly Pick[];
  /** The item that is shown; -1 before the test has begun, the number of items when it is done. */
  readonly at: number;
  /** Whether the result has been sent. */
  readonly isSent: boolean;
  /** The result that "Ulangi tes" has put aside, which can be had back. */
  readonly before?: Progress | undefined;
}

const KEY = 'disc';

export const NOT_BEGUN: Progress = { picks: items.map(() => NOTHING), at: -1, isSent: false };

const side = v.fallback(v.nullish(v.picklist([...SCALES]), null), null);
const pick = object({ most: side, least: side });
const fields = {
  picks: v.array(pick),
  at: v.number(),
  isSent: v.fallback(v.boolean(), false),
};

/** At the first item that is open at the furthest. */
function settled({ picks, at, isSent }: Omit<Progress, 'before'>): Progress {
  const known = items.map((_, index) => picks[index] ?? NOTHING);
  const open = known.findIndex((one) => !isComplete(one));
  const furthest = open < 0 ? items.length : open;
  return { picks: known, at: Math.max(-1, Math.min(Math.trunc(at), furthest)), isSent };
}

const run = v.pipe(
  object(fields),
  v.transform((told) => settled(told)),
);

const stored = v.pipe(
  object({ ...fields, before: v.fallback(v.nullish(run, null), null) }),
  v.transform(({ before, ...told }): Progress => ({ ...settled(told), ...(before && { before }) })),
);

/** The test from its beginning, with the result that was there kept aside. */
export function begunAgain({ before: _, ...done }: Progress): Progress {
  return { ...NOT_BEGUN, before: done };
}

/** Where the visitor left off; never beyond the first item without an answer. */
export function readProgress(store: LocalStore): Progress {
  return readJson(store, KEY, stored) ?? NOT_BEGUN;
}

/** Keeps the progress, or forgets one that has not begun. */
export function keepProgress(store: LocalStore, progress: Progress): void {
  if (progress.at < 0 && progress.before === undefined) store.remove(KEY);
  else writeJson(store, KEY, progress);
}

/**
 * The progress with an item answered elsewhere than in its turn: once the answer is complete, the test
 * goes on at the next item, or further where it has been already.
 */
export function withAnswer(progress: Progress, index: number, pick: Pick): Progress {
  const picks = progress.picks.map((old, place) => (place === index ? pick : old));
  return {
    ...progress,
    picks,
    at: isComplete(pick) ? Math.max(progress.at, index + 1) : progress.at,
  };
}
