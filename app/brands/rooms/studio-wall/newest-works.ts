import { listGallery } from '../../../api/gallery';

/** The works that were hung last: two pages of the gallery. */
export const newestWorks = () => [listGallery(), listGallery({ page: 2 })] as const;
