/** The calls of the landing's first view. */
import { listMentors } from '../../api/mentor';
import { listPodcasts } from '../../api/podcast';
import type { FirstView } from '../../router/first-view';
import { events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';

export const firstView: FirstView = () => [everyPost(events), listMentors(), listPodcasts()];
