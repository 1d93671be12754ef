import type { Learner } from '../../api/learner';
import type { Invoice } from '../../api/payment';
import { pagePath } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { formatPrice } from '../../ui/format';
import { DateText } from '../../ui/value';
import styles from './invoice-row.module.css';
import { TimeLeft } from './time-left';
import { CONSEQUENCES, itemOf, type Verdict } from './verdict';
import { verdictAmong } from './verdict-among';
import { wordsOf } from './verdict-words';

interface InvoiceRowProps {
  invoice: Invoice;
  /** Whose it is. */
  learner: Learner;
  /** The time, in Unix ms. */
  now: number;
  /** What its way on is called, where the list says what it is for. */
  step?: string;
}

/** One invoice in a list: what for, how much, how it stands, and the way on. */
export function InvoiceRow({ invoice, learner, now, step }: InvoiceRowProps) {
  const { kind, number, amount, createdAt, dueDate } = invoice;
  const verdict = verdictAmong(invoice, learner, now);
  const [tone, text] = wordsOf(verdict, kind).badge;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <AppLink to={pagePath('invoice', { number })} className={styles.name}>
          {itemOf(invoice).name || number}
        </AppLink>
        <p className={styles.facts}>
          {number} · <DateText value={createdAt} length="short" fallback="" />
        </p>
        {verdict === 'payable' && (
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
        <Step invoice={invoice} verdict={verdict} text={step} />
      </div>
    </li>
  );
}

interface StepProps {
  invoice: Invoice;
  verdict: Verdict;
  text: string | undefined;
}

function Step({ invoice, verdict, text: given }: StepProps) {
  const { number } = invoice;
  const { way, place } = CONSEQUENCES[verdict];
  // What only somebody else can do about an invoice is not "going on" with it.
  const named = way === 'pay' || way === 'order-again' ? given : undefined;
  // Where an invoice can still be acted on, its state is asked of the platform first.
  const to =
    place === 'settled'
      ? pagePath('invoice', { number })
      : `${pagePath('callback-payment')}?order_id=${encodeURIComponent(number)}`;
  return (
    <ButtonLink
      to={to}
      size="small"
      variant={way === 'pay' ? 'primary' : 'secondary'}
      {...(named !== undefined && { 'aria-label': `${named}: ${itemOf(invoice).name || number}` })}
    >
      {named ?? usual(verdict)}
    </ButtonLink>
  );
}

function usual(verdict: Verdict): string {
  if (verdict === 'payable') return 'Bayar';
  return verdict === 'joined' ? 'Kuitansi' : 'Lihat';
}
