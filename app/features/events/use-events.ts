import { type Page, pageOf } from '../../api/page';
import { listPosts, type Post } from '../../api/post';
import { mapReading, type Reading } from '../../data/reading';
import { useEveryPage } from '../../data/use-every-page';
import { useArrival } from '../../live';
import type { ListQuery } from '../listing/list-query';
import type { PostKind } from '../posts/post-kinds';
import { nearestFirst } from './event-order';

/**
 * A page of a kind's list, the nearest first. Which event is near depends on today, which the
 * platform's order knows nothing of, so the list is read whole and put into order here.
 */
export function useEvents(kind: PostKind, query: ListQuery): Reading<Page<Post>> {
  const { search, category: categoryId, page } = query;
  const now = useArrival();
  const events = useEveryPage((paging) =>
    listPosts({ kindSlug: kind.slug, search, categoryId, ...paging }),
  );
  return mapReading(events, (all) => pageOf(nearestFirst(all, now), page, kind.perPage));
}
