/**
 * A conversation's messages as the server keeps them, read page by page: to open an old conversation
 * and to find the whole of an answer that was broken off.
 */

import type { Answer, Failed } from '../../api/answer';
import type { HistoryItem } from '../../api/assistant';
import type { Page, Paging } from '../../api/page';
import { parseTime } from '../../wib';

/** Reads one page of the conversation's messages. */
export type ReadPage = (paging: Paging) => Promise<Answer<Page<HistoryItem>>>;

const PER_PAGE = 50;
/** A conversation of more pages is shown from its beginning only: 2,000 questions. */
const MOST_PAGES = 40;

/** All messages, oldest first, or the failure of the first page that could not be had. */
export async function readAllMessages(
  read: ReadPage,
): Promise<readonly HistoryItem[] | Failed<Page<HistoryItem>>> {
  const items: HistoryItem[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await read({ page, perPage: PER_PAGE });
    if (!answer.status) return answer;
    items.push(...answer.data.items);
    if (answer.data.items.length === 0 || page >= answer.data.totalPages) break;
  }
  return oldestFirst(items);
}

/** The broken answer that is looked for. */
export interface Broken {
  readonly messageId: string;
  readonly query: string;
  /** What of it has arrived. */
  readonly text: string;
}

/** How often the messages are read, and how long apart in ms. */
const ATTEMPTS = 3;
const PAUSE_MS = 1000;

/**
 * The whole of a broken answer, or null. The server may still be writing it, so it counts as whole
 * when it goes beyond what arrived and two readings in a row found the same.
 */
export async function findWholeAnswer(
  read: ReadPage,
  broken: Broken,
  pause: (ms: number) => Promise<void>,
): Promise<HistoryItem | null> {
  let previous = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await pause(PAUSE_MS);
    const items = await readAllMessages(read);
    if ('status' in items) return null;
    const found = items.findLast((item) => isSame(item, broken));
    const value = found?.response.value ?? '';
    if (found !== undefined && value === previous && isMore(value, broken.text)) return found;
    previous = value;
  }
  return null;
}

function isSame(item: HistoryItem, { messageId, query }: Broken): boolean {
  return messageId === '' ? item.query === query : item.messageId === messageId;
}

function isMore(stored: string, arrived: string): boolean {
  return stored.trimEnd().length > arrived.trimEnd().length;
}

/** The service's order is its own affair: only when the dates say so is it turned round. */
function oldestFirst(items: readonly HistoryItem[]): readonly HistoryItem[] {
  const first = parseTime(items[0]?.createdAt ?? '')?.at ?? 0;
  const last = parseTime(items.at(-1)?.createdAt ?? '')?.at ?? first;
  return first > last ? items.toReversed() : items;
}
