/**
 * Conversations that are gone from this browser while their copy on the server could not be deleted yet: a
 * JSON list of ids, in the part of local storage of whose conversations they were.
 */
import * as v from 'valibot';
import { type LocalStore, readJson, writeJson } from '../../core/storage';

export const UNDELETED = 'undeleted';

const ids = v.array(v.string());

/** The ids that are still to be deleted on the server. */
export function readUndeleted(store: LocalStore): readonly string[] {
  return readJson(store, UNDELETED, ids) ?? [];
}

/** Adds an id, or takes it out once its copy is gone. */
export function noteUndeleted(store: LocalStore, id: string, isLeft: boolean): void {
  const others = readUndeleted(store).filter((one) => one !== id);
  if (others.length > 0 || isLeft) writeJson(store, UNDELETED, isLeft ? [...others, id] : others);
  else store.remove(UNDELETED);
}
