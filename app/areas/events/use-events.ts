import { type Page, pageOf } from '../../api/page';
import type { Post } from '../../api/post';
import { useMountTime } from '../../core/hydration/live';
import { mapResult, type QueryResult } from '../../data/query-result';
import { useEveryPage } from '../../data/use-every-page';
import { nearestFirst } from '../../sections/events/event-order';
import type { ListQuery } from '../../sections/lists/list-query';
import type { PostKind } from '../../sections/posts/post-kinds';
import { eventsAt } from './event-calls';

/**
 * A page of a kind's list, the nearest first. Which event is near depends on today, which the
 * platform's order knows nothing of, so the list is read whole and put into order here. `only` is the
 * category of a list that shows no other.
 */
export function useEvents(
  kind: PostKind,
  query: ListQuery,
  only?: string,
): QueryResult<Page<Post>> {
  const now = useMountTime();
  const events = useEveryPage((paging) => eventsAt(kind, query, paging, only));
  return mapResult(events, (all) => pageOf(nearestFirst(all, now), query.page, kind.perPage));
}
