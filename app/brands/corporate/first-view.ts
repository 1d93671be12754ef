/** The calls of the landing's first view. */
import type { FirstView } from '../../router/first-view';
import { recentPosts } from '../../sections/posts/post-calls';
import { news } from '../../sections/posts/post-kinds';

export const firstView: FirstView = () => [recentPosts(news)];
