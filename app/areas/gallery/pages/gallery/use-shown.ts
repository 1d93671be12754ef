import { useLocation } from 'react-router';
import type { GalleryItem } from '../../../../api/gallery';
import { useIsHydrated } from '../../../../core/hydration/live';
import { isRecord } from '../../../../core/schema';
import { useWayOn } from '../../../../router/use-way-on';

const hashOf = ({ id }: Pick<GalleryItem, 'id'>) => `#foto-${encodeURIComponent(id)}`;

const HERE = { preventScrollReset: true };
/** Says that the wall is one step back. */
const OPENED = { state: { isOpened: true } };

/**
 * Which picture is shown large. It stands in the address, so that Back closes it, as it closes whatever
 * fills a telephone's screen.
 */
export function useShown(items: readonly GalleryItem[]) {
  const way = useWayOn();
  const { hash, search, state }: { hash: string; search: string; state: unknown } = useLocation();
  // The edge is told no fragment.
  const isHydrated = useIsHydrated();
  const index = isHydrated ? items.findIndex((item) => hashOf(item) === hash) : -1;
  const isOpened = isRecord(state) && state.isOpened === true;
  const at = (place: number) => {
    const item = items[place];
    return item === undefined ? search || '?' : hashOf(item);
  };
  return {
    shown: index < 0 ? null : index,
    open: (place: number) => way.go(at(place), { ...HERE, ...OPENED }),
    move: (place: number) => way.go(at(place), { ...HERE, state, replace: true }),
    close() {
      if (index < 0) return;
      if (isOpened) way.back();
      else way.go(search || '?', { ...HERE, replace: true });
    },
  };
}
