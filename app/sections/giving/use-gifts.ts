import { useApp } from '../../core/app-context';
import { useStoredState } from '../../core/hydration/live';
import { formatRupiah } from '../../ui/format';
import { useUndo } from '../../ui/late/use-undo';
import { dropGift, type Gift, keepGift, readGifts, restoreGift } from './gifts';

/** What has been pledged from this browser, and the ways to add to it and to take from it. */
export function useGifts() {
  const { work } = useApp();
  const [gifts, setGifts] = useStoredState<readonly Gift[]>(() => readGifts(work), []);
  const undo = useUndo();
  return {
    gifts,
    /** What was taken out of the list, with the way back. */
    notice: undo.notice,
    keep(gift: Gift) {
      keepGift(work, gift);
      setGifts(readGifts(work));
    },
    drop(gift: Gift) {
      dropGift(work, gift);
      setGifts(readGifts(work));
      undo.tell(`${formatRupiah(gift.amount)} untuk ${gift.campaignName}`, () => {
        restoreGift(work, gift);
        setGifts(readGifts(work));
      });
    },
  };
}
