import type { Call } from '../../api/call';
import type { Page, Paging } from '../../api/page';
import { listPosts, type Post } from '../../api/post';
import type { ListQuery } from '../../sections/lists/list-query';
import type { PostKind } from '../../sections/posts/post-kinds';

/** What a list's query asks for, a part of the whole; `only` is the category of a list that shows no other. */
export function eventsAt(
  kind: PostKind,
  { search, category }: ListQuery,
  paging: Paging,
  only?: string,
): Call<Page<Post>> {
  return listPosts({ kindSlug: kind.slug, search, categoryId: only ?? category, ...paging });
}
