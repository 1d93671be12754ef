/** Paged lists read whole, for what the service cannot filter or group by itself. */
import type { Answer } from './answer';
import type { Page, Paging } from './page';

/** The most a services call gives at once. */
export const WHOLE_PAGE = 100;
/** A list that is longer than this is shown as far as it goes: nobody waits for fifty calls. */
const MOST_PAGES = 6;

/**
 * All items of a list: the first page, then the others side by side. The first failure is the
 * answer, since a list with a hole in it would be taken for the whole.
 */
export async function everyPage<T>(
  load: (paging: Required<Paging>) => Promise<Answer<Page<T>>>,
): Promise<Answer<T[]>> {
  const first = await load({ page: 1, perPage: WHOLE_PAGE });
  if (!first.status) return { ...first, data: [] };
  const pages = Math.min(first.data.totalPages, MOST_PAGES);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      load({ page: index + 2, perPage: WHOLE_PAGE }),
    ),
  );
  const items = [...first.data.items];
  for (const answer of rest) {
    if (!answer.status) return { ...answer, data: [] };
    items.push(...answer.data.items);
  }
  return { ...first, data: items };
}

/** One page of a list that is all here; a page beyond its end is empty. */
export function pageOf<T>(items: readonly T[], page: number, perPage: number): Page<T> {
  const start = (page - 1) * perPage;
  return {
    items: items.slice(start, start + perPage),
    page,
    perPage,
    totalItems: items.length,
    totalPages: Math.ceil(items.length / perPage),
  };
}
