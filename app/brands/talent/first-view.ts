/** The calls of the landing's first view. */
import { listCareers, listJobs } from '../../api/career';
import { listGallery } from '../../api/gallery';
import type { FirstView } from '../../router/first-view';
import { events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';

/** The pages of the gallery that are shown. */
export const workPages = () => [1, 2].map((page) => listGallery({ page }));

export const firstView: FirstView = () => [
  ...workPages(),
  listJobs(),
  listCareers(),
  everyPost(events),
];
