/** The calls of the landing's first view. */
import type { FirstView } from '../../router/first-view';
import { recentPosts } from '../../sections/posts/post-calls';
import { articles } from '../../sections/posts/post-kinds';

/** The newest articles. */
export const fewArticles = () => recentPosts(articles, 3);

export const firstView: FirstView = () => [fewArticles()];
