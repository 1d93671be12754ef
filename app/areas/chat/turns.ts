/**
 * What was said in a conversation, as far as this browser has heard it. The messages stay with the
 * server; these are what a search finds words in, and what is shown where the server cannot tell: out
 * of reach, or not yet since an answer was on its way when the page was left.
 */

import type * as v from 'valibot';
import type { HistoryItem } from '../../api/assistant';
import { flag, text } from '../../api/schemas';
import { type Frozen, object } from '../../core/schema';
import type { Conversation } from './conversation';

/** A question with as much of its answer as came. */
export type Turn = Frozen<v.InferOutput<typeof turn>>;

/** Characters that are kept of one conversation; its oldest turns make room. */
export const MOST_OF_ONE = 200_000;

/** Characters that are kept of one answer. */
export const LONGEST_KEPT = 256 * 1024;

/** What is stored of one. */
export const turn = object({
  message_id: text,
  query: text,
  text,
  /** Whether the answer had ended. */
  is_whole: flag,
  /** Whether only the beginning of the answer is here, since it had to make room. */
  is_shortened: flag,
});

/** The turns that a conversation shows and may be told apart again. */
export function turnsOf({ exchanges }: Conversation): Turn[] {
  return exchanges
    .filter(({ answer }) => answer.messageId !== '')
    .map(({ query, answer }) => ({
      message_id: answer.messageId,
      query,
      text: answer.text.slice(0, LONGEST_KEPT),
      is_whole: answer.status === 'finished' || answer.status === 'stopped',
      is_shortened: answer.isShortened === true || answer.text.length > LONGEST_KEPT,
    }));
}

/**
 * Turns with newer ones, each message once with what there is more of, as many as have room. A turn that
 * the newer ones lack keeps its place behind the one it followed.
 */
export function joinTurns(before: readonly Turn[], news: readonly Turn[]): Turn[] {
  const known = new Map(before.map((old) => [old.message_id, old]));
  const latest = new Map(news.map((one) => [one.message_id, one]));
  const joined = [...latest.values()].map((one) => fuller(known.get(one.message_id), one));
  let place = 0;
  for (const old of known.values()) {
    const found = joined.findIndex(({ message_id }) => message_id === old.message_id);
    if (found === -1) joined.splice(place, 0, old);
    place = (found === -1 ? place : found) + 1;
  }
  return lastOnes(joined);
}

/** The one that has all of an answer, or more of it. */
function fuller(before: Turn | undefined, later: Turn): Turn {
  const isAll = (one: Turn) => one.is_whole && !one.is_shortened;
  if (before === undefined || isAll(later)) return later;
  if (isAll(before)) return before;
  return later.text.length > before.text.length ? later : before;
}

/** Their characters. */
export function sizeOfTurns(turns: readonly Turn[]): number {
  return turns.reduce((sum, { query, text: answer }) => sum + query.length + answer.length, 0);
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
