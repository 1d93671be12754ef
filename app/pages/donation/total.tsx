import { getDonationTotal } from '../../api/donation';
import { useAnswer } from '../../data/use-answer';
import { Skeleton } from '../../ui/feedback';
import { formatRupiah } from '../../ui/format';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './total.module.css';

interface TotalProps {
  label: string;
  /** Of all campaigns where it is left out. */
  campaign?: string;
  isLarge?: boolean;
}

/** What has come together, in rupiah. */
export function Total({ label, campaign, isLarge = false }: TotalProps) {
  const call = getDonationTotal({ campaign });
  const { ref, state, retry } = useAnswer(call);
  return (
    <div ref={ref} className={isLarge ? styles.large : styles.total}>
      <p className={styles.label}>{label}</p>
      {state.phase === 'waiting' && <Skeleton width="9em" height="1.2em" />}
      {state.phase === 'ready' && <p className={styles.amount}>{formatRupiah(state.data)}</p>}
      {state.phase === 'failed' && (
        <p>
          Belum bisa dihitung.{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            Coba lagi<VisuallyHidden> menghitung donasi</VisuallyHidden>
          </button>
        </p>
      )}
    </div>
  );
}
