import { useState } from 'react';
import type { Call } from '../api/call';
import type { Page } from '../api/page';
import { useCalls } from './use-call';
import { useNear } from './use-near';

/**
 * A list that grows by a page with each press, asked for once the element that `ref` is given to
 * comes near the window. What is there stays while more is on its way.
 */
export function useMorePages<T>(listPage: (page: number) => Call<Page<T>>) {
  const { ref, isNear } = useNear();
  const [pages, setPages] = useState(1);
  const [held, hold] = useState<readonly Page<T>[]>([]);
  const calls = Array.from({ length: pages }, (_, index) => listPage(index + 1));
  const reading = useCalls(calls, { asks: isNear });
  if (reading.status === 'ready' && !arePages(reading.data, held)) hold(reading.data);
  const items = held.flatMap((page) => page.items);
  const total = held[0]?.totalItems ?? 0;
  return {
    ref,
    items,
    /** How many more there are. */
    rest: Math.max(0, total - items.length),
    /** Whether there is nothing to show, now or later. */
    isNothing: reading.status !== 'loading' && items.length === 0 && total === 0,
    isLoading: reading.status === 'loading',
    more: () => setPages(pages + 1),
  };
}

/** Whether these are the very pages that were there before; one that was read anew is another one. */
export function arePages<T>(pages: readonly Page<T>[], before: readonly Page<T>[]): boolean {
  return pages.length === before.length && pages.every((page, index) => page === before[index]);
}
