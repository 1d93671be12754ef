/**
 * Changes of conversations that are not in the database: it is missing, forbidden, full or late, or the
 * page is about to end and cannot wait for it. They stand in local storage, under
 * `unsaved:<conversation id>`, and are written to the database by whoever opens the assistant next.
 */
import type { LocalStore, Stored } from '../../core/storage';
import { type ConversationChange, joinChanges, readChange } from './conversation-record';
import { shortenTurns } from './conversation-room';

const PREFIX = 'unsaved:';

/** The ids of the conversations that have such changes. */
export function unsavedIds(part: Pick<LocalStore, 'keys'>): string[] {
  const keys = part.keys().filter((key) => key.startsWith(PREFIX));
  return keys.map((key) => key.slice(PREFIX.length));
}

/** The change of one; null where there is none that can be read. */
export function readUnsaved(part: LocalStore, id: string): ConversationChange | null {
  return readChange(parsed(part.get(PREFIX + id)));
}

/**
 * Keeps a change beside what another tab has left there. Where there is no room, long answers are
 * shortened; a store that is watched (`core/unkept.ts`) tells the visitor of what is not kept even so.
 */
export function keepUnsaved(part: LocalStore, id: string, change: ConversationChange): Stored {
  const joined = joinChanges(readUnsaved(part, id) ?? {}, change);
  const stored = part.set(PREFIX + id, JSON.stringify(joined));
  if (stored === 'kept' || joined.turns === undefined) return stored;
  const turns = shortenTurns(joined.turns, joined.turns.length);
  return part.set(PREFIX + id, JSON.stringify({ ...joined, turns }));
}

/** Removes what is in the database by now. */
export function forgetUnsaved(part: LocalStore, id: string): void {
  part.remove(PREFIX + id);
}

/** The text that a change stands in, to tell whether another tab has changed it meanwhile. */
export function unsavedText(part: LocalStore, id: string): string | null {
  return part.get(PREFIX + id);
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
