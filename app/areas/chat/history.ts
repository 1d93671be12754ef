/**
 * The local history of conversations (spec sections 3, 4 and 9): one entry a conversation, written
 * when its first answer has both ids and completed when that answer has ended. The messages
 * themselves stay on the server. The store that is given is one tenant's and one identity's.
 */

import * as v from 'valibot';
import { flag, text, validItems } from '../../api/schemas';
import { type Frozen, object } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';
import type { Conversation } from './conversation';
import { SHORTENED, shortened, withRoom } from './history-room';
import { removeTurns } from './turns';
import { removeVotes } from './votes';

/** The stored shape; dates are ISO date-times. */
export type HistoryEntry = Frozen<v.InferOutput<typeof entry>>;

/** Characters of one answer that are kept at all. */
export const LONGEST_KEPT = 256 * 1024;

const KEY = 'history';

/** The id of the conversation that was shown last (spec section 9). */
export const CONVERSATION = 'conversation';

const entry = v.pipe(
  object({
    conversation_id: text,
    message_id: text,
    user_message: text,
    /** The whole answer, once it has ended; its beginning where it had to make room. */
    bot_message: text,
    is_shortened: flag,
    created_at: text,
    /** When something was asked last. */
    updated_at: text,
    /** The visitor's own name for it; empty for none. */
    title: text,
    is_pinned: flag,
    /** When the visitor removed it, as long as that can be undone; else empty. */
    removed_at: text,
  }),
  v.check(({ conversation_id }) => conversation_id !== '', 'a conversation id'),
  v.transform((found) => ({ ...found, updated_at: found.updated_at || found.created_at })),
);

/** What is stored, used last first; what cannot be read is left out. */
export function readHistory(store: LocalStore): HistoryEntry[] {
  return readJson(store, KEY, validItems(entry)) ?? [];
}

/** Adds a conversation, or changes what of it is given; what is there besides stays. */
export function putEntry(
  store: LocalStore,
  conversationId: string,
  change: Partial<Omit<HistoryEntry, 'conversation_id'>>,
): void {
  const entries = readHistory(store);
  const before = entries.find((found) => found.conversation_id === conversationId);
  const changed = { ...EMPTY, ...before, ...change, conversation_id: conversationId };
  const others = entries.filter((found) => found !== before);
  writeHistory(store, [changed, ...others]);
}

/** Changes a conversation that is there; false when it is not. */
export function changeEntry(
  store: LocalStore,
  conversationId: string,
  change: Partial<Pick<HistoryEntry, 'title' | 'is_pinned' | 'removed_at'>>,
): boolean {
  const entries = readHistory(store);
  const isThere = entries.some((found) => found.conversation_id === conversationId);
  const changed = entries.map((found) =>
    found.conversation_id === conversationId ? { ...found, ...change } : found,
  );
  if (isThere) writeHistory(store, changed);
  return isThere;
}

/** Leaves the beginnings of the answers of `chosen` entries: the whole of them is kept elsewhere. */
export function shortenAnswers(store: LocalStore, chosen: (entry: HistoryEntry) => boolean): void {
  const entries = readHistory(store);
  const isLong = (found: HistoryEntry) => found.bot_message.length > SHORTENED && chosen(found);
  if (!entries.some(isLong)) return;
  const changed = entries.map((found) => (isLong(found) ? shortened(found) : found));
  writeHistory(store, changed);
}

/** Forgets a conversation and all that is kept with it. */
export function removeFromHistory(store: LocalStore, conversationId: string): void {
  const kept = readHistory(store).filter((found) => found.conversation_id !== conversationId);
  writeHistory(store, kept);
  forgetBeside(store, conversationId);
}

/** What of a conversation its entry tells. */
export type FirstAnswer = Pick<
  HistoryEntry,
  'message_id' | 'user_message' | 'bot_message' | 'is_shortened'
>;

/** A conversation's first answer with both ids, and whether it has ended; null before there is one. */
export function firstAnswerOf({ conversationId, exchanges }: Conversation): {
  readonly tell: () => FirstAnswer;
  readonly answer: string;
  readonly hasEnded: boolean;
} | null {
  const first = exchanges.find(({ answer }) => answer.messageId !== '');
  if (conversationId === '' || first === undefined) return null;
  const { query, answer } = first;
  return {
    tell: () => ({
      message_id: answer.messageId,
      user_message: query,
      bot_message: answer.text.slice(0, LONGEST_KEPT),
      is_shortened: answer.text.length > LONGEST_KEPT,
    }),
    answer: answer.text,
    hasEnded: answer.status !== 'streaming' && answer.status !== 'waiting',
  };
}

/** What a conversation is called: by the visitor, or by its first question. */
export function titleOf({ title, user_message }: HistoryEntry): string {
  return title || user_message || 'Tanpa judul';
}

/** Brings what a visitor asked before signing in to where their conversations are. */
export function adoptHistory(from: LocalStore, to: LocalStore): void {
  const adopted = readHistory(from);
  const last = from.get(CONVERSATION);
  if (last !== null) to.set(CONVERSATION, last);
  from.remove(CONVERSATION);
  if (adopted.length === 0) return;
  const there = new Set(readHistory(to).map((found) => found.conversation_id));
  const added = adopted.filter((found) => !there.has(found.conversation_id));
  writeHistory(to, [...readHistory(to), ...added].sort(usedLastFirst));
  for (const key of from.keys().filter((name) => /^(votes|parents|turns):/.test(name))) {
    to.set(key, from.get(key) ?? '');
    from.remove(key);
  }
  from.remove(KEY);
}

const EMPTY: HistoryEntry = {
  conversation_id: '',
  message_id: '',
  user_message: '',
  bot_message: '',
  is_shortened: false,
  created_at: '',
  updated_at: '',
  title: '',
  is_pinned: false,
  removed_at: '',
};

function writeHistory(store: LocalStore, entries: readonly HistoryEntry[]): void {
  const kept = withRoom([...entries].sort(usedLastFirst));
  const ids = new Set(kept.map((found) => found.conversation_id));
  for (const { conversation_id } of entries) {
    if (!ids.has(conversation_id)) forgetBeside(store, conversation_id);
  }
  writeJson(store, KEY, kept);
}

function forgetBeside(store: LocalStore, conversationId: string): void {
  removeVotes(store, conversationId);
  removeTurns(store, conversationId);
  store.remove(`parents:${conversationId}`);
}

function usedLastFirst(a: HistoryEntry, b: HistoryEntry): number {
  return b.updated_at < a.updated_at ? -1 : Number(b.updated_at > a.updated_at);
}
