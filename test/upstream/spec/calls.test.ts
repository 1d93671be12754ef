/** Every call of the catalogue is played, checks its input, and enforces its sign-in. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import catalogue from '../../cases/catalogue.json';
import { Upstream, valueAt } from './harness';
import { samples } from './samples';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await Upstream.start();
});
afterAll(() => upstream.stop());

const generate = 'POST services/v1/authorizer/token/generate';
const calls = catalogue.calls.map(({ call }) => call).filter((call) => call !== generate);

test.each(calls)('%s is answered', async (call) => {
  const [method = '', path = ''] = call.split(' ');
  const { status = 200, kind, body, path: filled = path } = samples[call] ?? {};
  const got = await upstream.call(method, filled, { body, kind });
  expect(`${got.status} ${got.status === status ? '' : got.text}`.trim()).toBe(String(status));
  expect(got.text).not.toContain('Alamat tidak ditemukan');
});

test.each(calls.filter((call) => samples[call]?.kind !== undefined))(
  '%s is refused without a sign-in',
  async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const got = await upstream.call(method, samples[call]?.path ?? path, {
      body: samples[call]?.body,
    });
    expect(got.status).toBe(401);
  },
);

const creates = calls.filter((call) => samples[call]?.status === 201 && samples[call]?.body);
test.each(creates)('%s names what is wrong with an empty body', async (call) => {
  const [method = '', path = ''] = call.split(' ');
  const body = call.includes('upload') ? new FormData() : {};
  const got = await upstream.call(method, path, { body, kind: samples[call]?.kind });
  expect(got.status).toBe(422);
  expect(valueAt(got.body, 'status')).toBe(false);
  expect(Object.keys(Object(valueAt(got.body, 'errors'))).length).toBeGreaterThan(0);
});
