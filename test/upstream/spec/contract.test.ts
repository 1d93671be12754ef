/**
 * The stand-in keeps the contract (`app/api/openapi.json`): each of its calls is answered well and in a
 * failure, and both fit. What does not keep it fails a file of specs, and is told by the switches.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import contract from '../../../app/api/openapi.json';
import { type Got, tenantOf, textAt, Upstream, valueAt } from './harness';
import { refusals } from './refusals';
import { type Sample, samples } from './samples';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await Upstream.start();
});
afterAll(() => upstream.stop());

const GENERATE = 'POST services/v1/authorizer/token/generate';
const CHAT = 'POST assistant/v2/chat';

const calls = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .map((operation) => operation['x-call']);

function make(call: string, { path, body, kind }: Sample = {}): Promise<Got> {
  const [method = '', own = ''] = call.split(' ');
  return upstream.call(method, path ?? own, { body, kind });
}

/** The call in a way that fails: without a token where what it asks for is always there. */
async function refuse(call: string): Promise<[got: number, expected: number]> {
  if (call === GENERATE) {
    return [(await upstream.generate(tenantOf('alpha'), { secret: 'x' })).status, 401];
  }
  const refusal = refusals[call];
  if (refusal !== undefined) return [(await make(call, refusal)).status, refusal.status];
  const [method = '', own = ''] = call.split(' ');
  return [(await upstream.raw(method, samples[call]?.path ?? own)).status, 401];
}

/** A conversation that there is. */
async function conversation(): Promise<string> {
  const { text } = await make(CHAT, samples[CHAT]);
  const id = textAt(JSON.parse(text.trim().split('\n')[0] ?? ''), 'id');
  return `assistant/v1/conversations/${id}`;
}

async function answer(call: string): Promise<Got> {
  if (call === GENERATE) return upstream.generate(tenantOf('alpha'));
  if (call.endsWith('conversations/{id}')) return make(call, { path: await conversation() });
  if (call.endsWith('{id}/messages')) {
    return make(call, { path: `${await conversation()}/messages` });
  }
  return make(call, samples[call]);
}

test.each(calls)('%s is answered well and in a failure', async (call) => {
  expect(String((await answer(call)).status)).toMatch(/^20[01]$/);
  const [got, expected] = await refuse(call);
  expect(got).toBe(expected);
});

test('every call of the contract has given a good and a failing answer', async () => {
  const { data } = await upstream.raw('GET', '_control/contract');
  const counted = Object.entries(Object(valueAt(data, 'calls')));
  const lacking = counted.filter(
    ([, count]) => !(Number(textAt(count, 'good')) > 0 && Number(textAt(count, 'failing')) > 0),
  );
  expect(counted).toHaveLength(calls.length);
  expect(lacking).toEqual([]);
});

test('what does not keep it is told, once, until a reset', async () => {
  const { domain } = tenantOf('alpha');
  const wrong = 'services/v1/class/recent?urut=baru';
  for (let turn = 0; turn < 2; turn += 1) await upstream.call('GET', wrong);
  // What is put in an answer's place is wrong on purpose.
  await upstream.raw('POST', '_control/settings', { body: { domain, raw: '[]' } });
  await upstream.call('GET', 'services/v0/cms/app/settings');
  const told = async () =>
    valueAt((await upstream.raw('GET', '_control/contract')).data, 'violations');
  expect(await told()).toEqual(['GET services/v1/class/recent ?urut: No such parameter.']);
  await upstream.raw('POST', '_control/reset');
  expect(await told()).toEqual([]);
});
