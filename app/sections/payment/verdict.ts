/**
 * How an invoice stands: the one verdict that every page tells and acts by. It follows from what the
 * payment provider has said, from the time, and from whether the visitor is enrolled by now: an
 * enrolment may come later than its payment, and a payment later than its invoice's end.
 */
import type { Learner } from '../../api/learner';
import type { Invoice, OrderKind } from '../../api/payment';
import { endOf, parseDeadline, parseTime } from '../../core/wib';
import { paymentState } from './outcome';

export const VERDICTS = [
  /** To be paid. */
  'payable',
  /** Paid, and not confirmed yet. */
  'waiting',
  /** Held by the bank or the provider, which looks at it by hand. */
  'challenged',
  /** Paid, and the enrolment is on its way. */
  'opening',
  /** Paid, and the enrolment has not come in all that time. */
  'stuck',
  /** Paid and enrolled. */
  'joined',
  /** Not paid as far as anybody knows, and the visitor is enrolled. */
  'needless',
  /** Not paid, and another invoice of the same class or event counts in its place. */
  'replaced',
  /** Paid, and another payment of the same class or event has the seat. */
  'paid-twice',
  /** The time to pay is over; a payment may still be on its way. */
  'lapsed',
  'failed',
  'cancelled',
  'refunded',
  /** Given back, and the visitor is enrolled all the same. */
  'refunded-seated',
  'partly-refunded',
  'unknown',
] as const;

export type Verdict = (typeof VERDICTS)[number];

/** The one way on from a verdict. */
export type WayOn = 'pay' | 'check' | 'start' | 'order-again' | 'elsewhere' | 'other' | 'help';

/** Where an invoice stands in Belajarku and among the invoices. */
export type InvoicePlace = 'open' | 'broken-off' | 'settled';

interface Consequence {
  readonly way: WayOn;
  readonly place: InvoicePlace;
}

export const CONSEQUENCES: Readonly<Record<Verdict, Consequence>> = {
  payable: { way: 'pay', place: 'open' },
  waiting: { way: 'check', place: 'open' },
  challenged: { way: 'check', place: 'open' },
  opening: { way: 'check', place: 'open' },
  stuck: { way: 'help', place: 'open' },
  joined: { way: 'start', place: 'settled' },
  needless: { way: 'start', place: 'settled' },
  replaced: { way: 'other', place: 'settled' },
  'paid-twice': { way: 'help', place: 'settled' },
  lapsed: { way: 'order-again', place: 'broken-off' },
  failed: { way: 'order-again', place: 'broken-off' },
  cancelled: { way: 'order-again', place: 'broken-off' },
  refunded: { way: 'elsewhere', place: 'settled' },
  'refunded-seated': { way: 'start', place: 'settled' },
  'partly-refunded': { way: 'help', place: 'settled' },
  unknown: { way: 'check', place: 'open' },
};

/** An enrolment that has not come this long after its payment does not come by itself, in ms. */
const OPENING_MS = 60 * 60_000;

/**
 * The verdict at a time, in Unix ms. `isEnrolled` is null where it is not known: what has been paid is
 * then told as on its way.
 */
export function verdictOf(
  { status, dueDate, paidAt }: Pick<Invoice, 'status' | 'dueDate' | 'paidAt'>,
  isEnrolled: boolean | null,
  now: number,
): Verdict {
  const state = paymentState(status);
  switch (state) {
    case 'refunded':
      return isEnrolled ? 'refunded-seated' : state;
    case 'paid':
      if (isEnrolled) return 'joined';
      return isEnrolled === false && isLongAgo(paidAt, now) ? 'stuck' : 'opening';
    case 'pending':
      if (isEnrolled) return 'needless';
      return dueAt({ dueDate }) <= now ? 'lapsed' : 'payable';
    case 'expired':
      return isEnrolled ? 'needless' : 'lapsed';
    case 'failed':
    case 'cancelled':
      return isEnrolled ? 'needless' : state;
    default:
      return state;
  }
}

/** When the time to pay is over, in Unix ms. An invoice that does not say it has no end. */
export function dueAt({ dueDate }: Pick<Invoice, 'dueDate'>): number {
  const due = parseDeadline(dueDate);
  return due === null ? Number.POSITIVE_INFINITY : endOf(due);
}

function isLongAgo(time: string, now: number): boolean {
  const then = parseTime(time);
  return then !== null && endOf(then) + OPENING_MS <= now;
}

/** A class or an event by its names: `slug` may change, `id` does not. Either may be empty. */
export type ItemNames = Readonly<Record<'id' | 'slug', string>>;

type TakenPart = Pick<Learner, 'enrolments' | 'events'>;

/** What an invoice is for. */
export function itemOf({ kind, classroom, event }: Pick<Invoice, 'kind' | 'classroom' | 'event'>) {
  return kind === 'event' ? event : classroom;
}

/** Whether both name the same class or event: by id where both have one, else by slug. */
export function isSameItem(one: ItemNames, other: ItemNames): boolean {
  if (one.id !== '' && other.id !== '') return one.id === other.id;
  return one.slug !== '' && one.slug === other.slug;
}

/** Whether the visitor takes part in a class or an event. */
export function isEnrolledIn(
  { enrolments, events }: TakenPart,
  kind: OrderKind,
  item: ItemNames,
): boolean {
  return kind === 'class'
    ? enrolments.some(({ classroom }) => isSameItem(classroom, item))
    : events.some(({ event }) => isSameItem(event, item));
}

/** The verdict about an invoice of a visitor by itself; null for a visitor of whom nothing is known yet. */
export function verdictFor(invoice: Invoice, learner: TakenPart | null, now: number): Verdict {
  return verdictOf(invoice, learner && hasSeat(invoice, learner), now);
}

/** Whether an invoice's item is the visitor's; null where the invoice does not say what it is for. */
function hasSeat(invoice: Invoice, learner: TakenPart): boolean | null {
  const item = itemOf(invoice);
  const own = invoice.kind === 'event' ? learner.events : learner.enrolments;
  if (own.some(({ invoice: number }) => number === invoice.number)) return true;
  if (item.id === '' && item.slug === '') return null;
  return isEnrolledIn(learner, invoice.kind, item);
}
