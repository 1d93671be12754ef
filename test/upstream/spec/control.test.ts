/** The switches other tests rely on. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Got, tenantOf, textAt, Upstream, valueAt } from './harness';

const recent = 'services/v1/class/recent';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await Upstream.start();
  // Signs the client in before any fault is set.
  await upstream.call('GET', recent);
});
afterAll(() => upstream.stop());
afterEach(() => upstream.raw('DELETE', '_control/fault'));

const fault = (body: object): Promise<Got> => upstream.raw('POST', '_control/fault', { body });

test.each([
  ['a status', { status: 503 }, 503],
  ['a body that is no JSON', { status: 200, body: '<p>Halo</p>', contentType: 'text/html' }, 200],
  ['a redirect', { location: 'http://elsewhere.example/' }, 302],
  ['another host alone', { host: 'api', status: 500 }, 200],
  ['another path alone', { path: 'v1/class/active', status: 500 }, 200],
  ['a prefix', { path: 'v1/class/*', status: 500 }, 500],
  ['another method alone', { method: 'POST', status: 500 }, 200],
])('a fault by %s', async (_what, body, status) => {
  await fault(body);
  const got = await upstream.call('GET', recent);
  expect(got.status).toBe(status);
  expect(got.text.startsWith('<p>')).toBe('contentType' in body);
  expect(got.headers.get('location')).toBe('location' in body ? body.location : null);
});

test('a fault strikes as often as it was told to', async () => {
  await fault({ status: 500, times: 2 });
  const ask = async () => (await upstream.call('GET', recent)).status;
  expect([await ask(), await ask(), await ask()]).toEqual([500, 500, 200]);
});

test('a delay alone answers as usual, later', async () => {
  await fault({ delayMs: 200 });
  const begun = performance.now();
  expect((await upstream.call('GET', recent)).status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(190);
});

test.each([{ status: 99 }, { status: 'x' }, { delayMs: '5' }])(
  'refuses the fault %j',
  async (body) => {
    expect((await fault(body)).status).toBe(422);
  },
);

test('settings can be put in place of a domain’s own, as an object or as raw text', async () => {
  const { domain } = tenantOf('alpha');
  const ask = async () => upstream.call('GET', 'services/v0/cms/app/settings');
  const put = (body: object) =>
    upstream.raw('POST', '_control/settings', { body: { domain, ...body } });
  await put({ settings: { title: 'Lain' } });
  expect((await ask()).data).toEqual({ title: 'Lain' });
  await put({ raw: '{oops' });
  expect((await ask()).text).toBe('{oops');
  await put({ settings: null });
  expect(textAt((await ask()).data, 'title')).toBe('Alpha Academy');
});

test('the log has what was sent up, without bodies', async () => {
  await upstream.raw('DELETE', '_control/log');
  await upstream.call('GET', `${recent}?a=1`, { headers: { 'X-Test': 'ya' } });
  const { data } = await upstream.raw('GET', '_control/log');
  expect(data).toHaveLength(1);
  expect(textAt(data, '0', 'path')).toBe(`/${recent}?a=1`);
  expect(textAt(data, '0', 'headers', 'x-test')).toBe('ya');
});

test('a reset brings the demo content back, and leaves the pairs and sessions that sites hold', async () => {
  const body = { name: 'Ayu', message: 'Semangat!' };
  await upstream.call('POST', 'data/aspirations', { body });
  expect((await upstream.call('GET', 'services/v1/user/me', { kind: 4 })).status).toBe(200);
  await upstream.raw('POST', '_control/reset');
  expect((await upstream.call('GET', 'services/v1/user/me', { kind: 4 })).status).toBe(200);
  const { body: rows } = await upstream.call('GET', 'data/aspirations');
  expect(rows).toHaveLength(30);
  expect(valueAt(rows, '30')).toBeUndefined();
});
