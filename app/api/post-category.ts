/** Categories of posts, by kind of post (spec section 7, services host, v3). */
import type * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, createdOnly, get, post, type Write } from './call';
import { nothing } from './nothing';
import { type Page, type Paging, paged, SMALL_PAGE } from './page';
import { DEFAULT_KIND, listPosts } from './post';
import { amount, needed, text } from './schemas';

export type Category = v.InferOutput<typeof category>;

/** What is sent to write a category. */
export interface CategoryDraft {
  kindSlug: string;
  name: string;
  description?: string | undefined;
  cover?: string | undefined;
}

export interface CategoryFilter extends Paging {
  kindSlug?: string | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  /** All at once, without pages. */
  all?: boolean | undefined;
}

export const category = object({
  id: needed,
  name: needed,
  slug: needed,
  description: text,
  cover: text,
  kindSlug: text,
  totalPosts: amount,
});

/** Categories of a kind of post, 6 a page. */
export function listCategories(filter: CategoryFilter = {}): Call<Page<Category>> {
  const { page = 1, perPage = SMALL_PAGE, kindSlug = DEFAULT_KIND, ...rest } = filter;
  const query = { ...rest, kindSlug, page, pageSize: perPage };
  return get('services/v3/post/kind/category/list', query, paged(category, perPage));
}

/** One category by its slug. */
export function getCategory({
  kindSlug = DEFAULT_KIND,
  slug,
}: {
  kindSlug?: string | undefined;
  slug: string;
}): Call<Category> {
  return get('services/v3/post/kind/category/detail', { kindSlug, slug }, category);
}

/** What every writing of categories changes: their lists, and the posts that carry their names. */
const changing = () => ({ changes: [listCategories(), listPosts()], isSiteWide: true });

/** Writes a new category; successful on 201 alone. */
export function createCategory(draft: CategoryDraft): Write<undefined> {
  const rules = { accepts: createdOnly, ...changing() };
  return post('services/v3/post/kind/category/create', draft, nothing, rules);
}

/** Changes the category with this slug. */
export function updateCategory(slug: string, changes: Partial<CategoryDraft>): Write<undefined> {
  const rules = { query: { slug }, ...changing() };
  return post('services/v3/post/kind/category/update', changes, nothing, rules);
}

/** Brings a deleted category back with its posts. */
export function restoreCategory({
  kindSlug,
  slug,
}: {
  kindSlug: string;
  slug: string;
}): Write<undefined> {
  const rules = { query: { slug }, ...changing() };
  return post('services/v3/post/kind/category/update', { kindSlug, restore: true }, nothing, rules);
}

/** Deletes the category with this slug. */
export function deleteCategory({
  kindSlug,
  slug,
}: {
  kindSlug: string;
  slug: string;
}): Write<undefined> {
  const rules = { query: { kindSlug, slug }, ...changing() };
  return post('services/v3/post/kind/category/delete', {}, nothing, rules);
}
