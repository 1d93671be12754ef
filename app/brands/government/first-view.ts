/** The calls of the landing's first view. */
import { listProvinceFigures } from '../../api/statistics-host';
import type { FirstView } from '../../router/first-view';
import { everyClass } from '../../sections/classes/open-classes';
import { recentPosts } from '../../sections/posts/post-calls';
import { news } from '../../sections/posts/post-kinds';

export const SHOWN = 4;

/** The newest items of news. */
export const latestNews = () => recentPosts(news, SHOWN);

export const firstView: FirstView = () => [listProvinceFigures(), everyClass(), latestNews()];
