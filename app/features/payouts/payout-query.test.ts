import { expect, it } from 'vitest';
import { type PayoutQuery, payoutHref, payoutQueryOf } from './payout-query';

const none = payoutQueryOf({});
const full: PayoutQuery = { search: '90', status: 'rejected', bank: 'cendana', page: 3 };

it.each<[PayoutQuery, Partial<PayoutQuery>, string]>([
  [none, {}, '?'],
  [full, {}, '?search=90&status=rejected&bank=cendana'],
  [full, { page: 4 }, '?search=90&status=rejected&bank=cendana&page=4'],
  [full, { bank: '' }, '?search=90&status=rejected'],
])('%j with %j', (query, change, href) => expect(payoutHref(query, change)).toBe(href));

it('reads back what it has written', () => {
  const query = Object.fromEntries(new URLSearchParams(payoutHref(full, full)));
  expect(payoutQueryOf(query)).toEqual(full);
});
