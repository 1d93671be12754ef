/** The calls of the landing's first view. */
import type { FirstView } from '../../router/first-view';
import { events } from '../../sections/events/event-kinds';
import { everyPost, recentPosts } from '../../sections/posts/post-calls';
import { articles } from '../../sections/posts/post-kinds';

export const firstView: FirstView = () => [everyPost(events), recentPosts(articles)];
