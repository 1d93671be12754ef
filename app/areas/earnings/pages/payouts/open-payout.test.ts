import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listPayouts } from '../../../../api/payout';
import { nextOpen, openIn, whereabouts } from './open-payout';

const { items } = v.parse(listPayouts().shape, [
  { id: 1, amount: 1, status: 'requested' },
  { id: 2, amount: 1, status: 'approved', processedBy: 'Rina' },
  { id: 3, amount: 1, status: 'held' },
]);

it.each<[asked: string | undefined, open: string | undefined]>([
  [undefined, '1'],
  ['2', '2'],
  ['9', undefined],
])('asked for %s, %s is open', (asked, open) => expect(openIn(items, asked)?.id).toBe(open));

it.each([
  ['1', ['requested', 'requested', 'requested'], '2'],
  ['1', ['requested', 'approved', 'requested'], '3'],
  ['3', ['requested', 'requested', 'requested'], '1'],
  ['3', ['approved', 'requested', 'requested'], '2'],
  ['2', ['approved', 'requested', 'rejected'], undefined],
  ['9', ['requested', 'approved', 'approved'], '1'],
])('once %s of %j is decided, %s is next', (done, states, next) => {
  const list = states.map((status, index) => ({ id: index + 1, amount: 1, status }));
  const { items: payouts } = v.parse(listPayouts().shape, list);
  const [first] = items;
  if (!first) throw new Error('no payouts');
  expect(nextOpen(payouts, { ...first, id: done })?.id).toBe(next);
});

it('tells where a payout is that the list does not show', () => {
  expect(items.map((payout) => whereabouts(payout))).toEqual([
    'Penarikan ini masih menunggu, di luar halaman atau saringan daftar ini.',
    'Penarikan ini sudah disetujui oleh Rina. Tidak ada lagi yang perlu diputuskan.',
    'Penarikan ini sudah diproses. Tidak ada lagi yang perlu diputuskan.',
  ]);
});
