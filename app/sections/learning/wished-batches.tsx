import { listClasses } from '../../api/class';
import { useApp } from '../../core/app-context';
import { useStoredState } from '../../core/hydration/live';
import { useCall } from '../../data/use-call';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { useUndo } from '../../ui/late/use-undo';
import { DateText } from '../../ui/value';
import { useClassPath } from '../classes/class-path';
import { Panel } from '../portal/portal-page';
import styles from './my-learning.module.css';
import { dropWish, grantedBy, readWishes, restoreWish, type Wish } from './wishes';

/** More classes of the wished programmes are hardly ever open at once. */
const MOST_OPEN = 50;

/** The batches that the visitor waits for, and which of them can be joined now. */
export function WishedBatches() {
  const { work } = useApp();
  const [wishes, setWishes] = useStoredState<readonly Wish[]>(() => readWishes(work), []);
  const programIds = [...new Set(wishes.map(({ program }) => program))].filter((id) => id !== '');
  const isAsked = wishes.length > 0 && programIds.length > 0;
  const open = useCall(
    isAsked ? listClasses({ state: 'registration', programIds, perPage: MOST_OPEN }) : null,
  );
  const classPath = useClassPath();
  const undo = useUndo();
  const drop = (wish: Wish) => {
    setWishes(dropWish(work, wish.slug));
    undo.tell(wish.name, () => setWishes(restoreWish(work, wish)));
  };
  if (wishes.length === 0 && !undo.notice) return null;
  return (
    <Panel id="ditunggu" title="Angkatan yang kamu tunggu">
      {undo.notice}
      <ul className={styles.finished}>
        {wishes.map((wish) => {
          const granted = open.status === 'ready' ? grantedBy(wish, open.data.items) : undefined;
          return (
            <li key={wish.slug} className={styles.wish}>
              <div>
                <p className={styles.wished}>{wish.name}</p>
                <p role="status">
                  {granted ? (
                    <>
                      Pendaftaran dibuka: <AppLink to={classPath(granted)}>{granted.name}</AppLink>,
                      mulai <DateText value={granted.startDate} length="short" />.
                    </>
                  ) : (
                    'Pendaftaran angkatan berikutnya belum dibuka.'
                  )}
                </p>
              </div>
              <Button
                size="small"
                variant="ghost"
                aria-label={`Tidak menunggu lagi: ${wish.name}`}
                onClick={() => drop(wish)}
              >
                Tidak menunggu lagi
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
