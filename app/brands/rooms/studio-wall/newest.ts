import type { GalleryItem } from '../../../api/gallery';
import { mapResult, type QueryResult } from '../../../data/query-result';
import { useCall } from '../../../data/use-call';
import { newestWorks } from './newest-works';

/** The works that were hung last: two pages of the gallery, or the first where there is no second. */
export function useNewest(): QueryResult<readonly GalleryItem[]> {
  const [newest, before] = newestWorks();
  const first = useCall(newest);
  const more = useCall(before);
  return mapResult(first, ({ items }) =>
    more.status === 'ready' ? [...items, ...more.data.items] : items,
  );
}
