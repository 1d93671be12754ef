/** The calls of the landing's first view. */
import type { FirstView } from '../../router/first-view';
import { openClasses } from '../../sections/classes/open-classes';
import { newestWorks } from '../rooms/studio-wall/newest-works';

export const firstView: FirstView = () => [...newestWorks(), openClasses()];
