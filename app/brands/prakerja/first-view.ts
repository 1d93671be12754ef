/** The calls of the landing's first view. */
import { listCareers, listJobs } from '../../api/career';
import type { FirstView } from '../../router/first-view';
import { openClasses } from '../../sections/classes/open-classes';
import { events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';

export const firstView: FirstView = () => [
  listJobs(),
  openClasses(),
  everyPost(events),
  listCareers(),
];
