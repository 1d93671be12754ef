import { expect, it } from 'vitest';
import type { Payout } from '../../../../api/payout';
import { ALWAYS } from '../../period';
import { decisionsOf, sumsOf } from './decisions';

function payout(id: string, change: Partial<Payout>): Payout {
  const bank = { id: '1', code: 'cendana', name: 'Bank Cendana' };
  return {
    id,
    amount: 100_000,
    fee: null,
    status: 'approved',
    bank,
    accountNumber: '9010007777',
    accountName: 'Sari',
    requestedAt: '2026-10-01T02:00:00Z',
    processedAt: '2026-10-02T02:00:00Z',
    processedBy: 'Budi',
    note: '',
    requester: { id: '2', name: 'Sari', role: 'mentor' },
    ...change,
  };
}

const all = [
  payout('1', { processedAt: '2026-10-31T16:59:00Z' }),
  payout('2', { processedAt: '2026-10-31T17:00:00Z', status: 'paid', processedBy: 'Wati' }),
  payout('3', { status: 'requested', processedAt: '' }),
  payout('4', { status: 'rejected', note: 'Rekening keliru', amount: 75_000 }),
  payout('5', { processedAt: '' }),
];

it.each([
  ['', ALWAYS, ['2', '1', '4', '5']],
  ['', { from: '2026-10-01', to: '2026-10-31' }, ['1', '4']],
  ['', { from: '2026-11-01', to: '' }, ['2']],
  ['wati', ALWAYS, ['2']],
  ['rekening  KELIRU', ALWAYS, ['4']],
  ['9010007777', ALWAYS, ['2', '1', '4', '5']],
  ['tidak ada', ALWAYS, []],
])('%j in %j: %j', (search, period, ids) => {
  expect(decisionsOf(all, { search, period }).map(({ id }) => id)).toEqual(ids);
});

it('sums what was let through and what was refused', () => {
  const sums = sumsOf(decisionsOf(all, { search: '', period: ALWAYS }));
  expect(sums).toEqual({
    approved: { count: 3, amount: 300_000 },
    rejected: { count: 1, amount: 75_000 },
  });
});
