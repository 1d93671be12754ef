import { expect, it } from 'vitest';
import { type Call, get, keyed } from '../api/call';
import { parseResponse } from '../api/client';
import { text } from '../api/schemas';
import { retryConflicts } from './retry-conflicts';

const plain = get('a/b', {}, text);

it.each<[what: string, call: Call<string>, statuses: number[], ends: number, asked: number]>([
  ['a success', keyed(plain, 'k'), [200], 200, 1],
  ['the same under way, then done', keyed(plain, 'k'), [409, 409, 201], 201, 3],
  ['a refusal', keyed(plain, 'k'), [422, 200], 422, 1],
  ['a conflict that stays', keyed(plain, 'k'), [409, 409, 409, 409, 409, 200], 409, 5],
  ['a conflict without a key', plain, [409, 200], 409, 1],
])('%s', async (_what, call, statuses, ends, asked) => {
  let count = 0;
  const pauses: number[] = [];
  const send = retryConflicts(
    async (sent) => {
      const status = statuses[count] ?? 500;
      count += 1;
      return parseResponse(
        { status, body: { status: status < 400, message: '', data: 'isi' } },
        sent,
      );
    },
    async (ms) => pauses.push(ms),
  );
  expect((await send(call)).code).toBe(ends);
  expect([count, pauses.length]).toEqual([asked, asked - 1]);
});
