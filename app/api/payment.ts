/**
 * Payments for classes and events (spec section 7, services host). The specification shows neither
 * bodies nor answers; this is what they are here.
 *
 * One call orders both: `POST v1/class/payment/invoice?slug=…`, with `{"kind": "event"}` for an event.
 * It answers the invoice that stands (200), or a new one (201). What costs nothing is ordered by the
 * same call, and is paid at once with the amount 0. What cannot be ordered now (full, closed, over) is
 * a 422 whose message says why. A `key` names an order, so that it is taken once.
 */
import * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, post, type Write, write } from './call';
import { getSyllabus } from './class';
import type { Query } from './query';
import { known, link, needed, part, text } from './schemas';
import { LEARNER } from './user';

/** What can be ordered. */
export type OrderKind = 'class' | 'event';

/** A class or an event as its invoice names it. */
export type Ordered = v.InferOutput<typeof ordered>;

/**
 * An invoice. Amounts are rupiah, times ISO texts; `dueDate` is until when it can be paid. `status`
 * is the service's own word, or the payment provider's (sections/payment/outcome.ts). `paymentUrl` is empty for what cannot be paid any more.
 */
export type Invoice = v.InferOutput<typeof invoice>;

const ordered = object({
  id: text,
  slug: text,
  name: text,
});

export const invoice = object({
  id: text,
  number: needed,
  kind: v.fallback(v.picklist(['class', 'event']), 'class'),
  status: text,
  /** Null where the service does not say it, which is not 0: what costs nothing is paid at once. */
  amount: known,
  method: text,
  createdAt: text,
  dueDate: text,
  paidAt: text,
  paymentUrl: link,
  /** Empty where the invoice is for an event. */
  classroom: part(ordered),
  /** Empty where the invoice is for a class. */
  event: part(ordered),
});

/** What an order changes: what the visitor takes part in, and the chapters that open with it. */
const changing = () => ({ changes: [{ address: LEARNER }, getSyllabus('')] });

/**
 * Has the platform look at the invoice that the payment page sent the visitor back from. The gateway
 * passes on what names it and nothing else: how a payment went is not for a browser to say.
 */
export function getPaymentCallback(query: Query): Write<Invoice> {
  return write('GET', 'services/v1/class/payment/callback', invoice, { query, ...changing() });
}

/** The invoice with this number: a read that the platform takes by POST. */
export function getPaymentDetail(number: string): Call<Invoice> {
  return post('services/v1/class/payment/detail', { number }, invoice, { changes: [] });
}

/** A fresh payment link for a class whose payment ran out or failed. */
export function repayClass(slug: string, key = ''): Write<Invoice> {
  return write('GET', 'services/v1/class/repay', invoice, { query: { slug }, key, ...changing() });
}

/** The visitor's invoice for a class or an event, made when there is none yet. */
export function makeInvoice(kind: OrderKind, slug: string, key = ''): Write<Invoice> {
  const rules = { query: { slug }, key, ...changing() };
  const body = kind === 'event' ? { kind } : {};
  return post('services/v1/class/payment/invoice', body, invoice, rules);
}
