/** The calls of the landing's first view. */
import { listPodcasts } from '../../api/podcast';
import type { FirstView } from '../../router/first-view';
import { recentPosts } from '../../sections/posts/post-calls';
import { news } from '../../sections/posts/post-kinds';

/** The newest items of news. */
export const latestNews = () => recentPosts(news, 3);

export const firstView: FirstView = () => [listPodcasts(), latestNews()];
