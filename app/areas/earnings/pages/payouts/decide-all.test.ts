import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Answer } from '../../../../api/answer';
import { listPayouts, type Payout } from '../../../../api/payout';
import { allText, decideAll } from './decide-all';

const { items: payouts } = v.parse(listPayouts().shape, [
  { id: 1, amount: 100_000 },
  { id: 2, amount: 200_000 },
  { id: 3, amount: 300_000 },
]);

const fine: Answer<unknown> = { status: true, message: '', data: null, code: 200 };
const failed = (code: number): Answer<unknown> => ({
  status: false,
  message: 'Gagal',
  data: null,
  code,
  errors: {},
});
const idsOf = (list: readonly Payout[]) => list.map(({ id }) => id).join(' ');

it.each<[answers: (Answer<unknown> | null)[], done: string, taken: string, left: string]>([
  [[fine, fine, fine], '1 2 3', '', ''],
  [[fine, failed(409), fine], '1 3', '2', ''],
  [[fine, failed(500), fine], '1', '', '2 3'],
  [[failed(401), fine, fine], '', '', '1 2 3'],
  [[fine, null, fine], '1', '', '2 3'],
])('%#: decided %s, taken %s, left %s', async (answers, done, taken, left) => {
  const sent: string[] = [];
  const all = await decideAll(
    payouts,
    async ({ id }) => {
      sent.push(id);
      return answers[Number(id) - 1] ?? null;
    },
    () => false,
  );
  expect([idsOf(all.done), idsOf(all.taken), idsOf(all.left)]).toEqual([done, taken, left]);
  // What comes after a failure is not sent.
  expect(sent).toHaveLength(all.done.length + all.taken.length + (left === '' ? 0 : 1));
});

it('sends nothing more once the visitor has left', async () => {
  let count = 0;
  const all = await decideAll(
    payouts,
    async () => {
      count += 1;
      return fine;
    },
    () => count > 0,
  );
  expect([count, idsOf(all.left)]).toEqual([1, '2 3']);
});

it('tells each of the ways it went', () => {
  const [first, second, third] = payouts;
  if (!first || !second || !third) throw new Error('no payouts');
  const all = { done: [first], taken: [second], left: [third], failure: null };
  expect(allText(all, 'disetujui', 'Coba lagi.')).toEqual({
    tone: 'warning',
    text: '1 penarikan (Rp\u00a0100.000) disetujui. 1 tidak jadi disetujui, orang lain lebih dulu memutuskan. 1 belum disetujui dan masih terpilih. Coba lagi.',
  });
  expect(allText({ ...all, taken: [], left: [] }, 'ditolak', '').tone).toBe('success');
});
