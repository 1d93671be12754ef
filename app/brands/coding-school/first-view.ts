/** The calls of the landing's first view. */
import { listActiveBatches } from '../../api/batch';
import { listGallery } from '../../api/gallery';
import type { FirstView } from '../../router/first-view';
import { everyClass } from '../../sections/classes/open-classes';

export const firstView: FirstView = () => [listActiveBatches(), everyClass(), listGallery()];
