/**
 * The verdict about one invoice among all that its visitor has. A class or an event may have several: one that
 * ran out and the next one, of which both can be paid, as a transfer may come late.
 */
import type { Learner } from '../../api/learner';
import type { Invoice } from '../../api/payment';
import { parseTime } from '../../core/wib';
import { orderProgressOf } from '../classes/enrolment/order';
import { paymentState } from './outcome';
import { CONSEQUENCES, isSameItem, itemOf, type Verdict, verdictFor, type WayOn } from './verdict';

type Orders = Pick<Learner, 'enrolments' | 'events' | 'invoices'>;

/** Ways on by which an invoice costs money, or the next one does. */
const COSTLY: readonly WayOn[] = ['pay', 'order-again'];

/** As {@link verdictFor}, with what the visitor's other invoices make of it. */
export function verdictAmong(invoice: Invoice, learner: Orders | null, now: number): Verdict {
  const verdict = verdictFor(invoice, learner, now);
  if (learner === null) return verdict;
  if (verdict === 'joined') return isSecondPayment(invoice, learner) ? 'paid-twice' : verdict;
  return insteadOf(invoice, learner, now) === null ? verdict : 'replaced';
}

/**
 * The invoice of the same class or event that counts in place of one that is not paid: it may be paid, or has
 * been. Null where none does.
 */
export function insteadOf(invoice: Invoice, learner: Orders, now: number): Invoice | null {
  if (!COSTLY.includes(CONSEQUENCES[verdictFor(invoice, learner, now)].way)) return null;
  const { id, slug } = itemOf(invoice);
  const standing = orderProgressOf({ kind: invoice.kind, id, slug }, learner, now);
  if (!('invoice' in standing) || standing.invoice.number === invoice.number) return null;
  const { way } = CONSEQUENCES[standing.kind];
  return way === 'order-again' || way === 'elsewhere' ? null : standing.invoice;
}

/** Whether the seat was paid for by another invoice while this one could be paid as well. */
function isSecondPayment(invoice: Invoice, { enrolments, events, invoices }: Orders): boolean {
  const item = itemOf(invoice);
  const seat =
    invoice.kind === 'event'
      ? events.find(({ event }) => isSameItem(event, item))
      : enrolments.find(({ classroom }) => isSameItem(classroom, item));
  if (seat === undefined || seat.invoice === invoice.number) return false;
  const other = invoices.find(({ number }) => number === seat.invoice);
  if (other === undefined || paymentState(other.status) !== 'paid') return false;
  // Who takes a class again pays again: then one was paid before the other was made.
  return isPaidAfter(invoice, other.createdAt) && isPaidAfter(other, invoice.createdAt);
}

function isPaidAfter({ paidAt }: Invoice, made: string): boolean {
  const [paid, then] = [parseTime(paidAt), parseTime(made)];
  return paid !== null && then !== null && paid.at >= then.at;
}
