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
  const [held, hold] = useState<readonly T[]>([]);
  const calls = Array.from({ length: pages }, (_, index) => listPage(index + 1));
  const reading = useCalls(calls, { asks: isNear });
  const [total, setTotal] = useState(0);
  if (reading.status === 'ready') {
    const items = reading.data.flatMap((page) => page.items);
    const first = reading.data[0]?.totalItems ?? 0;
    if (items.length !== held.length) hold(items);
    if (first !== total) setTotal(first);
  }
  return {
    ref,
    items: held,
    /** How many more there are. */
    rest: Math.max(0, total - held.length),
    /** Whether there is nothing to show, now or later. */
    isNothing: reading.status !== 'loading' && held.length === 0 && total === 0,
    isLoading: reading.status === 'loading',
    more: () => setPages(pages + 1),
  };
}
