/** The categories of a kind of post, each with a list at an address of its own. */
import type { Call } from '../../api/call';
import type { Page } from '../../api/page';
import { type Category, getCategory, listCategories } from '../../api/post-category';
import { mapResult, type QueryResult } from '../../data/query-result';
import { useCall } from '../../data/use-call';
import { useItem } from '../../data/use-item';
import type { ItemCall } from '../../router/page-module';
import { type PageSet, pagePath, usePageSet } from '../../router/page-table';
import type { CategoryOption } from '../lists/list-tools';
import type { PostKind } from './post-kinds';

/** The pages that list one category, by `kindSlug`. */
const PAGES: Readonly<Record<string, string>> = {
  news: 'news-category',
  berita: 'berita-category',
  blog: 'blog-category',
  articles: 'article-category',
  'tulisan-temans': 'tulisan-temans-category',
  events: 'event-category',
};

/** The path of a category's own list; none where the tenant, or the kind, has no such page. */
export function categoryPath(kind: PostKind, slug: string, has: PageSet): string | undefined {
  const page = PAGES[kind.slug];
  if (page === undefined || slug === '' || !has(page)) return undefined;
  return pagePath(page, { category: slug });
}

/** The call for the categories of a kind. */
export function categoriesOf(kind: PostKind): Call<Page<Category>> {
  return listCategories({ kindSlug: kind.slug, all: true });
}

/** The call for one of them. */
export function categoryOf(kind: PostKind, slug: string): Call<Category> {
  return getCategory({ kindSlug: kind.slug, slug });
}

/** The categories that a kind's list can be narrowed to. */
export function usePostCategories(kind: PostKind): QueryResult<readonly CategoryOption[]> {
  const has = usePageSet();
  const reading = useCall(categoriesOf(kind));
  return mapResult(reading, ({ items }) =>
    items
      .filter(({ id, name }) => id !== '' && name !== '')
      .map(({ id, name, slug, totalPosts }) => {
        const path = categoryPath(kind, slug, has);
        return { value: id, label: name, total: totalPosts, path };
      }),
  );
}

/** The call of a page that lists the category of its path. */
export function categoryCall(kind: PostKind): ItemCall<Category> {
  return ({ category = '' }) => categoryOf(kind, category);
}

/** The category that the page's path names, which the page has waited for. */
export function usePageCategory(kind: PostKind): Category {
  return useItem(categoryCall(kind));
}
