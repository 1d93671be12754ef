/**
 * Posts of all kinds (articles, news, events, …): spec section 7, services host, v3. Categories are
 * in `post-category.ts`, the older lists in `article.ts`.
 */
import * as v from 'valibot';
import { object, shaped } from '../core/schema';
import { type Call, createdOnly, get, post, type Write } from './call';
import { nothing } from './nothing';
import { LARGE_PAGE, type Page, type Paging, paged } from './page';
import { amount, flag, known, link, named, needed, part, text, texts } from './schemas';

/** The kind of post that is meant when none is named. */
export const DEFAULT_KIND = 'articles';

/**
 * A post in a list. The eight fields before the last are an event's. Dates are ISO texts, the price
 * rupiah; an event with a `link` has a registration of its own. A quota of 0 is no limit. The target
 * is a campaign's, in rupiah (`campaign.ts`).
 */
export type Post = v.InferOutput<typeof postItem>;

/** A post with its text. */
export type PostDetail = v.InferOutput<typeof postDetail>;

/** Filters of the post list; what is left out does not filter. */
export interface PostFilter extends Paging {
  kindSlug?: string | undefined;
  search?: string | undefined;
  categoryId?: string | undefined;
  sort?: string | undefined;
  excludeId?: string | undefined;
  isParent?: boolean | undefined;
}

/** Which post: by its id or by its slug. */
export type PostKey = { kindSlug?: string | undefined } & (
  | { id: string; slug?: undefined }
  | { slug: string; id?: undefined }
);

/**
 * What is sent to write a post. `slug` is its address, made of the title where it is left out; one
 * that another post of the kind has is a 422 beside `slug`. Before `publishedAt`, an ISO time, the post is
 * given to writers alone; left out it is the time of the call for a new post, and stays as it is for one
 * that is changed. The seven fields before the last are an
 * event's, the target is a campaign's.
 */
export interface PostDraft {
  kindSlug: string;
  title: string;
  slug?: string | undefined;
  summary: string;
  content: string;
  cover?: string | undefined;
  categoryId?: string | undefined;
  tags?: string[] | undefined;
  publishedAt?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  location?: string | undefined;
  isOnline?: boolean | undefined;
  /** How many can come; 0 is no limit. */
  quota?: number | undefined;
  /** Rupiah; 0 is free, null is not known yet. */
  price?: number | null | undefined;
  link?: string | undefined;
  target?: number | undefined;
}

/** Authors come as a name or as a record with one. */
const personName = shaped(
  v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => (typeof value === 'string' ? { name: value } : value)),
    part(named),
    v.transform(({ name }) => name),
  ),
  'either',
  [text, part(named)],
);

const postFields = {
  id: needed,
  slug: needed,
  title: needed,
  summary: text,
  cover: text,
  kindSlug: text,
  category: part(named),
  author: personName,
  publishedAt: text,
  views: amount,
  isFeatured: flag,
  tags: texts,
  startDate: text,
  endDate: text,
  location: text,
  link,
  isOnline: flag,
  price: known,
  quota: amount,
  totalAttendees: amount,
  target: amount,
};

export const postItem = object(postFields);

export const postDetail = object({
  ...postFields,
  /** HTML, not yet made safe. */
  content: text,
  /** When it was last changed, which is also the revision that a change is based on. */
  updatedAt: text,
  updatedBy: text,
});

/** Posts by filter, 10 a page. */
export function listPosts(filter: PostFilter = {}): Call<Page<Post>> {
  const { page = 1, perPage = LARGE_PAGE, kindSlug = DEFAULT_KIND, ...rest } = filter;
  const query = { ...rest, kindSlug, page, pageSize: perPage };
  return get('services/v3/post/list', query, paged(postItem, perPage));
}

/** One post. */
export function getPost(key: PostKey): Call<PostDetail> {
  const query = { kindSlug: key.kindSlug ?? DEFAULT_KIND, id: key.id, slug: key.slug };
  return get('services/v3/post/detail', query, postDetail);
}

/** Counts one reading of a post. */
export function viewPost({
  slug,
  kindSlug = DEFAULT_KIND,
}: {
  slug: string;
  kindSlug?: string | undefined;
}): Call<undefined> {
  const rules = { background: true };
  return get('services/v3/post/view', { slug, kindSlug }, nothing, rules);
}

/** Where a post stands once it is written; both empty where the service does not say. */
const place = v.fallback(object({ id: text, slug: text }), { id: '', slug: '' });

/** What every writing of posts changes: its lists and pages, and landings that show the newest. */
const changing = () => ({ changes: [listPosts(), getPost({ slug: '' })], isSiteWide: true });

/** Writes a new post; successful on 201 alone. */
export function createPost(draft: PostDraft): Write<{ id: string; slug: string }> {
  return post('services/v3/post/create', draft, place, { accepts: createdOnly, ...changing() });
}

/**
 * Changes the post with this slug. With the `revision` that was read, a post that somebody else has
 * changed since is a 409, and stays as it is. At the address of one that moves there is nothing any
 * more to be read again.
 */
export function updatePost(
  slug: string,
  changes: Partial<PostDraft> & { revision?: string },
): Write<{ id: string; slug: string }> {
  const isMoved = changes.slug !== undefined && changes.slug !== slug;
  const rules = isMoved ? { ...changing(), changes: [listPosts()] } : changing();
  return post('services/v3/post/update', changes, place, { query: { slug }, ...rules });
}

/** Brings a deleted post back under its id and its address; a 409 where that is taken meanwhile. */
export function restorePost({
  kindSlug,
  slug,
}: {
  kindSlug: string;
  slug: string;
}): Write<undefined> {
  const body = { kindSlug, restore: true };
  return post('services/v3/post/update', body, nothing, { query: { slug }, ...changing() });
}

/** Deletes the post with this slug. */
export function deletePost({
  kindSlug,
  slug,
}: {
  kindSlug: string;
  slug: string;
}): Write<undefined> {
  return post('services/v3/post/delete', {}, nothing, { query: { kindSlug, slug }, ...changing() });
}
