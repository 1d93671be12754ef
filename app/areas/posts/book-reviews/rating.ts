import type { BookReview } from '../../../api/book-review';

/** Ratings go from 1 to this. */
export const BEST_RATING = 5;

/** What each rating says, worst first. */
export const RATING_LABELS = ['Kurang cocok', 'Biasa saja', 'Cukup suka', 'Suka', 'Suka sekali'];

/** How readers rated a book. */
export interface RatingSummary {
  /** Of those who rated, rounded to one decimal; 0 where nobody did. */
  readonly average: number;
  /** How many rated. */
  readonly count: number;
}

/** The average of the ratings that are one; a comment without stars does not count. */
export function ratingSummary(reviews: readonly Pick<BookReview, 'rating'>[]): RatingSummary {
  const given = reviews
    .map(({ rating }) => rating)
    .filter((rating) => rating >= 1 && rating <= BEST_RATING);
  if (given.length === 0) return { average: 0, count: 0 };
  const sum = given.reduce((total, rating) => total + rating, 0);
  return { average: Math.round((sum / given.length) * 10) / 10, count: given.length };
}
