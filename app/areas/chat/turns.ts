/**
 * What was said in conversations, as far as this browser has heard it. The messages stay with the
 * server; these are what a search finds words in, and what is shown where the server cannot tell: out
 * of reach, or not yet since an answer was on its way when the page was left. They stand in local
 * storage until they are carried to the archive (`said.ts`).
 */

import * as v from 'valibot';
import type { HistoryItem } from '../../api/assistant';
import { flag, text, validItems } from '../../api/schemas';
import { type Frozen, object } from '../../core/schema';
import { type LocalStore, readJson, type Stored, writeJson } from '../../core/storage';
import type { Conversation } from './conversation';

/** A question with as much of its answer as came. */
export type Turn = Frozen<v.InferOutput<typeof turn>>;

/** Characters that are kept of all conversations, and of one; its oldest turns make room. */
export const MOST_OF_ALL = 1_500_000;
export const MOST_OF_ONE = 200_000;

const turn = object({
  message_id: text,
  query: text,
  text,
  /** Whether the answer had ended. */
  is_whole: flag,
});

const PREFIX = 'turns:';

/** The turns of a conversation, the oldest first; none when nothing readable is stored. */
export function readTurns(store: LocalStore, conversationId: string): Turn[] {
  return readJson(store, PREFIX + conversationId, validItems(turn)) ?? [];
}

/** The turns in what the archive holds; none in what is unreadable. */
export function turnsIn(archived: unknown): Turn[] {
  return Array.isArray(archived) ? v.parse(validItems(turn), archived) : [];
}

/** Where turns are stored, with the conversation whose they are. */
export function keysOfTurns(store: LocalStore): { readonly key: string; readonly id: string }[] {
  const keys = store.keys().filter((key) => key.startsWith(PREFIX));
  return keys.map((key) => ({ key, id: key.slice(PREFIX.length) }));
}

/** The turns that a conversation shows and may be told apart again. */
export function turnsOf({ exchanges }: Conversation): Turn[] {
  return exchanges
    .filter(({ answer }) => answer.messageId !== '')
    .map(({ query, answer }) => ({
      message_id: answer.messageId,
      query,
      text: answer.text,
      is_whole: answer.status === 'finished' || answer.status === 'stopped',
    }));
}

/**
 * Keeps turns beside those that are kept already. `order` names conversations, that which is kept longest
 * first: what was said in the last ones makes room.
 */
export function keepTurns(
  store: LocalStore,
  conversationId: string,
  news: readonly Turn[],
  order: readonly string[],
): Stored {
  const turns = joinTurns(readTurns(store, conversationId), news);
  const stored = writeJson(store, PREFIX + conversationId, turns);
  const byUse = keysOfTurns(store)
    .map(({ key, id }) => ({ key, place: placeOf(id, conversationId, order) }))
    .sort((a, b) => a.place - b.place);
  let size = 0;
  for (const { key } of byUse) {
    size += store.get(key)?.length ?? 0;
    if (size > MOST_OF_ALL) store.remove(key);
  }
  return stored;
}

/** Turns with newer ones, each message once, as many as have room. */
export function joinTurns(before: readonly Turn[], news: readonly Turn[]): Turn[] {
  const ids = new Set(news.map(({ message_id }) => message_id));
  return lastOnes([...before.filter((old) => !ids.has(old.message_id)), ...news]);
}

/** Their characters. */
export function sizeOfTurns(turns: readonly Turn[]): number {
  return turns.reduce((sum, { query, text: answer }) => sum + query.length + answer.length, 0);
}

/** Forgets what was said in a conversation. */
export function removeTurns(store: LocalStore, conversationId: string): void {
  store.remove(PREFIX + conversationId);
}

/** Turns as the server would tell them. */
export function itemsOf(turns: readonly Turn[]): HistoryItem[] {
  return turns.map(({ message_id, query, text: value }) => ({
    messageId: message_id,
    query,
    response: { value },
    createdAt: '',
  }));
}

/**
 * The turn that was on its way when this browser was left and that the server does not tell of, or
 * tells less of; null for none.
 */
export function turnUnderWay(turns: readonly Turn[], items: readonly HistoryItem[]): Turn | null {
  const last = turns.at(-1);
  if (last === undefined || last.is_whole) return null;
  const stored = items.find(({ messageId }) => messageId === last.message_id);
  return (stored?.response.value.length ?? -1) < last.text.length ? last : null;
}

/** The last turns that have room together, and at least one. */
function lastOnes(turns: readonly Turn[]): Turn[] {
  let left = MOST_OF_ONE;
  return [...turns]
    .reverse()
    .filter(({ query, text: answer }, index) => {
      left -= query.length + answer.length;
      return index === 0 || left >= 0;
    })
    .reverse();
}

function placeOf(id: string, shown: string, order: readonly string[]): number {
  if (id === shown) return -1;
  const place = order.indexOf(id);
  return place === -1 ? order.length : place;
}
