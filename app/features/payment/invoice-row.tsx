import type { Invoice } from '../../api/payment';
import { pagePath } from '../../route/page-table';
import { AppLink } from '../../ui/app-link';
import { Badge, type BadgeTone } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { formatPrice } from '../../ui/format';
import { DateText } from '../../ui/value';
import styles from './invoice-row.module.css';
import { type PaymentState, paymentState } from './outcome';
import { TimeLeft } from './time-left';

const LOOKS: Readonly<Record<PaymentState, [tone: BadgeTone, text: string]>> = {
  paid: ['green', 'Lunas'],
  pending: ['orange', 'Menunggu pembayaran'],
  waiting: ['blue', 'Sedang dikonfirmasi'],
  expired: ['grey', 'Waktu habis'],
  failed: ['red', 'Gagal'],
  refunded: ['grey', 'Dikembalikan'],
  unknown: ['grey', 'Belum diketahui'],
};

/** One invoice in a list: what for, how much, how it stands, and the way on. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { kind, classroom, event, number, amount, createdAt, status, dueDate } = invoice;
  const state = paymentState(status);
  const [tone, text] = LOOKS[state];
  const item = kind === 'event' ? event : classroom;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <AppLink to={pagePath('invoice', { number })} className={styles.name}>
          {item.name || number}
        </AppLink>
        <p className={styles.facts}>
          {number} · <DateText value={createdAt} length="short" fallback="" />
        </p>
        {state === 'pending' && (
          <p className={styles.facts}>
            <TimeLeft until={dueDate} />
          </p>
        )}
      </div>
      <p className={styles.amount}>{formatPrice(amount)}</p>
      <p className={styles.state}>
        <Badge tone={tone}>{text}</Badge>
      </p>
      <div className={styles.action}>
        <Step invoice={invoice} state={state} />
      </div>
    </li>
  );
}

function Step({ invoice: { number }, state }: { invoice: Invoice; state: PaymentState }) {
  const text = state === 'pending' ? 'Bayar' : state === 'paid' ? 'Kuitansi' : 'Lihat';
  const isOpen = state !== 'paid' && state !== 'refunded';
  // Where an invoice can still be acted on, its state is asked of the platform first.
  const to = isOpen
    ? `${pagePath('callback-payment')}?order_id=${encodeURIComponent(number)}`
    : pagePath('invoice', { number });
  return (
    <ButtonLink to={to} size="small" variant={state === 'pending' ? 'primary' : 'secondary'}>
      {text}
    </ButtonLink>
  );
}
