/**
 * Batches that a visitor waits for. No call of the platform takes such a wish: it is kept in this
 * browser, and Belajarku says so once a class of the same programme can be joined.
 */

import * as v from 'valibot';
import type { ClassItem } from '../../api/class';
import { validItems } from '../../api/schemas';
import { putBack } from '../../core/put-back';
import { object } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';

/** A wish: after which class, of which programme. `at` is when it was made, an ISO text. */
export interface Wish {
  readonly slug: string;
  readonly name: string;
  readonly program: string;
  readonly at: string;
}

const KEY = 'batch-wishes';

/** More are not kept; what was wished first goes. */
const MOST = 20;

const wish = object({
  slug: v.string(),
  name: v.string(),
  program: v.string(),
  at: v.string(),
});

/** The wishes, the newest first. */
export function readWishes(store: LocalStore): Wish[] {
  return readJson(store, KEY, validItems(wish)) ?? [];
}

/** Keeps a wish; a second one for the same class takes the first one's place. */
export function keepWish(store: LocalStore, kept: Wish): Wish[] {
  const others = readWishes(store).filter(({ slug }) => slug !== kept.slug);
  const all = [kept, ...others].slice(0, MOST);
  writeJson(store, KEY, all);
  return all;
}

/** Puts a wish back that was taken away. */
export function restoreWish(store: LocalStore, kept: Wish): Wish[] {
  const all = putBack(readWishes(store), kept).slice(0, MOST);
  writeJson(store, KEY, all);
  return all;
}

/** Takes a wish back. */
export function dropWish(store: LocalStore, slug: string): Wish[] {
  const rest = readWishes(store).filter((kept) => kept.slug !== slug);
  writeJson(store, KEY, rest);
  return rest;
}

/** The class that a wish waits for: one of its programme, or itself, that can be joined now. */
export function grantedBy<Item extends Pick<ClassItem, 'slug' | 'program' | 'isRegistrationOpen'>>(
  { slug, program }: Wish,
  open: readonly Item[],
): Item | undefined {
  return open.find(
    (item) => item.isRegistrationOpen && (item.slug === slug || item.program.id === program),
  );
}
