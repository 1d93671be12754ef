/** The calls of the landing's first view. */
import type { FirstView } from '../../router/first-view';
import { events, festivalProgramme } from '../../sections/events/event-kinds';
import { everyPost, recentPosts } from '../../sections/posts/post-calls';

/** The parts of the festival's programme. */
export const festivalDays = () => recentPosts(festivalProgramme, 50);

export const firstView: FirstView = () => [everyPost(events), festivalDays()];
