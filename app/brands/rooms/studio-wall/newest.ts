import { type GalleryItem, listGallery } from '../../../api/gallery';
import { mapResult, type QueryResult } from '../../../data/query-result';
import { useCall } from '../../../data/use-call';

/** The works that were hung last: two pages of the gallery, or the first where there is no second. */
export function useNewest(): QueryResult<readonly GalleryItem[]> {
  const first = useCall(listGallery());
  const more = useCall(listGallery({ page: 2 }));
  return mapResult(first, ({ items }) =>
    more.status === 'ready' ? [...items, ...more.data.items] : items,
  );
}
