import { useApp } from '../../app-context';
import { useKeptState } from '../../live';
import { dropGift, type Gift, keepGift, readGifts } from './gifts';

/** What has been pledged from this browser, and the ways to add to it and to take from it. */
export function useGifts() {
  const { store } = useApp();
  const [gifts, setGifts] = useKeptState<readonly Gift[]>(() => readGifts(store), []);
  return {
    gifts,
    keep(gift: Gift) {
      keepGift(store, gift);
      setGifts(readGifts(store));
    },
    drop(gift: Gift) {
      dropGift(store, gift);
      setGifts(readGifts(store));
    },
  };
}
