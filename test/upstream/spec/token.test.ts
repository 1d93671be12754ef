/** Pairs are given out for sound credentials alone, and let their holder in while they live. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import tenants from '../../../tenants.json';
import vectors from '../../cases/app-token.json';
import { openCredential } from '../src/token';
import { seal, tenantOf, textAt, Upstream, valueAt } from './harness';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await Upstream.start();
});
afterAll(() => upstream.stop());

const DAY = 86_400_000;
const wrong: [what: string, changes: Record<string, unknown>][] = [
  ['another key', { key: 'ff'.repeat(32) }],
  ['another id', { id: 'nobody' }],
  ['another secret', { secret: 'guess' }],
  ['a domain nobody has', { host: 'nobody.example', origin: 'https://nobody.example' }],
  ['another Origin than the domain', { origin: 'https://demo.belajar.example' }],
  ['a time long past', { timestamp: Date.now() - DAY - 60_000 }],
  ['a time far ahead', { timestamp: Date.now() + DAY + 60_000 }],
];

test.each(wrong)('no pair for %s', async (_what, changes) => {
  const got = await upstream.generate(tenantOf('alpha'), changes);
  expect(got.status).toBe(401);
  expect(got.data).toBeNull();
});

test.each(tenants.tenants)('$key gets a pair, and whole settings of its own', async (tenant) => {
  const AppToken = await upstream.appToken(tenant);
  const got = await upstream.raw('GET', 'services/v0/cms/app/settings', { headers: { AppToken } });
  expect(got.status).toBe(200);
  expect(textAt(got.data, 'meta', 'url')).toBe(`https://${tenant.domain}`);
  expect(Object.keys(Object(valueAt(got.data, 'css')))).toHaveLength(8);
  expect(Object.keys(Object(valueAt(got.data, 'meta')))).toHaveLength(11);
});

test.each([
  ['none', undefined],
  ['no token at all', 'hello'],
  ['a pair never issued', seal({ code: 'a', token: 'b' })],
  ['a credential', seal({ id: 'alpha-web', secret: 'x', timestamp: 1, host: 'alpha.example' })],
])('401 for an AppToken that is %s', async (_what, AppToken) => {
  const headers: Record<string, string> = AppToken ? { AppToken } : {};
  const got = await upstream.raw('GET', 'services/v1/class/recent', { headers });
  expect(got.status).toBe(401);
});

test('a revoked pair lets nobody in', async () => {
  const headers = { AppToken: await upstream.appToken() };
  const ask = () => upstream.raw('GET', 'services/v1/class/recent', { headers });
  expect((await ask()).status).toBe(200);
  await upstream.raw('POST', '_control/revoke');
  expect((await ask()).status).toBe(401);
});

test.each(vectors.tokens)('opens the vector "$name"', async ({ token, key, plaintext }) => {
  const opened = await openCredential(token, [key]);
  const expected: unknown = JSON.parse(plaintext);
  expect(opened).toEqual(textAt(expected, 'host') === '' ? null : expected);
});
