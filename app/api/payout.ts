/**
 * Payouts to instructors and partners (spec sections 3, 4 and 7, services host). The specification
 * shows neither bodies nor answers; this is what they are here.
 *
 * What is asked for lowers `available` at once and stands in `pending`; approved, it moves on to
 * `withdrawn`; rejected, it comes back. The fee is taken out of what is transferred.
 *
 * A request carries a `key` of its own: sent again with the same key, it is answered like the first
 * time and makes no second payout. A decision about a payout that is decided already is a 409 whose
 * message says how and by whom.
 */
import * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, createdOnly, get, post, type Write } from './call';
import { nothing } from './nothing';
import { LARGE_PAGE, type Page, type Paging, paged } from './page';
import { amount, known, listed, named, needed, neededNumber, part, rows, text } from './schemas';
import { roleOf } from './user';

export type Bank = v.InferOutput<typeof bank>;

/** Who asked for a payout. */
export type Requester = v.InferOutput<typeof requester>;

/**
 * A payout. Amounts are rupiah, times ISO texts; `status` is the service's own word: `requested`,
 * `approved`, `rejected`, `paid`. `note` is the reason of a rejection.
 */
export type Payout = v.InferOutput<typeof payout>;

/** A paid invoice of a class with the visitor's `share` of its amount. */
export type Earning = v.InferOutput<typeof earning>;

/** What an instructor or partner has earned, in rupiah, and what a payout takes. */
export type Balance = v.InferOutput<typeof balance>;

export interface PayoutFilter extends Paging {
  status?: string | undefined;
  bank?: string | undefined;
  search?: string | undefined;
}

/** What is sent to ask for a payout. */
export interface PayoutRequest {
  amount: number;
  bank: string;
  accountNumber: string;
  accountName: string;
  /** The request's own name, so that it is taken once. */
  key: string;
}

const bank = v.pipe(
  object({ id: text, code: text, name: text }),
  v.transform((found) => ({ ...found, name: found.name || found.code })),
);

const requester = v.pipe(
  object({ id: text, name: text, kind: roleOf }),
  v.transform(({ kind, ...told }) => ({ ...told, role: kind })),
);

const payout = object({
  id: needed,
  amount: neededNumber,
  fee: known,
  status: text,
  bank: part(bank),
  accountNumber: text,
  accountName: text,
  requestedAt: text,
  processedAt: text,
  processedBy: text,
  note: text,
  requester: part(requester),
});

const earning = object({
  number: text,
  classroom: part(named),
  amount: known,
  share: neededNumber,
  paidAt: text,
});

const balance = object({
  available: neededNumber,
  pending: known,
  withdrawn: known,
  total: known,
  /** The least that can be asked for at once. */
  minimum: amount,
  /** What each payout costs. */
  fee: known,
  /** The payments that `total` is the sum of, the newest first. */
  invoices: rows(earning),
});

/** Payouts by filter, 10 a page. */
export function listPayouts(filter: PayoutFilter = {}): Call<Page<Payout>> {
  const { page = 1, perPage = LARGE_PAGE, ...rest } = filter;
  const query = { ...rest, page, perPage };
  return get('services/v2/payout/list', query, paged(payout, perPage), { isPersonal: true });
}

/** Banks that payouts can go to. */
export function listBanks(): Call<Bank[]> {
  return get('services/v2/payout/banks', {}, listed(bank));
}

/** The visitor's balance. */
export function getBalance(): Call<Balance> {
  return get('services/v2/payout/balance', {}, balance, { isPersonal: true });
}

/** What every writing of payouts changes. */
const changing = () => ({ changes: [listPayouts(), getBalance()] });

/** Asks for a payout; successful on 201 alone. */
export function requestPayout(request: PayoutRequest): Write<undefined> {
  const rules = { accepts: createdOnly, ...changing() };
  return post('services/v2/payout/request', request, nothing, rules);
}

/** Approves a payout (staff). */
export function approvePayout(id: string): Write<undefined> {
  const key = `payout-decision-approve-${id}`;
  return post('services/v2/payout/approve', { id }, nothing, { key, ...changing() });
}

/** Rejects a payout and says why (staff). */
export function rejectPayout({ id, reason }: { id: string; reason: string }): Write<undefined> {
  const key = `payout-decision-reject-${id}`;
  return post('services/v2/payout/reject', { id, reason }, nothing, { key, ...changing() });
}
