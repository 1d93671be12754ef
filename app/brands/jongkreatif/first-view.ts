/** The calls of the landing's first view. */
import { listClasses } from '../../api/class';
import { listGallery } from '../../api/gallery';
import type { FirstView } from '../../router/first-view';

export const firstView: FirstView = () => [listGallery(), listClasses()];
