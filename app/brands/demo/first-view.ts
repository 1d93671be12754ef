/** The calls of the landing's first view. */
import type { FirstView } from '../../router/first-view';
import { openClasses } from '../../sections/classes/open-classes';

export const firstView: FirstView = () => [openClasses()];
