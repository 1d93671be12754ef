/** The calls of the landing's first view. */
import type { FirstView } from '../../router/first-view';
import { recentPosts } from '../../sections/posts/post-calls';
import { articles, berita, news } from '../../sections/posts/post-kinds';

export const ESSAYS = 3;

/** The newest articles. */
export const essays = () => recentPosts(articles, ESSAYS);

export const firstView: FirstView = () => [recentPosts(news), recentPosts(berita), essays()];
