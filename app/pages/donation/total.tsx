import { getDonationTotal } from '../../api/donation';
import { useNearCall } from '../../data/use-near';
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
  const { ref, reading } = useNearCall(call);
  return (
    <div ref={ref} className={isLarge ? styles.large : styles.total}>
      <p className={styles.label}>{label}</p>
      {reading.status === 'loading' && <Skeleton width="9em" height="1.2em" />}
      {reading.status === 'ready' && <p className={styles.amount}>{formatRupiah(reading.data)}</p>}
      {reading.status === 'failed' && (
        <p>
          Belum bisa dihitung.{' '}
          <button type="button" className={styles.retry} onClick={reading.retry}>
            Coba lagi<VisuallyHidden> menghitung donasi</VisuallyHidden>
          </button>
        </p>
      )}
    </div>
  );
}
