/** How a visit has ended, as the tab that it was used in keeps it. */
import * as v from 'valibot';
import { type Frozen, object } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';

/**
 * How a visit ended, and whose it was where something of theirs may still be kept here: `left` by
 * signing out, `over` by the platform's word, `elsewhere` in another tab while something was being
 * typed in this one.
 */
export type SessionEnd = Frozen<v.InferOutput<typeof endings>>;

const endings = object({
  how: v.picklist(['left', 'over', 'elsewhere']),
  owner: v.nullish(v.string(), null),
});

const ENDING = 'ending';

/** How the visit has ended that this tab was used for; null where nobody is to be told. */
export function storedEnd(session: LocalStore): SessionEnd | null {
  return readJson(session, ENDING, endings);
}

export function storeEnd(session: LocalStore, ending: SessionEnd | null): void {
  if (ending === null) session.remove(ENDING);
  else writeJson(session, ENDING, ending);
}
