/** What the page of earnings shows, as it stands in the address: a list of payouts, and one of payments. */
import type { PageQuery } from '../../router/page-query';
import { type PayoutQuery, payoutHref, payoutQueryOf } from './payout-query';

export interface EarningsQuery extends PayoutQuery {
  /** The page of payments that is shown, from 1. */
  readonly income: number;
}

/** The page's query. */
export function earningsQueryOf(query: PageQuery): EarningsQuery {
  const { income = '1' } = query;
  return { ...payoutQueryOf(query), income: Number(income) };
}

/** The query that shows a page of payments, and leaves the payouts as they are. */
export function incomeHref(query: EarningsQuery, income: number): string {
  const params = new URLSearchParams(payoutHref(query, { page: query.page }));
  if (income > 1) params.set('income', String(income));
  return `?${params}`;
}

/** The query that shows one payout, from which Back leads to where the lists were. */
export function payoutDetailHref(query: PayoutQuery, id: string): string {
  const params = new URLSearchParams(payoutHref(query, { page: query.page }));
  params.set('open', id);
  return `?${params}`;
}
