import type { Invoice } from '../../api/payment';
import { formatRupiah } from '../../ui/format';
import { DateText, MomentText } from '../../ui/value';
import styles from './invoice-facts.module.css';

/** An invoice's facts; what the service left empty is left out. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { number, kind, classroom, event, amount, method, createdAt, dueDate, paidAt } = invoice;
  const isFree = amount === 0 && paidAt !== '';
  const rows = [
    kind === 'event' ? ['Acara', event.name] : ['Kelas', classroom.name],
    ['Nomor tagihan', number],
    ['Jumlah', isFree ? 'Gratis' : amount ? formatRupiah(amount) : ''],
    ['Cara bayar', method],
    ['Dibuat', createdAt && <DateText value={createdAt} />],
    ['Batas bayar', paidAt === '' && dueDate && <MomentText value={dueDate} />],
    [isFree ? 'Terdaftar' : 'Dibayar', paidAt && <DateText value={paidAt} />],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => {
        if (!value) return null;
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
