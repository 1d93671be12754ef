import { type RefObject, useState } from 'react';
import type { Call } from '../api/call';
import type { Page } from '../api/page';
import { usePageParams, usePageQuery } from '../router/page-query';
import type { FailedResult } from './query-result';
import { uniqueItems } from './unique-items';
import { useCalls } from './use-call';
import { useInView } from './use-in-view';

/** The query's name for the page that such a list begins with, in the page's row (app/pages.json). */
const MORE = 'more';

/** A list that grows. */
export interface MorePages<T> {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly items: readonly T[];
  /** How many more there are. */
  readonly rest: number;
  /** Whether there is nothing to show, now or later. */
  readonly isNothing: boolean;
  readonly isLoading: boolean;
  /** Why there is no more to see, where that could not be had. */
  readonly failure: FailedResult | null;
  readonly more: () => void;
  /** The query of the address that goes on where this leaves off, for who has no script. */
  readonly next: string;
}

/**
 * A list that grows by a page with each press, asked for once the element that `ref` is given to
 * comes near the window. What is there stays while more is on its way.
 */
export function useMorePages<T extends { readonly id: string }>(
  listPage: (page: number) => Call<Page<T>>,
): MorePages<T> {
  const { ref, isInView } = useInView();
  const first = Number(usePageQuery()[MORE] ?? 1);
  const next = new URLSearchParams(usePageParams());
  const [pages, setPages] = useState(1);
  const [held, hold] = useState<readonly Page<T>[]>([]);
  const calls = Array.from({ length: pages }, (_, index) => listPage(first + index));
  const reading = useCalls(calls, { asks: isInView });
  if (reading.status === 'ready' && !arePages(reading.data, held)) hold(reading.data);
  const items = uniqueItems(held);
  next.set(MORE, String(first + pages));
  // The newest answer knows best how many there are.
  const last = held.at(-1);
  const total = last?.totalItems ?? 0;
  return {
    ref,
    items,
    rest: Math.max(0, total - readUntil(last)),
    isNothing: reading.status === 'ready' && items.length === 0 && total === 0,
    isLoading: reading.status === 'loading',
    failure: reading.status === 'failed' ? reading : null,
    more: () => setPages(pages + 1),
    next: `?${next}`,
  };
}

/** How many there are up to the end of a page. */
const readUntil = (page: Page<unknown> | undefined): number =>
  page === undefined ? 0 : (page.page - 1) * page.perPage + page.items.length;

/** Whether these are the very pages that were there before; one that was read anew is another one. */
export function arePages<T>(pages: readonly Page<T>[], before: readonly Page<T>[]): boolean {
  return pages.length === before.length && pages.every((page, index) => page === before[index]);
}
