/**
 * Ordering a class or an event: one act with all its answers, wherever it is pressed. It looks before it
 * orders where a payment may have come meanwhile, or where the answer to the last order was lost.
 */
import { type Answer, type Failed, isAnswerLost } from '../../api/answer';
import type { Send } from '../../api/client';
import { getLearner } from '../../api/learner';
import { getPaymentDetail, type Invoice, makeInvoice, repayClass } from '../../api/payment';
import { formatRupiah } from '../../ui/format';
import { type Order, type OrderProgress, orderProgressOf } from '../classes/enrolment/order';
import { CONSEQUENCES, verdictOf } from './verdict';

/** What is known when an order is pressed. */
export interface Ordering {
  readonly order: Order;
  readonly standing: OrderProgress;
  /** The price that the page shows, in rupiah; null where it shows none. */
  readonly shownPrice: number | null;
  /** Names the order, so that it is taken once; empty for none. */
  readonly key: string;
  /** Whether the answer to it was lost before. */
  readonly isLost: boolean;
  /** The time, in Unix ms. */
  readonly now: number;
}

/** What comes of pressing it. */
export type Placed =
  | { readonly kind: 'made'; readonly invoice: Invoice }
  /** It was made, and costs more than the page has shown. */
  | { readonly kind: 'dearer'; readonly invoice: Invoice; readonly text: string }
  /** The visitor has it already, or has paid: where they stand is to be read anew. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Nobody knows whether it was made. */
  | { readonly kind: 'lost'; readonly message: string };

/** Said where nobody knows whether the order was made. */
export const MAYBE_MADE =
  'Jawabannya tidak sampai: tagihanmu mungkin sudah tercatat. Tekan sekali lagi, kami periksa dulu.';

export async function placeOrder(send: Send, ordering: Ordering): Promise<Placed> {
  const { order, standing, isLost } = ordering;
  const before = isLost ? await lookFor(send, ordering) : await hasComeMeanwhile(send, ordering);
  if (before !== null) return before;
  const answer = await sent(send, order, standing, ordering.key);
  if (answer.status) return madeOf(answer.data, ordering);
  if (answer.code === 401) return { kind: 'sign-in' };
  if (answer.code === 409) return { kind: 'changed' };
  if (!isAnswerLost(answer)) return { kind: 'refused', message: answer.message };
  return (await lookFor(send, ordering)) ?? { kind: 'lost', message: MAYBE_MADE };
}

/** A class whose invoice came to nothing has a call of its own for the next one. */
async function sent(
  send: Send,
  { kind, slug }: Order,
  standing: OrderProgress,
  key: string,
): Promise<Answer<Invoice>> {
  if (kind === 'class' && isBrokenOff(standing)) {
    const again = await send(repayClass(slug, key));
    // The platform may know of no invoice that came to nothing, as its clock is another one.
    if (again.status || again.code !== 404) return again;
  }
  return send(makeInvoice(kind, slug, key));
}

function isBrokenOff({ kind }: OrderProgress): boolean {
  return kind !== 'new' && CONSEQUENCES[kind].way === 'order-again';
}

function madeOf(invoice: Invoice, { shownPrice }: Ordering): Placed {
  const { amount } = invoice;
  if (shownPrice === null || amount === null || amount <= shownPrice) {
    return { kind: 'made', invoice };
  }
  const text = `Harganya sudah berubah: ${formatRupiah(amount)}, bukan ${shownPrice === 0 ? 'gratis' : formatRupiah(shownPrice)} seperti yang tertulis di halaman ini.`;
  return { kind: 'dearer', invoice, text };
}

/**
 * Whether an invoice that came to nothing has been paid after all, as a transfer may come late, or whether
 * another one of the same class or event counts by now.
 */
async function hasComeMeanwhile(send: Send, ordering: Ordering): Promise<Placed | null> {
  const { order, standing, now } = ordering;
  if (!('invoice' in standing) || !isBrokenOff(standing)) return null;
  const looked = await send(getPaymentDetail(standing.invoice.number));
  if (!looked.status) return signInFor(looked);
  const { way } = CONSEQUENCES[verdictOf(looked.data, null, now)];
  if (way !== 'order-again' && way !== 'pay') return { kind: 'changed' };
  const learner = await send(getLearner());
  if (!learner.status) return signInFor(learner);
  const found = orderProgressOf(order, learner.data, now);
  if (found.kind === 'joined') return { kind: 'changed' };
  if (!('invoice' in found) || found.invoice.number === standing.invoice.number) return null;
  if (found.kind === 'payable') return madeOf(found.invoice, ordering);
  return isBrokenOff(found) || found.kind === 'refunded' ? null : { kind: 'changed' };
}

/** Nothing more is asked in the name of a session that is over. */
function signInFor({ code }: Failed<unknown>): Placed | null {
  return code === 401 ? { kind: 'sign-in' } : null;
}

/** What has become of an order whose answer was lost; null where the platform has none. */
async function lookFor(send: Send, ordering: Ordering): Promise<Placed | null> {
  const { order, standing, now } = ordering;
  const learner = await send(getLearner());
  if (!learner.status) return signInFor(learner);
  const found = orderProgressOf(order, learner.data, now);
  const was = 'invoice' in standing ? standing.invoice.number : '';
  if (found.kind === 'joined') return { kind: 'changed' };
  if (!('invoice' in found)) return null;
  if (found.kind === 'payable') return madeOf(found.invoice, ordering);
  return found.invoice.number === was ? null : { kind: 'changed' };
}
