import type { Balance } from '../../../../api/payout';
import { formatRupiah } from '../../../../ui/format';
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
            Penarikan paling sedikit {formatRupiah(minimum)}
            {fee !== null && `, biaya ${formatRupiah(fee)} sekali tarik`}.
          </span>
        </dd>
      </div>
      <Figure name="Menunggu keputusan" value={pending} />
      <Figure name="Sudah ditarik" value={withdrawn} />
      <Figure name="Pendapatan seluruhnya" value={total} />
    </dl>
  );
}

/** One sum; nothing where the platform does not say it, which is not 0. */
function Figure({ name, value }: { name: string; value: number | null }) {
  if (value === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <data value={value}>{formatRupiah(value)}</data>
      </dd>
    </div>
  );
}
