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

interface InvoiceRowProps {
  invoice: Invoice;
  /** What its way on is called, where the list says what it is for. */
  step?: string;
}

/** One invoice in a list: what for, how much, how it stands, and the way on. */
export function InvoiceRow({ invoice, step }: InvoiceRowProps) {
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
      <p className={styles.amount}>{amount !== null && formatPrice(amount)}</p>
      <p className={styles.state}>
        <Badge tone={tone}>{text}</Badge>
      </p>
      <div className={styles.action}>
        <Step invoice={invoice} state={state} text={step} />
      </div>
    </li>
  );
}

interface StepProps {
  invoice: Invoice;
  state: PaymentState;
  text: string | undefined;
}

function Step({ invoice: { number, classroom, event, kind }, state, text: given }: StepProps) {
  const text = given ?? usual(state);
  const name = (kind === 'event' ? event : classroom).name || number;
  const isOpen = state !== 'paid' && state !== 'refunded';
  // Where an invoice can still be acted on, its state is asked of the platform first.
  const to = isOpen
    ? `${pagePath('callback-payment')}?order_id=${encodeURIComponent(number)}`
    : pagePath('invoice', { number });
  return (
    <ButtonLink
      to={to}
      size="small"
      variant={state === 'pending' ? 'primary' : 'secondary'}
      {...(given !== undefined && { 'aria-label': `${given}: ${name}` })}
    >
      {text}
    </ButtonLink>
  );
}

function usual(state: PaymentState): string {
  if (state === 'pending') return 'Bayar';
  return state === 'paid' ? 'Kuitansi' : 'Lihat';
}
