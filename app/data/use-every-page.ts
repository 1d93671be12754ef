/** Paged lists read whole, for what the service cannot filter or group by itself. */
import type { Call } from '../api/call';
import { FIRST_WHOLE_PAGE, type Page, type Paging, WHOLE_PAGE } from '../api/page';
import { allResults, mapResult, type QueryResult } from './query-result';
import { uniqueItems } from './unique-items';
import { useCall, useCalls } from './use-call';

/** A list that is longer than this is shown as far as it goes: nobody waits for fifty calls. */
export const MOST_PAGES = 6;

/**
 * All items of a list: the first page, then the others side by side. The first failure is the
 * list's, since one with a hole in it would be taken for the whole.
 */
export function useEveryPage<T extends { readonly id: string }>(
  list: (paging: Required<Paging>) => Call<Page<T>>,
): QueryResult<readonly T[]> {
  const first = useCall(list(FIRST_WHOLE_PAGE));
  const rest = useCalls(
    first.status === 'ready'
      ? restOf(first.data).map((page) => list({ page, perPage: WHOLE_PAGE }))
      : [],
  );
  const whole = allResults([mapResult(first, (page) => [page]), rest]);
  return mapResult(whole, (pages) => uniqueItems(pages.flat()));
}

/** The pages after the first. */
export function restOf({ totalPages }: Pick<Page<unknown>, 'totalPages'>): number[] {
  const pages = Math.min(totalPages, MOST_PAGES);
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
}
