/** Ordering a class or an event: what can be done about it, and the wish that survives signing in. */

import * as v from 'valibot';
import type { Learner } from '../../../api/learner';
import type { Invoice, OrderKind } from '../../../api/payment';
import { object } from '../../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../../core/storage';
import { pagePath } from '../../../router/page-table';
import { isEnrolledIn, isSameItem, itemOf, type Verdict, verdictFor } from '../../payment/verdict';

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
  | { readonly kind: 'joined' }
  /** There is an invoice, and this is the verdict about it. */
  | { readonly kind: Exclude<Verdict, 'joined' | 'needless'>; readonly invoice: Invoice };

const NEW: OrderProgress = { kind: 'new' };

/** Verdicts that an invoice has by money that may have been paid: they count before a newer invoice. */
const BOUND: readonly Verdict[] = ['opening', 'stuck', 'waiting', 'challenged'];

/**
 * Where a visitor stands at a time, in Unix ms. Their newest invoice decides, unless an older one has
 * been paid meanwhile: a payment can come after its invoice's end.
 */
export function orderProgressOf(
  order: Order,
  learner: Pick<Learner, 'enrolments' | 'events' | 'invoices'>,
  now: number,
): OrderProgress {
  if (isEnrolledIn(learner, order.kind, order)) return { kind: 'joined' };
  const own = learner.invoices
    .filter((invoice) => invoice.kind === order.kind && isSameItem(itemOf(invoice), order))
    .map((invoice) => ({ kind: verdictFor(invoice, learner, now), invoice }));
  // What was there before the money came back is over.
  const end = own.findIndex((one) => one.kind === 'refunded');
  const current = end < 0 ? own : own.slice(0, end);
  const found = current.find((one) => BOUND.includes(one.kind)) ?? current[0];
  if (found === undefined) return NEW;
  const { kind: verdict, invoice } = found;
  return verdict === 'joined' || verdict === 'needless'
    ? { kind: 'joined' }
    : { kind: verdict, invoice };
}

/** Where an invoice's state is told. */
export function invoicePath({ number }: Pick<Invoice, 'number'>): string {
  return `${pagePath('callback-payment')}?order_id=${encodeURIComponent(number)}`;
}

const WISH = 'order-wish';

/** How long a wish waits for its visitor to come back signed in, in ms. */
const WISH_MS = 30 * 60_000;

const wish = object({
  kind: v.picklist(['class', 'event']),
  slug: v.string(),
  at: v.number(),
  owner: v.nullish(v.string(), null),
});

/**
 * Notes, for this tab, what the visitor was about to order when they were sent to sign in. `owner` is the mark
 * of whose session was over; null of somebody who was not signed in.
 */
export function keepWish(
  session: LocalStore,
  { kind, slug }: OrderKey,
  { now, owner }: { now: number; owner: string | null },
): void {
  writeJson(session, WISH, { kind, slug, at: now, owner });
}

/** Ends the wish: its visitor has come back without signing in, and a later sign-in orders nothing. */
export function dropWish(session: LocalStore): void {
  session.remove(WISH);
}

/** Ends the wish of somebody else, where `owner` is the mark of who is there. */
export function dropOthersWish(session: LocalStore, owner: string): void {
  const kept = readJson(session, WISH, wish);
  if (kept !== null && kept.owner !== null && kept.owner !== owner) dropWish(session);
}

/**
 * Whether the visitor, whose mark is `owner`, has come back to order this. A wish is fulfilled once: it is gone
 * with the question, so that neither a reload nor Back orders again, nor does another account.
 */
export function takeWish(
  session: LocalStore,
  order: OrderKey,
  { now, owner }: { now: number; owner: string },
): boolean {
  const kept = readJson(session, WISH, wish);
  if (kept === null || kept.kind !== order.kind || kept.slug !== order.slug) return false;
  session.remove(WISH);
  if (kept.owner !== null && kept.owner !== owner) return false;
  return now - kept.at < WISH_MS;
}
