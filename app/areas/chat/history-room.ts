/**
 * What of the local history makes room for the rest: a browser gives a site 5 MB. Answers come first,
 * since the server tells them again; a conversation that is gone from here cannot be found any more,
 * as the platform has no call that lists them.
 */
import { beginning } from './answer-limits';
import type { HistoryEntry } from './history';

/** How many conversations are remembered. More of them only where they are pinned. */
export const MOST_ENTRIES = 200;

/** Characters of questions and answers that are kept in all. */
export const MOST_CHARACTERS = 1_000_000;

/** Characters that are left of an answer that made room: what a search may find it by. */
export const SHORTENED = 1000;

/**
 * Entries, used last first, as far as there is room for them. The longest answers are shortened
 * first, pinned ones after all others, and the one that was used last never; then those go that were
 * used longest ago. Pinned entries stay, and the one that was used last.
 */
export function withRoom(entries: readonly HistoryEntry[]): HistoryEntry[] {
  const counted = withoutOldest(entries, entries.length - MOST_ENTRIES, () => 1);
  const shortened = withShorterAnswers(counted, sizeOfAll(counted) - MOST_CHARACTERS);
  return withoutOldest(shortened, sizeOfAll(shortened) - MOST_CHARACTERS, sizeOf);
}

function withShorterAnswers(entries: readonly HistoryEntry[], excess: number): HistoryEntry[] {
  const longestFirst = entries
    .slice(1)
    .reverse()
    .filter(({ bot_message }) => bot_message.length > SHORTENED)
    .sort(
      (a, b) =>
        Number(a.is_pinned) - Number(b.is_pinned) || b.bot_message.length - a.bot_message.length,
    );
  const changed = new Map<HistoryEntry, HistoryEntry>();
  let left = excess;
  for (const entry of longestFirst) {
    if (left <= 0) break;
    const short = shortened(entry);
    left -= entry.bot_message.length - short.bot_message.length;
    changed.set(entry, short);
  }
  return entries.map((entry) => changed.get(entry) ?? entry);
}

/** With the beginning of its answer, which is marked as one. */
export function shortened(entry: HistoryEntry): HistoryEntry {
  const bot_message = beginning(entry.bot_message, SHORTENED);
  return { ...entry, bot_message, is_shortened: true };
}

/** Without as many of the entries used longest ago as come to `excess` together. */
function withoutOldest(
  entries: readonly HistoryEntry[],
  excess: number,
  weigh: (entry: HistoryEntry) => number,
): HistoryEntry[] {
  let left = excess;
  const isKept = (entry: HistoryEntry) => {
    if (left <= 0 || entry.is_pinned || entry === entries[0]) return true;
    left -= weigh(entry);
    return false;
  };
  return [...entries].reverse().filter(isKept).reverse();
}

function sizeOfAll(entries: readonly HistoryEntry[]): number {
  return entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
}

function sizeOf({ title, user_message, bot_message }: HistoryEntry): number {
  return title.length + user_message.length + bot_message.length;
}
