/** The calls of the pages that list a kind of post, or show one. */
import { listArticles } from '../../api/article';
import type { Call } from '../../api/call';
import { type Page, WHOLE_PAGE } from '../../api/page';
import { DEFAULT_KIND, getPost, listPosts, type Post, type PostDetail } from '../../api/post';
import type { ItemCall } from '../../router/page-module';
import type { PageParams } from '../../router/page-table';
import type { ListQuery } from '../lists/list-query';
import type { PostKind } from './post-kinds';

/** The posts that a list's query asks for; `only` is the category of a list that shows no other. */
export function postsOf(kind: PostKind, query: ListQuery, only?: string): Call<Page<Post>> {
  const { search, category, sort, page } = query;
  const categoryId = only ?? category;
  return listPosts({ kindSlug: kind.slug, search, categoryId, sort, page, perPage: kind.perPage });
}

/** Other posts of the same category. Articles have a list of their own, by the category's slug. */
export function relatedTo(
  kind: PostKind,
  { id, category }: Pick<Post, 'id' | 'category'>,
  perPage: number,
): Call<Page<Post>> {
  if (kind.slug === DEFAULT_KIND) {
    return listArticles({ categorySlug: category.slug, excludeId: id, perPage });
  }
  return listPosts({ kindSlug: kind.slug, categoryId: category.id, excludeId: id, perPage });
}

/** The newest posts of a kind, 10 of them or `perPage`. */
export function recentPosts(kind: PostKind, perPage?: number): Call<Page<Post>> {
  return listPosts({ kindSlug: kind.slug, perPage });
}

/** All posts of a kind that one answer can hold. */
export function everyPost(kind: PostKind): Call<Page<Post>> {
  return recentPosts(kind, WHOLE_PAGE);
}

/** How many of the newest are looked through for what is next to read. */
const WINDOW = 50;

/** The newest posts of a kind. */
export function newestOf(kind: PostKind): Call<Page<Post>> {
  return recentPosts(kind, WINDOW);
}

/** The post that a path names by its `id`, or else by its `slug`. */
export function postOf(kind: PostKind, { id, slug = '' }: PageParams): Call<PostDetail> {
  const kindSlug = kind.slug;
  return getPost(id === undefined ? { kindSlug, slug } : { kindSlug, id });
}

/** The call of a page that shows one post. */
export function postCall(kind: PostKind): ItemCall<PostDetail> {
  return (params) => postOf(kind, params);
}
