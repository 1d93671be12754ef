/** The calls of the landing's first view. */
import type { FirstView } from '../../router/first-view';
import { everyClass } from '../../sections/classes/open-classes';

export const firstView: FirstView = () => [everyClass()];
