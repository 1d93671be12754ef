import { expect, it } from 'vitest';
import { DECIDED, type PayoutQuery, payoutHref, payoutQueryOf } from './payout-query';

const none = payoutQueryOf({});
const full: PayoutQuery = {
  search: '90',
  status: 'rejected',
  bank: 'cendana',
  page: 3,
  period: '2026-01-01_2026-03-31',
};

it.each<[PayoutQuery, Partial<PayoutQuery>, string]>([
  [none, {}, '?'],
  [full, {}, '?search=90&status=rejected&bank=cendana&period=2026-01-01_2026-03-31'],
  [full, { page: 4, period: '' }, '?search=90&status=rejected&bank=cendana&page=4'],
  [full, { bank: '', period: '' }, '?search=90&status=rejected'],
])('%j with %j', (query, change, href) => expect(payoutHref(query, change)).toBe(href));

it('reads back what it has written', () => {
  const query = Object.fromEntries(new URLSearchParams(payoutHref(full, full)));
  expect(payoutQueryOf(query)).toEqual(full);
});

it('what was decided is asked for where the list shows it', () => {
  expect(payoutQueryOf({ status: DECIDED }, [DECIDED]).status).toBe(DECIDED);
  expect(payoutQueryOf({ status: DECIDED }).status).toBe('');
});

it('a state and a range that nobody knows narrow nothing', () => {
  expect(payoutQueryOf({ status: 'hilang', period: '2026-03-31_2026-01-01' })).toEqual(none);
});
