/** What a list of payouts shows, as it stands in the address, which is its only home. */
import type { PageQuery } from '../../route/page-calls';

export interface PayoutQuery {
  readonly search: string;
  /** Empty for the list's usual one. */
  readonly status: string;
  /** A bank's code; empty for all. */
  readonly bank: string;
  /** From 1. */
  readonly page: number;
}

/** The list's part of a page's query. */
export function payoutQueryOf(query: PageQuery): PayoutQuery {
  const { search = '', status = '', bank = '', page = '1' } = query;
  return { search, status, bank, page: Number(page) };
}

/** The query after a change; any change but of the page goes back to the first page. */
export function payoutHref(query: PayoutQuery, change: Partial<PayoutQuery> = {}): string {
  const { search, status, bank, page } = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (status !== '') params.set('status', status);
  if (bank !== '') params.set('bank', bank);
  if (page > 1) params.set('page', String(page));
  return `?${params}`;
}
