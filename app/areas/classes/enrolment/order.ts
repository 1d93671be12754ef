/** Ordering a class or an event: what can be done about it, and the wish that survives signing in. */
import type { Learner } from '../../../api/learner';
import type { Invoice, OrderKind } from '../../../api/payment';
import { number, object, oneOf, string } from '../../../core/decode';
import { type LocalStore, readJson, writeJson } from '../../../core/storage';
import { endOf, parseDeadline } from '../../../core/wib';
import { pagePath } from '../../../route/page-table';
import { paymentState } from '../../payment/outcome';

/** What is ordered. */
export interface Order {
  readonly kind: OrderKind;
  readonly slug: string;
  /** The class's or the event's id. */
  readonly id: string;
}

/** What tells one order from another. */
type OrderKey = Pick<Order, 'kind' | 'slug'>;

/** Where the visitor stands with what can be ordered. */
export type OrderProgress =
  | { readonly kind: 'new' }
  /** There is an invoice: to be paid, being confirmed, in a state not known here, or one that came to nothing. */
  | { readonly kind: 'unpaid' | 'waiting' | 'unclear' | 'lapsed'; readonly invoice: Invoice }
  | { readonly kind: 'joined' };

const NEW: OrderProgress = { kind: 'new' };

/** Where a visitor stands at a time, in Unix ms: their newest invoice decides. */
export function orderProgressOf(
  { kind, slug }: OrderKey,
  learner: Pick<Learner, 'enrolments' | 'events' | 'invoices'>,
  now: number,
): OrderProgress {
  const hasJoined =
    kind === 'class'
      ? learner.enrolments.some(({ classroom }) => classroom.slug === slug)
      : learner.events.some(({ event }) => event.slug === slug);
  if (hasJoined) return { kind: 'joined' };
  const own = learner.invoices.find(
    (invoice) => invoice.kind === kind && itemOf(invoice).slug === slug,
  );
  return own === undefined ? NEW : progressBy(own, now);
}

function progressBy(invoice: Invoice, now: number): OrderProgress {
  switch (paymentState(invoice.status)) {
    case 'pending':
      return { kind: hasRunOut(invoice, now) ? 'lapsed' : 'unpaid', invoice };
    case 'waiting':
      return { kind: 'waiting', invoice };
    case 'expired':
    case 'failed':
      return { kind: 'lapsed', invoice };
    // Whatever has become of it, another order could be paid twice.
    case 'unknown':
      return { kind: 'unclear', invoice };
    // Paid without an enrolment: they have left.
    case 'paid':
    case 'refunded':
      return NEW;
  }
}

/** Where an invoice's state is told. */
export function invoicePath({ number }: Pick<Invoice, 'number'>): string {
  return `${pagePath('callback-payment')}?order_id=${encodeURIComponent(number)}`;
}

/** What an invoice is for. */
function itemOf({ kind, classroom, event }: Invoice) {
  return kind === 'class' ? classroom : event;
}

/** Whether the time to pay is over. An invoice without one has no end. */
function hasRunOut({ dueDate }: Pick<Invoice, 'dueDate'>, now: number): boolean {
  const due = parseDeadline(dueDate);
  return due !== null && endOf(due) <= now;
}

const WISH = 'order-wish';

/** How long a wish waits for its visitor to come back signed in, in ms. */
const WISH_MS = 30 * 60_000;

const wish = object((field) => ({
  kind: field('kind', oneOf('class', 'event')),
  slug: field('slug', string),
  at: field('at', number),
}));

/** Notes, for this tab, what the visitor was about to order when they were sent to sign in. */
export function keepWish(session: LocalStore, { kind, slug }: OrderKey, now: number): void {
  writeJson(session, WISH, { kind, slug, at: now });
}

/** Ends the wish: its visitor has come back without signing in, and a later sign-in orders nothing. */
export function dropWish(session: LocalStore): void {
  session.remove(WISH);
}

/**
 * Whether the visitor has come back to order this. A wish is fulfilled once: it is gone with the
 * question, so that neither a reload nor Back orders again.
 */
export function takeWish(session: LocalStore, order: OrderKey, now: number): boolean {
  const kept = readJson(session, WISH, wish);
  if (kept === null || kept.kind !== order.kind || kept.slug !== order.slug) return false;
  session.remove(WISH);
  return now - kept.at < WISH_MS;
}
