import { Loading, Skeleton } from '../../ui/feedback';
import { formatNumber, formatRupiah } from '../../ui/format';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { type Raised, sharesOf, useRaised } from './raised';
import styles from './raised-bar.module.css';

interface RaisedBarProps {
  /** The slugs of the campaigns that are taken together, mostly one. */
  campaigns: readonly string[];
  /** What is to come together, in rupiah; 0 for none, and then there is no bar. */
  target?: number;
  /** Says what the sums are of, where what stands around does not. */
  label?: string;
  isLarge?: boolean;
}

/**
 * What has come together and what has only been promised, each with its own sum and its own part of
 * the bar: a pledge is no money yet.
 */
export function RaisedBar({ campaigns, target = 0, label, isLarge = false }: RaisedBarProps) {
  const { ref, raised, isAsked } = useRaised(campaigns);
  return (
    <div ref={ref} className={isLarge ? styles.large : styles.raised}>
      {label && <p className={styles.label}>{label}</p>}
      {raised.status === 'loading' && !isAsked && (
        <Sums raised={null} target={target} isLarge={isLarge} />
      )}
      {raised.status === 'loading' && isAsked && (
        <Loading label="Menghitung donasi">
          <Skeleton height={target > 0 ? '5rem' : '3.5rem'} />
        </Loading>
      )}
      {raised.status === 'ready' && <Sums raised={raised.data} target={target} isLarge={isLarge} />}
      {raised.status === 'failed' && (
        <p>
          Belum bisa dihitung.{' '}
          <button type="button" className={styles.retry} onClick={raised.retry}>
            Coba lagi<VisuallyHidden> menghitung donasi</VisuallyHidden>
          </button>
        </p>
      )}
    </div>
  );
}

interface SumsProps {
  raised: Raised | null;
  target: number;
  isLarge: boolean;
}

/** Both sums. Before anything was asked for: what they are to reach, which a landing can say without its script. */
function Sums({ raised, target, isLarge }: SumsProps) {
  const shares = sharesOf(raised ?? { paid: 0, pledged: 0 }, target);
  return (
    <>
      {target > 0 && (
        <div className={styles.bar} aria-hidden="true">
          <span className={styles.paidPart} style={{ inlineSize: `${shares.paid}%` }} />
          <span className={styles.pledgedPart} style={{ inlineSize: `${shares.pledged}%` }} />
        </div>
      )}
      <dl className={styles.sums}>
        {!raised && target > 0 ? (
          <Needed target={target} isLarge={isLarge} />
        ) : (
          <Received raised={raised} target={target} share={shares.paid} />
        )}
      </dl>
    </>
  );
}

/** In a list of bars the large one alone says that sums are still to come. */
function Needed({ target, isLarge }: { target: number; isLarge: boolean }) {
  return (
    <div>
      <dt className={styles.paidName}>Dibutuhkan</dt>
      <dd className={styles.amount}>{formatRupiah(target)}</dd>
      {isLarge && <dd className={styles.of}>Jumlah yang diterima sedang dihitung</dd>}
    </div>
  );
}

interface ReceivedProps {
  raised: Raised | null;
  target: number;
  /** What has come, in percent of the target. */
  share: number;
}

function Received({ raised, target, share }: ReceivedProps) {
  return (
    <>
      <div>
        <dt className={styles.paidName}>Sudah diterima</dt>
        <dd className={styles.amount}>{raised ? formatRupiah(raised.paid) : <Uncounted />}</dd>
        {target > 0 && (
          <dd className={styles.of}>
            {formatNumber(Math.floor(share))}% dari {formatRupiah(target)}
          </dd>
        )}
      </div>
      <div>
        <dt className={styles.pledgedName}>Dijanjikan, belum masuk</dt>
        <dd className={styles.promise}>{raised ? formatRupiah(raised.pledged) : <Uncounted />}</dd>
      </div>
    </>
  );
}

function Uncounted() {
  return (
    <>
      <span aria-hidden="true">…</span>
      <VisuallyHidden>belum dihitung</VisuallyHidden>
    </>
  );
}
