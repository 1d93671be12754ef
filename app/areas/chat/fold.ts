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
 * version of it. One that follows a message from before all of these stands below the one before it
 * until that message is there.
 */
export function foldItems(items: readonly HistoryItem[], parents: Parents): Exchange[] {
  const folded: Exchange[] = [];
  const keys = new Map<string, number>();
  for (const [key, item] of items.entries()) {
    folded.push({
      key,
      ...placeOf(item, folded.at(-1), parents, keys),
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

/**
 * Exchanges below older ones: what stood at the beginning follows the last of those, where it is not
 * known to follow another one.
 */
export function underOlder(older: readonly Exchange[], newer: readonly Exchange[]): Exchange[] {
  const last = older.at(-1);
  if (last === undefined) return [...newer];
  const first = newer[0];
  // The page ended between two versions of one question.
  const isRepeat = first !== undefined && isFirst(first) && first.query === last.query;
  const root = isRepeat ? last.parent : last.key;
  const lowest = Math.min(0, ...newer.map(({ key }) => key));
  const shift = lowest - older.length;
  const moved = (key: number | null) => (key === null ? null : key + shift);
  const keys = new Map(older.map(({ key, answer }) => [answer.messageId, key + shift]));
  const below = ({ follows, ...exchange }: Exchange): Exchange => {
    const known = follows ? keys.get(follows) : undefined;
    if (known !== undefined) return { ...exchange, parent: known };
    return { ...exchange, ...(follows !== undefined && { follows }) };
  };
  return [
    ...older.map((exchange) => ({
      ...exchange,
      key: exchange.key + shift,
      parent: moved(exchange.parent),
    })),
    ...newer.map((exchange) =>
      isFirst(exchange) ? { ...exchange, parent: moved(root) } : below(exchange),
    ),
  ];
}

/** Whether nothing that is there stands before it, and nothing is known of what does. */
function isFirst({ parent, follows }: Exchange): boolean {
  return parent === null && follows === undefined;
}

function placeOf(
  { messageId, query }: HistoryItem,
  before: Exchange | undefined,
  parents: Parents,
  keys: ReadonlyMap<string, number>,
): Pick<Exchange, 'parent' | 'follows'> {
  const noted = Object.hasOwn(parents, messageId) ? parents[messageId] : undefined;
  if (noted === '') return { parent: null, follows: '' };
  const known = noted === undefined ? undefined : keys.get(noted);
  if (known !== undefined) return { parent: known };
  if (noted !== undefined) return { parent: before?.key ?? null, follows: noted };
  if (before === undefined) return { parent: null };
  const { key, parent, follows } = before;
  if (before.query !== query) return { parent: key };
  return { parent, ...(follows !== undefined && { follows }) };
}
