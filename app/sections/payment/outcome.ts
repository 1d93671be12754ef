/** What a payment provider says of a payment, and what the address it sends visitors back to names. */

const STATES = [
  'paid',
  'pending',
  'waiting',
  'challenged',
  'expired',
  'failed',
  'cancelled',
  'refunded',
  'partly-refunded',
] as const;

type KnownState = (typeof STATES)[number];
export type PaymentState = KnownState | 'unknown';

/**
 * The services' words for each state, and those that payment providers use themselves; an unknown word
 * is no success.
 */
const WORDS: Readonly<Record<KnownState, readonly string[]>> = {
  paid: ['paid', 'success', 'settlement', 'capture', 'settled'],
  pending: ['pending', 'unpaid'],
  waiting: ['waiting', 'processing', 'authorize'],
  challenged: ['challenge', 'challenged'],
  expired: ['expired', 'expire'],
  failed: ['failed', 'deny', 'failure'],
  cancelled: ['cancel', 'cancelled', 'canceled'],
  refunded: ['refunded', 'refund', 'chargeback'],
  'partly-refunded': ['partial_refund', 'partially_refunded', 'partial_chargeback'],
};

/** The state a service's word stands for. */
export function paymentState(word: string): PaymentState {
  const said = word.trim().toLowerCase();
  return STATES.find((state) => WORDS[state].includes(said)) ?? 'unknown';
}

/**
 * What payment sites call the invoice's number in the address they send visitors back to; the gateway
 * lets these names through.
 */
const NUMBER_NAMES = ['order_id', 'code', 'id'] as const;
const STATUS_NAMES = ['transaction_status', 'status'] as const;

/**
 * The invoice that the address names, without what it claims of it: nothing but a question, whoever
 * wrote the address. Null when it names none.
 */
export function invoiceQuery(query: URLSearchParams): Record<string, string> | null {
  const invoice = given(query, NUMBER_NAMES);
  return Object.keys(invoice).length > 0 ? invoice : null;
}

/** The invoice's number in what {@link invoiceQuery} has read. */
export function numberIn(query: Readonly<Record<string, string>>): string {
  const name = NUMBER_NAMES.find((known) => query[known] !== undefined);
  return name === undefined ? '' : (query[name] ?? '');
}

/** Whether the payment site has said on the way back how it went: then the platform looks anew. */
export function saysHow(query: URLSearchParams): boolean {
  return Object.keys(given(query, STATUS_NAMES)).length > 0;
}

function given(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  const pairs = names.map((name) => [name, query.get(name)?.trim().slice(0, 100) ?? ''] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}
