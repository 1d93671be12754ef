import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Answer, Failed } from '../../../../api/answer';
import type { Call } from '../../../../api/call';
import { parseResponse } from '../../../../api/client';
import { listPayouts, type Payout } from '../../../../api/payout';
import { decide, type Verdict } from './decide';

const listed = (status: string, processedBy: string) => ({
  items: [{ id: 7, amount: 50_000, status, processedBy, accountNumber: '123' }],
});
const shape = listPayouts().shape;
const [payout] = v.parse(shape, listed('requested', '').items).items as [Payout];

const failed = (code: number, isUnreachable = false): Failed<null> => ({
  status: false,
  message: 'Penarikan ini sudah disetujui oleh Siti.',
  data: null,
  code,
  errors: {},
  isUnreachable,
});
const lost = failed(500, true);
const approve: Verdict = { how: 'approve' };
const reject: Verdict = { how: 'reject', reason: 'Nama rekening berbeda.' };

it.each([
  ['pressed again after a lost answer', approve, failed(409), 'approved', 'Siti', true],
  ['lost, and done', approve, lost, 'approved', 'Siti', true],
  ['lost, done and paid by now', approve, failed(504), 'paid', 'Siti', true],
  ['lost, and not done', approve, lost, 'requested', '', false],
  ['somebody else was faster', approve, failed(409), 'approved', 'Budi', false],
  ['decided otherwise by oneself', approve, failed(409), 'rejected', 'Siti', false],
  ['a rejection of oneself', reject, failed(409), 'rejected', 'Siti', true],
  ['refused', approve, failed(403), 'approved', 'Siti', false],
] as const)('%s', async (_what, verdict, answer, status, by, isDone) => {
  const keys: unknown[] = [];
  const send = async <T>(call: Call<T>): Promise<Answer<T>> => {
    if ('changes' in call) keys.push(call.rules.key);
    if ('changes' in call) return answer;
    return parseResponse(
      { status: 200, body: { status: true, data: listed(status, by).items } },
      call,
    );
  };
  expect((await decide(send, payout, verdict, 'Siti')).status).toBe(isDone);
  expect(keys).toEqual([`payout-decision-${verdict.how}-7`]);
});

it('an account with many payouts is looked through page by page', async () => {
  const asked: string[] = [];
  const send = async <T>(call: Call<T>): Promise<Answer<T>> => {
    if ('changes' in call) return lost;
    const page = new URLSearchParams(call.address.split('?')[1]).get('page') ?? '';
    asked.push(page);
    const own = listed('approved', 'Siti').items[0];
    const items = [page === '2' ? own : { ...own, id: 1 }];
    const body = { status: true, data: { items, page: Number(page), totalPages: 3 } };
    return parseResponse({ status: 200, body }, call);
  };
  expect((await decide(send, payout, approve, 'Siti')).status).toBe(true);
  expect(asked).toEqual(['1', '2']);
});
