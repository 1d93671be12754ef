import { expect, it } from 'vitest';
import { earningsQueryOf, incomeHref, payoutDetailHref } from './earnings-query';

const query = earningsQueryOf({ status: 'paid', page: '2', period: '2026-01-01_', income: '3' });

it('keeps what the other list shows', () => {
  expect(incomeHref(query, 4)).toBe('?status=paid&period=2026-01-01_&page=2&income=4');
  expect(incomeHref(query, 1)).toBe('?status=paid&period=2026-01-01_&page=2');
  expect(payoutDetailHref(query, '7')).toBe('?status=paid&period=2026-01-01_&page=2&open=7');
  expect(incomeHref(earningsQueryOf({}), 1)).toBe('?');
});
