/** The calls of the pages that list a kind of post, or show one. */
import { listArticles } from '../../api/article';
import type { Call } from '../../api/call';
import type { Page } from '../../api/page';
import { DEFAULT_KIND, getPost, listPosts, type Post, type PostDetail } from '../../api/post';
import { listCategories } from '../../api/post-category';
import { mapReading, type Reading } from '../../data/reading';
import { useCall } from '../../data/use-call';
import type { PageLoader } from '../../route/page-module';
import type { PageParams } from '../../route/page-table';
import type { ListQuery } from '../listing/list-query';
import type { CategoryOption } from '../listing/list-tools';
import type { PostKind } from './post-kinds';

/** The posts that a list's query asks for; `only` is the category of a list that shows no other. */
export function postsOf(kind: PostKind, query: ListQuery, only?: string): Call<Page<Post>> {
  const { search, category, sort, page } = query;
  const categoryId = only ?? category;
  return listPosts({ kindSlug: kind.slug, search, categoryId, sort, page, perPage: kind.perPage });
}

/** The categories that a kind's list can be narrowed to. */
export function usePostCategories(kind: PostKind): Reading<readonly CategoryOption[]> {
  const reading = useCall(listCategories({ kindSlug: kind.slug, all: true }));
  return mapReading(reading, ({ items }) =>
    items
      .filter(({ id, name }) => id !== '' && name !== '')
      .map(({ id, name, totalPosts }) => ({ value: id, label: name, total: totalPosts })),
  );
}

/** Other posts of the same category. Articles have a list of their own, by the category's slug. */
export function relatedTo(
  kind: PostKind,
  { id, category }: Post,
  perPage: number,
): Call<Page<Post>> {
  if (kind.slug === DEFAULT_KIND) {
    return listArticles({ categorySlug: category.slug, excludeId: id, perPage });
  }
  return listPosts({ kindSlug: kind.slug, categoryId: category.id, excludeId: id, perPage });
}

/** The post that a path names by its `id`, or else by its `slug`. */
export function postOf(kind: PostKind, { id, slug = '' }: PageParams): Call<PostDetail> {
  const kindSlug = kind.slug;
  return getPost(id === undefined ? { kindSlug, slug } : { kindSlug, id });
}

/** Makes the loader of a page that shows one post. */
export function postLoader(kind: PostKind): PageLoader {
  return ({ params, read }) => read(postOf(kind, params));
}
