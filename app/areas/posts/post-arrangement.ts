import type { Post } from '../../api/post';
import { isNarrowed, type ListQuery } from '../../sections/lists/list-query';

/** A page of posts: one that opens the list, and the others in their order. */
export interface Arrangement {
  readonly featured: Post | null;
  readonly rest: readonly Post[];
}

/**
 * The first page of an unfiltered list in its usual order opens with the post the editors put
 * forward, or else with the first. Anywhere else the visitor looks for something of their own.
 */
export function arrange(items: readonly Post[], query: ListQuery): Arrangement {
  const isFront = query.page === 1 && query.sort === '' && !isNarrowed(query);
  const featured = isFront ? (items.find((post) => post.isFeatured) ?? items[0] ?? null) : null;
  return { featured, rest: items.filter((post) => post !== featured) };
}
