import type { Balance } from '../../api/payout';
import { formatRupiah } from '../../ui/format';
import styles from './balance-figures.module.css';

/** What can be asked for now, what is on its way, and what has been paid out. */
export function BalanceFigures({ balance }: { balance: Balance }) {
  const { available, pending, withdrawn, total, minimum, fee } = balance;
  return (
    <dl className={styles.figures}>
      <div className={styles.main}>
        <dt>Saldo yang bisa ditarik</dt>
        <dd>
          <data value={available}>{formatRupiah(available)}</data>
          <span>
            Penarikan paling sedikit {formatRupiah(minimum)}, biaya {formatRupiah(fee)} sekali
            tarik.
          </span>
        </dd>
      </div>
      <div>
        <dt>Menunggu keputusan</dt>
        <dd>
          <data value={pending}>{formatRupiah(pending)}</data>
        </dd>
      </div>
      <div>
        <dt>Sudah ditarik</dt>
        <dd>
          <data value={withdrawn}>{formatRupiah(withdrawn)}</data>
        </dd>
      </div>
      <div>
        <dt>Pendapatan seluruhnya</dt>
        <dd>
          <data value={total}>{formatRupiah(total)}</data>
        </dd>
      </div>
    </dl>
  );
}
