/**
 * Votes on answers. The platform has no call for them (spec section 7 names none), so they stay in
 * local storage, under the conversation they belong to, and go when it is removed.
 */

import * as v from 'valibot';
import { text, texts } from '../../api/schemas';
import { type Frozen, object, record } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';

export type VoteValue = 'up' | 'down';

/** A vote with its optional reasons; the visitor may change it at any time. */
export type Vote = Frozen<v.InferOutput<typeof vote>>;

/** The votes of one conversation by message id. */
export type Votes = Frozen<v.InferOutput<typeof votes>>;

/** The reasons offered for each vote. */
export const REASONS: Readonly<Record<VoteValue, readonly string[]>> = {
  up: ['Jelas', 'Lengkap', 'Sesuai pertanyaan', 'Contohnya membantu'],
  down: ['Kurang tepat', 'Kurang lengkap', 'Sulit dipahami', 'Tidak menjawab pertanyaan'],
};

/** The longest comment, in characters. */
export const LONGEST_COMMENT = 500;

const vote = object({
  value: v.picklist(['up', 'down']),
  /** Chosen out of {@link REASONS}. */
  reasons: texts,
  /** In the visitor's own words; may be empty. */
  comment: text,
});

const votes = record(vote);
/** A conversation's votes; none when nothing readable is stored. */
export function readVotes(store: LocalStore, conversationId: string): Votes {
  return readJson(store, keyOf(conversationId), votes) ?? {};
}

/** Sets, changes or (with `null`) withdraws a vote, and returns the conversation's votes. */
export function writeVote(
  store: LocalStore,
  conversationId: string,
  messageId: string,
  vote: Vote | null,
): Votes {
  const { [messageId]: _, ...others } = readVotes(store, conversationId);
  const changed: Votes = vote === null ? others : { ...others, [messageId]: vote };
  if (Object.keys(changed).length === 0) store.remove(keyOf(conversationId));
  else writeJson(store, keyOf(conversationId), changed);
  return changed;
}

/** Forgets a conversation's votes. */
export function removeVotes(store: LocalStore, conversationId: string): void {
  store.remove(keyOf(conversationId));
}

function keyOf(conversationId: string): string {
  return `votes:${conversationId}`;
}
