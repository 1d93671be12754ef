/** The calls of the landing's first view. */
import { listBookReviews } from '../../api/book-review';
import type { FirstView } from '../../router/first-view';
import { recentPosts } from '../../sections/posts/post-calls';
import { articles, letters } from '../../sections/posts/post-kinds';

export const firstView: FirstView = () => [
  recentPosts(letters),
  recentPosts(articles),
  listBookReviews(),
];
