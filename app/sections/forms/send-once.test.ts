import { expect, it } from 'vitest';
import { type Call, get, post } from '../../api/call';
import { nothing } from '../../api/nothing';
import { sendOnce } from './send-once';

it('names each write of a form, and nothing else', async () => {
  const sent: (string | undefined)[] = [];
  const send = sendOnce(async (call: Call<unknown>) => {
    sent.push(call.rules.key);
    throw new Error('no answer');
  }, 'abc');
  const calls = [
    get('data/aspirations', {}, nothing),
    post('data/donations', { amount: 1 }, nothing, { changes: [] }),
    post('data/donations', { amount: 2 }, nothing, { changes: [] }),
    post('data/aspirations', {}, nothing, { changes: [] }),
    post('drive/v1/file', new FormData(), nothing, { changes: [] }),
    post('services/v2/payout/approve', {}, nothing, { key: 'own', changes: [] }),
  ];
  for (const call of calls) await send(call).catch(() => null);
  expect(sent).toEqual([undefined, 'abc', 'abc.2', 'abc', undefined, 'own']);
});
