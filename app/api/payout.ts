/** Payouts to instructors and partners (spec sections 3, 4 and 7, services host). */
import { type Decoder, object } from '../decode';
import { createdOnly } from './answer';
import { type Call, get, post } from './call';
import { amount, listed, nothing, part, text } from './fields';
import { LARGE_PAGE, type Page, type Paging, paged } from './page';

export interface Bank {
  id: string;
  code: string;
  name: string;
}

/** A payout. Amounts are rupiah; `status` is the service's own word. */
export interface Payout {
  id: string;
  amount: number;
  fee: number;
  status: string;
  bank: Bank;
  accountNumber: string;
  accountName: string;
  requestedAt: string;
  processedAt: string;
  note: string;
}

/** What an instructor or partner has earned, in rupiah. */
export interface Balance {
  available: number;
  pending: number;
  withdrawn: number;
  total: number;
}

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
}

const bank: Decoder<Bank> = object((field) => ({
  id: field('id', text),
  code: field('code', text),
  name: field('name', text),
}));

const payout: Decoder<Payout> = object((field) => ({
  id: field('id', text),
  amount: field('amount', amount),
  fee: field('fee', amount),
  status: field('status', text),
  bank: field('bank', part(bank)),
  accountNumber: field('accountNumber', text),
  accountName: field('accountName', text),
  requestedAt: field('requestedAt', text),
  processedAt: field('processedAt', text),
  note: field('note', text),
}));

const balance: Decoder<Balance> = object((field) => ({
  available: field('available', amount),
  pending: field('pending', amount),
  withdrawn: field('withdrawn', amount),
  total: field('total', amount),
}));

/** Payouts by filter, 10 a page. */
export function listPayouts(filter: PayoutFilter = {}): Call<Page<Payout>> {
  const { page = 1, perPage = LARGE_PAGE, ...rest } = filter;
  const query = { ...rest, page, perPage };
  return get('services/v2/payout/list', query, paged(payout, perPage));
}

/** Banks that payouts can go to. */
export function listBanks(): Call<Bank[]> {
  return get('services/v2/payout/banks', {}, listed(bank));
}

/** The visitor's balance. */
export function getBalance(): Call<Balance> {
  return get('services/v2/payout/balance', {}, balance);
}

/** Asks for a payout; successful on 201 alone. */
export function requestPayout(request: PayoutRequest): Call<undefined> {
  const rules = { accepts: createdOnly };
  return post('services/v2/payout/request', request, nothing, rules);
}

/** Approves a payout (staff). */
export function approvePayout(id: string): Call<undefined> {
  return post('services/v2/payout/approve', { id }, nothing);
}

/** Rejects a payout and says why (staff). */
export function rejectPayout({ id, reason }: { id: string; reason: string }): Call<undefined> {
  return post('services/v2/payout/reject', { id, reason }, nothing);
}
