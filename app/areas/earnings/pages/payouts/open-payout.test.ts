import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listPayouts } from '../../../../api/payout';
import { openIn, whereabouts } from './open-payout';

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

it('tells where a payout is that the list does not show', () => {
  expect(items.map((payout) => whereabouts(payout))).toEqual([
    'Penarikan ini masih menunggu, di luar halaman atau saringan daftar ini.',
    'Penarikan ini sudah disetujui oleh Rina. Tidak ada lagi yang perlu diputuskan.',
    'Penarikan ini sudah diproses. Tidak ada lagi yang perlu diputuskan.',
  ]);
});
