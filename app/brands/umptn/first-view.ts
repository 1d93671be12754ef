/** The calls of the landing's first view. */
import { listClasses } from '../../api/class';
import { listProvinceScores } from '../../api/statistics-host';
import type { FirstView } from '../../router/first-view';
import { events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';

export const firstView: FirstView = () => [everyPost(events), listProvinceScores(), listClasses()];
