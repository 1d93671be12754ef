/**
 * Stored messages as the tree that a conversation is. The server keeps questions one after the
 * other; a question that was asked again stands there twice, and becomes two versions here.
 */
import type { HistoryItem } from '../../api/assistant';
import type { Exchange } from './conversation';

/**
 * Which message a message follows, by their ids, where it is not the one before it; "" at the
 * beginning. This browser notes it for questions that were asked in other words.
 */
export type Parents = Readonly<Record<string, string>>;

/**
 * Messages in their order, as exchanges. A question that repeats the one before it is another
 * version of it.
 */
export function foldItems(items: readonly HistoryItem[], parents: Parents): Exchange[] {
  const folded: Exchange[] = [];
  const keys = new Map<string, number>();
  for (const [key, item] of items.entries()) {
    const before = folded.at(-1);
    folded.push({
      key,
      parent: parentOf(item, before, parents, keys),
      query: item.query,
      answer: {
        text: item.response.value,
        messageId: item.messageId,
        status: 'finished',
        failure: null,
      },
    });
    if (item.messageId !== '') keys.set(item.messageId, key);
  }
  return folded;
}

/** Exchanges below older ones: what stood at the beginning follows the last of those. */
export function underOlder(older: readonly Exchange[], newer: readonly Exchange[]): Exchange[] {
  const last = older.at(-1);
  if (last === undefined) return [...newer];
  const first = newer[0];
  // The page ended between two versions of one question.
  const isRepeat = first !== undefined && first.parent === null && first.query === last.query;
  const root = isRepeat ? last.parent : last.key;
  const lowest = Math.min(0, ...newer.map(({ key }) => key));
  const shift = lowest - older.length;
  const moved = (key: number | null) => (key === null ? null : key + shift);
  return [
    ...older.map((exchange) => ({
      ...exchange,
      key: exchange.key + shift,
      parent: moved(exchange.parent),
    })),
    ...newer.map((exchange) =>
      exchange.parent === null ? { ...exchange, parent: moved(root) } : exchange,
    ),
  ];
}

function parentOf(
  { messageId, query }: HistoryItem,
  before: Exchange | undefined,
  parents: Parents,
  keys: ReadonlyMap<string, number>,
): number | null {
  const noted = Object.hasOwn(parents, messageId) ? parents[messageId] : undefined;
  if (noted === '') return null;
  const known = noted === undefined ? undefined : keys.get(noted);
  if (known !== undefined) return known;
  if (before === undefined) return null;
  return before.query === query ? before.parent : before.key;
}
