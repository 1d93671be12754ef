import { useApp } from '../../core/app-context';
import { useStoredState } from '../../core/live';
import { dropGift, type Gift, keepGift, readGifts } from './gifts';

/** What has been pledged from this browser, and the ways to add to it and to take from it. */
export function useGifts() {
  const { work } = useApp();
  const [gifts, setGifts] = useStoredState<readonly Gift[]>(() => readGifts(work), []);
  return {
    gifts,
    keep(gift: Gift) {
      keepGift(work, gift);
      setGifts(readGifts(work));
    },
    drop(gift: Gift) {
      dropGift(work, gift);
      setGifts(readGifts(work));
    },
  };
}
