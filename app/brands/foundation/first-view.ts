/** The calls of the landing's first view. */
import { getStatistics, listProvinceFigures } from '../../api/statistics-host';
import type { FirstView } from '../../router/first-view';
import { recentPosts } from '../../sections/posts/post-calls';
import { blog } from '../../sections/posts/post-kinds';

export const SHOWN = 3;

/** The newest entries of the blog. */
export const diary = () => recentPosts(blog, SHOWN);

export const firstView: FirstView = () => [getStatistics(), listProvinceFigures(), diary()];
