/** Comments on books (spec sections 4 and 7, data host). */
import { type Decoded, object } from '../core/decode';
import { createdOnly, okOnly } from './answer';
import { type Call, get, post, type Write } from './call';
import { amount, answeredRows, needed, text } from './fields';
import { nothing } from './nothing';
import { equals } from './query';

/** A comment; `rating` is 1 to 5, or 0 for none. */
export type BookReview = Decoded<typeof bookReview>;

export interface NewBookReview {
  bookSlug: string;
  name: string;
  comment: string;
  rating?: number | undefined;
}

const bookReview = object((field) => ({
  id: field('id', text),
  bookSlug: field('book_slug', text),
  name: field('name', needed),
  comment: field('comment', text),
  rating: field('rating', amount),
  createdAt: field('created_at', text),
}));

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
