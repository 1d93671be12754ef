import type { Answer } from '../../api/answer';
import { everyPage, pageOf } from '../../api/every-page';
import type { Page } from '../../api/page';
import { listPosts, type Post } from '../../api/post';
import type { PageArgs } from '../../route/page-module';
import { latestOnly } from '../listing/latest-only';
import { readListQuery } from '../listing/list-query';
import type { PostKind } from '../posts/post-kinds';
import { loadCategories } from '../posts/post-list-loader';
import { nearestFirst } from './event-order';

/**
 * Makes the loader of a kind's list, the nearest first. Which event is near depends on today, which
 * the platform's order knows nothing of, so the list is read whole and put into order here.
 */
export function eventListLoader(kind: PostKind) {
  return (args: PageArgs) => {
    const { search, category, page } = readListQuery(args.url.searchParams);
    const filter = {
      kindSlug: kind.slug,
      search: search || undefined,
      categoryId: category || undefined,
    };
    const posts = latestOnly(args, async (send): Promise<Answer<Page<Post>>> => {
      const answer = await everyPage((paging) => send(listPosts({ ...filter, ...paging })));
      if (!answer.status) return { ...answer, data: null };
      const inOrder = nearestFirst(answer.data, Date.now());
      return { ...answer, data: pageOf(inOrder, page, kind.perPage) };
    });
    return { posts, categories: loadCategories(kind, args.app) };
  };
}
