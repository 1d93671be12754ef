/** Comments on books (spec sections 4 and 7, data host). */
import * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, createdOnly, get, okOnly, post, type Write } from './call';
import { nothing } from './nothing';
import { equals } from './query';
import { amount, answeredRows, needed, text } from './schemas';

/** A comment; `rating` is 1 to 5, or 0 for none. */
export type BookReview = v.InferOutput<typeof bookReview>;

export interface NewBookReview {
  bookSlug: string;
  name: string;
  comment: string;
  rating?: number | undefined;
}

const bookReview = v.pipe(
  object({
    id: text,
    book_slug: text,
    name: needed,
    comment: text,
    rating: amount,
    created_at: text,
  }),
  v.transform(({ book_slug, created_at, ...review }) => ({
    ...review,
    bookSlug: book_slug,
    createdAt: created_at,
  })),
);

/** Comments on one book, or on all, the newest first; they count on 200 alone. */
export function listBookReviews(
  filter: { bookSlug?: string | undefined } = {},
): Call<BookReview[]> {
  const query = { book_slug: equals(filter.bookSlug), order: 'created_at.desc' };
  return get('data/book_reviews', query, answeredRows(bookReview), { accepts: okOnly });
}

/** Leaves a comment; successful on 201 alone. */
export function createBookReview({ bookSlug, ...review }: NewBookReview): Write<undefined> {
  const body = { book_slug: bookSlug, ...review };
  const rules = { accepts: createdOnly, changes: [listBookReviews()] };
  return post('data/book_reviews', body, nothing, rules);
}
