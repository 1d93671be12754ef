/** The calls of the landing's first view. */
import type { FirstView } from '../../router/first-view';
import { everyClass } from '../../sections/classes/open-classes';
import { recentPosts } from '../../sections/posts/post-calls';
import { news } from '../../sections/posts/post-kinds';

/** The newest items of news. */
export const latestNews = () => recentPosts(news, 4);

export const firstView: FirstView = () => [everyClass(), latestNews()];
