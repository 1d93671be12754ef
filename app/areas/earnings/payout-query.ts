/** What a list of payouts shows, as it stands in the address, which is its only home. */
import type { PageQuery } from '../../router/page-query';
import { PAYOUT_STATES } from './payout-status';
import { periodIn, periodWord } from './period';

export interface PayoutQuery {
  readonly search: string;
  /** A {@link PAYOUT_STATES | state}, {@link ALL_STATES} or {@link DECIDED}; empty for the list's usual one. */
  readonly status: string;
  /** A bank's code; empty for all. */
  readonly bank: string;
  /** From 1. */
  readonly page: number;
  /** A range of days as `period.ts` writes it; empty for all. */
  readonly period: string;
}

/** Asks for payouts of every state where a list usually shows those of one. */
export const ALL_STATES = 'all';

/** Asks for what was decided, whichever way. */
export const DECIDED = 'decided';

/** The list's part of a page's query; `more` are what it shows beside states. */
export function payoutQueryOf(query: PageQuery, more: readonly string[] = []): PayoutQuery {
  const { search = '', status = '', bank = '', page = '1', period = '' } = query;
  return {
    search,
    status: [...PAYOUT_STATES, ALL_STATES, ...more].includes(status) ? status : '',
    bank,
    page: Number(page),
    period: periodWord(periodIn(period)),
  };
}

/** The query after a change; any change but of the page goes back to the first page. */
export function payoutHref(query: PayoutQuery, change: Partial<PayoutQuery> = {}): string {
  const { page, ...rest } = { ...query, page: 1, ...change };
  const params = new URLSearchParams(payoutKept(rest));
  if (page > 1) params.set('page', String(page));
  return `?${params}`;
}

/** What narrows the list, by the names of its parameters; what does not is left out. */
export function payoutKept(query: Omit<PayoutQuery, 'page'>): Record<string, string> {
  const { search, status, bank, period } = query;
  const pairs = Object.entries({ search, status, bank, period });
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}
