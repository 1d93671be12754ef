/**
 * What makes room for other conversations. Long answers come first, since the server tells them again;
 * a conversation that is gone from here cannot be found any more, as the platform has no call that
 * lists them.
 */
import { beginning } from './answer-limits';
import type { ConversationRecord, ConversationSummary } from './conversation-record';
import { sizeOfRecord } from './conversation-record';
import type { Turn } from './turns';

/** How many conversations are remembered. More of them only where they are pinned. */
export const MOST_CONVERSATIONS = 200;

/** Characters of all conversations together. */
export const MOST_CHARACTERS = 2_500_000;

/** Characters that are left of an answer that made room: what a search may find it by. */
export const SHORTENED = 1000;

/** What one conversation takes, in characters. */
export interface ConversationWeight {
  readonly size: number;
  /** The lengths of the answers that can be shortened. */
  readonly long: readonly number[];
}

export type WeighedConversation = Pick<ConversationSummary, 'conversation_id' | 'is_pinned'> &
  ConversationWeight;

export interface RoomPlan {
  /** How many answers are to be shortened, the longest first, by conversation. */
  readonly shorten: ReadonlyMap<string, number>;
  readonly remove: readonly string[];
}

/** What a record takes. */
export function weightOf(record: ConversationRecord): ConversationWeight {
  const long = record.turns.filter(isLong).map(({ text }) => text.length);
  return { size: sizeOfRecord(record), long };
}

/**
 * How conversations, used last first, come to have room. The longest answers are shortened first,
 * pinned ones after all others, and those of the conversation that was used last never; then
 * conversations go that were used longest ago. Pinned ones stay, and the one that was used last.
 */
export function planRoom(all: readonly WeighedConversation[], most = MOST_CHARACTERS): RoomPlan {
  const counted = withoutOldest(all, all.length - MOST_CONVERSATIONS, () => 1);
  let excess = sum(counted.kept) - most;
  const answers = counted.kept
    .slice(1)
    .reverse()
    .flatMap(({ conversation_id: id, is_pinned, long }) =>
      long.map((length) => ({ id, is_pinned, length })),
    )
    .sort((a, b) => Number(a.is_pinned) - Number(b.is_pinned) || b.length - a.length);
  const shorten = new Map<string, number>();
  const freed = new Map<string, number>();
  for (const { id, length } of answers) {
    if (excess <= 0) break;
    const less = length - SHORTENED;
    excess -= less;
    shorten.set(id, (shorten.get(id) ?? 0) + 1);
    freed.set(id, (freed.get(id) ?? 0) + less);
  }
  const sizeOf = ({ conversation_id: id, size }: WeighedConversation) =>
    size - (freed.get(id) ?? 0);
  const { kept, gone } = withoutOldest(counted.kept, excess, sizeOf);
  const left = new Set(kept.map(({ conversation_id }) => conversation_id));
  return {
    shorten: new Map([...shorten].filter(([id]) => left.has(id))),
    remove: [...counted.gone, ...gone].map(({ conversation_id }) => conversation_id),
  };
}

/** The turns with the beginnings of the `count` longest answers, which are marked as such. */
export function shortenTurns(turns: readonly Turn[], count: number): Turn[] {
  const longest = turns
    .filter(isLong)
    .sort((a, b) => b.text.length - a.text.length)
    .slice(0, count);
  const chosen = new Set(longest);
  return turns.map((one) =>
    chosen.has(one) ? { ...one, text: beginning(one.text, SHORTENED), is_shortened: true } : one,
  );
}

/** Answers on their way are all that there is of them. */
function isLong({ text, is_whole }: Turn): boolean {
  return is_whole && text.length > SHORTENED;
}

/** Without as many of the conversations used longest ago as come to `excess` together. */
function withoutOldest(
  all: readonly WeighedConversation[],
  excess: number,
  weigh: (one: WeighedConversation) => number,
) {
  let left = excess;
  const gone: WeighedConversation[] = [];
  for (const one of all.slice(1).reverse()) {
    if (left <= 0) break;
    if (one.is_pinned) continue;
    left -= weigh(one);
    gone.push(one);
  }
  return { kept: all.filter((one) => !gone.includes(one)), gone };
}

function sum(all: readonly WeighedConversation[]): number {
  return all.reduce((total, { size }) => total + size, 0);
}
