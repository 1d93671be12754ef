/**
 * Testimonies and results of the personality test (spec section 7).
 *
 * Testimonies are sent to the data host, which has no call that reads them. On the services host they
 * are posts of the kind `testimonies`, whose category is their state: `waiting` until staff have read
 * them, then `published` or `hidden`. Visitors are given the published ones alone. `title` is who
 * wrote it, `author` what they are, `summary` what they wrote, `rating` 1 to 5 or 0 for none.
 */
import * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, createdOnly, get, post, type Write } from './call';
import { nothing } from './nothing';
import { type Page, type Paging, paged, SMALL_PAGE } from './page';
import { amount, named, part, text } from './schemas';

const TESTIMONIES = 'testimonies';

/** Where a testimony can stand, in the order of its way. */
export const TESTIMONY_STATES = ['waiting', 'published', 'hidden'] as const;

export type TestimonyState = (typeof TESTIMONY_STATES)[number];

/** A testimony as it is read. */
export type Testimony = v.InferOutput<typeof testimony>;

const testimony = v.pipe(
  object({
    id: text,
    slug: text,
    title: text,
    author: text,
    summary: text,
    rating: amount,
    publishedAt: text,
    category: part(named),
  }),
  v.transform(({ id, slug, title, author, summary, rating, publishedAt, category }) => ({
    id,
    slug,
    name: title,
    role: author,
    message: summary,
    rating,
    sentAt: publishedAt,
    /** A {@link TestimonyState}, or what the service calls it otherwise. */
    state: category.slug,
  })),
);

/** Testimonies by state, of all where it is left out, the newest first, 6 a page. */
export function listTestimonies(
  filter: Paging & { state?: TestimonyState | undefined; search?: string | undefined } = {},
): Call<Page<Testimony>> {
  const { page = 1, perPage = SMALL_PAGE, state, search } = filter;
  const query = { kindSlug: TESTIMONIES, categoryId: state, page, pageSize: perPage, search };
  return get('services/v3/post/list', query, paged(testimony, perPage));
}

/** Gives a testimony another state; staff alone may. */
export function moveTestimony(slug: string, state: TestimonyState): Write<undefined> {
  const body = { kindSlug: TESTIMONIES, categoryId: state };
  return post('services/v3/post/update', body, nothing, {
    query: { slug },
    changes: [listTestimonies()],
  });
}

export interface NewTestimony {
  name: string;
  role: string;
  message: string;
  rating?: number | undefined;
}

/** A result of the personality test: its type, and who took it when they say so. */
export interface DiscResult {
  type: string;
  name?: string | undefined;
  email?: string | undefined;
}

/** Sends a testimony; successful on 201 alone. */
export function createTestimony(testimony: NewTestimony): Write<undefined> {
  const rules = { accepts: createdOnly, changes: [listTestimonies()] };
  return post('data/testimonies', testimony, nothing, rules);
}

/** Sends the personality test's result; successful on 201 alone. `key` names it, so that it counts once. */
export function createDiscResult(result: DiscResult, key = ''): Call<undefined> {
  return post('data/user_disc', result, nothing, { accepts: createdOnly, key, changes: [] });
}
