import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listPayouts } from '../../../../api/payout';
import { oldestFirst } from './oldest-first';

it('puts who has waited longest first, whatever zone it was written in', () => {
  const { items } = v.parse(listPayouts().shape, [
    { id: 1, amount: 1, requestedAt: '2026-11-03T08:00:00+07:00' },
    { id: 2, amount: 1, requestedAt: '2026-11-03T00:30:00Z' },
    { id: 3, amount: 1, requestedAt: '2026-11-01' },
    { id: 4, amount: 1, requestedAt: 'entah' },
  ]);
  expect(oldestFirst(items).map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
});
