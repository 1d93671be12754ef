/**
 * A conversation's messages as the server keeps them, read page by page: the newest to open an old
 * conversation and to find the whole of an answer that was broken off, older ones as they are asked
 * for.
 */

import type { Answer, Failed } from '../../api/answer';
import type { HistoryItem } from '../../api/assistant';
import type { Page, Paging } from '../../api/page';
import { parseTime } from '../../core/wib';

/** Reads one page of the conversation's messages. */
export type ReadPage = (paging: Paging) => Promise<Answer<Page<HistoryItem>>>;

/** Some messages in a row, and where older ones are. */
export interface Stretch {
  /** The oldest first. */
  readonly items: readonly HistoryItem[];
  readonly older: Cursor | null;
}

/** Where the messages before a stretch stand. */
export interface Cursor {
  readonly page: number;
  /** From one page to the one with older messages: the service's order is its own affair. */
  readonly step: 1 | -1;
  readonly totalPages: number;
}

/** Questions with their answers in one stretch. */
export const PER_PAGE = 20;

/** An export takes no more pages than this: 2,000 questions. */
const MOST_PAGES = 100;

type FailedPage = Failed<Page<HistoryItem>>;

/** The newest messages, or the failure. */
export async function readNewest(read: ReadPage): Promise<Stretch | FailedPage> {
  const first = await read({ page: 1, perPage: PER_PAGE });
  if (!first.status) return first;
  const { items, totalPages } = first.data;
  if (isNewestFirst(items)) {
    return { items: [...items].reverse(), older: cursor(2, 1, totalPages) };
  }
  if (totalPages <= 1) return { items, older: null };
  const last = await readOlder(read, { page: totalPages, step: -1, totalPages });
  if ('status' in last || last.older === null || questionsIn(last.items) > 1) return last;
  // The last page has just begun: one exchange says little without what stands before it.
  const before = await readOlder(read, last.older);
  return 'status' in before ? last : { ...before, items: [...before.items, ...last.items] };
}

/** How many questions are answered; several answers may be versions of one. */
const questionsIn = (items: readonly HistoryItem[]): number =>
  new Set(items.map(({ query }) => query)).size;

/** The messages at a cursor, or the failure. */
export async function readOlder(read: ReadPage, at: Cursor): Promise<Stretch | FailedPage> {
  const { page, step, totalPages } = at;
  const answer = await read({ page, perPage: PER_PAGE });
  if (!answer.status) return answer;
  const { items } = answer.data;
  return {
    items: step === 1 ? [...items].reverse() : items,
    older: cursor(page + step, step, totalPages),
  };
}

/** All messages, the oldest first, or the failure of the first page that could not be had. */
export async function readAll(read: ReadPage): Promise<readonly HistoryItem[] | FailedPage> {
  let stretch = await readNewest(read);
  if ('status' in stretch) return stretch;
  let items = stretch.items;
  for (let pages = 1; stretch.older !== null && pages < MOST_PAGES; pages += 1) {
    stretch = await readOlder(read, stretch.older);
    if ('status' in stretch) return stretch;
    items = [...stretch.items, ...items];
  }
  return items;
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
 * The whole of a broken answer, or null; the failure when the messages could not be had. The server
 * may still be writing it, so it counts as whole when it goes beyond what arrived and two readings
 * in a row found the same.
 */
export async function findWholeAnswer(
  read: ReadPage,
  broken: Broken,
  pause: (ms: number) => Promise<void>,
): Promise<HistoryItem | FailedPage | null> {
  let previous = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await pause(PAUSE_MS);
    const stretch = await readNewest(read);
    if ('status' in stretch) return stretch;
    const found = stretch.items.findLast((item) => isSame(item, broken));
    const value = found?.response.value ?? '';
    if (found !== undefined && value === previous && isMore(value, broken.text)) return found;
    previous = value;
  }
  return null;
}

function cursor(page: number, step: 1 | -1, totalPages: number): Cursor | null {
  return page >= 1 && page <= totalPages ? { page, step, totalPages } : null;
}

function isSame(item: HistoryItem, { messageId, query }: Broken): boolean {
  return messageId === '' ? item.query === query : item.messageId === messageId;
}

function isMore(stored: string, arrived: string): boolean {
  return stored.trimEnd().length > arrived.trimEnd().length;
}

/** Only when the dates say so. */
function isNewestFirst(items: readonly HistoryItem[]): boolean {
  const first = parseTime(items[0]?.createdAt ?? '')?.at ?? 0;
  const last = parseTime(items.at(-1)?.createdAt ?? '')?.at ?? first;
  return first > last;
}
