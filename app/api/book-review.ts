/** Comments on books (spec sections 4 and 7, data host). */
import { type Decoder, object } from '../decode';
import { createdOnly, okOnly } from './answer';
import { amount, nothing, rows, text } from './fields';
import { type Answer, type CallOptions, get, post } from './http';

/** A comment; `rating` is 1 to 5, or 0 for none. */
export interface BookReview {
  id: string;
  book: string;
  name: string;
  comment: string;
  rating: number;
  createdAt: string;
}

export interface NewBookReview {
  book: string;
  name: string;
  comment: string;
  rating?: number | undefined;
}

const bookReview: Decoder<BookReview> = object((field) => ({
  id: field('id', text),
  book: field('book', text),
  name: field('name', text),
  comment: field('comment', text),
  rating: field('rating', amount),
  createdAt: field('created_at', text),
}));

/** All comments; they count on 200 alone. */
export function listBookReviews(options: CallOptions = {}): Promise<Answer<BookReview[]>> {
  return get('data/book_reviews', {}, rows(bookReview), { ...options, accepts: okOnly });
}

/** Leaves a comment; successful on 201 alone. */
export function createBookReview(
  review: NewBookReview,
  options: CallOptions = {},
): Promise<Answer<undefined>> {
  return post('data/book_reviews', review, nothing, { ...options, accepts: createdOnly });
}
