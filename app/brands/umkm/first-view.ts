/** The calls of the landing's first view. */
import { listClasses } from '../../api/class';
import type { FirstView } from '../../router/first-view';
import { events } from '../../sections/events/event-kinds';
import { everyPost, recentPosts } from '../../sections/posts/post-calls';
import { articles } from '../../sections/posts/post-kinds';

export const STALLS = 12;
export const TALES = 3;

/** The classes of the market. */
export const stalls = () => listClasses({ perPage: STALLS });

/** The newest articles. */
export const tales = () => recentPosts(articles, TALES);

export const firstView: FirstView = () => [stalls(), everyPost(events), tales()];
