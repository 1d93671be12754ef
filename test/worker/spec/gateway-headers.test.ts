/** What goes up with a call, and what a call of the signed-in needs (design section 6). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import tenants from '../../../tenants.json';
import { textAt } from '../../upstream/spec/harness';
import { expectFault } from '../harness/fault';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const host = 'alpha.example';
const alpha = tenants.tenants.find(({ key }) => key === 'alpha');

describe('what goes up', () => {
  const spoof = {
    cookie: '__Host-access_token=akses; __Host-assistant_token=asisten; other=lain',
    authorization: 'Bearer evil',
    apptoken: 'evil',
    lmsid: 'evil',
    apikey: 'evil',
    'x-app-authorization': 'evil',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=203.0.113.9',
    'proxy-authorization': 'Basic evil',
    'accept-language': 'xx-evil',
    range: 'bytes=0-1',
    'x-anything': 'evil',
    'x-request-id': 'permintaan-0001',
  };
  test.each([
    ['services/v1/class/recent', { authorization: 'Bearer akses' }],
    ['api/batch/active', { lmsid: alpha?.lmsId }],
    ['auth/user/detail', { 'x-app-authorization': alpha?.lmsId, authorization: 'Bearer akses' }],
    ['programs/list', {}],
    ['statistics/statistics', { lmsid: alpha?.lmsId, authorization: 'Bearer akses' }],
    ['assistant/v1/identity/me', { authorization: 'Bearer asisten' }],
    [
      'data/donations',
      { apikey: 'kunci-anonim-lokal', authorization: 'Bearer kunci-anonim-lokal' },
    ],
  ])('to %s', async (call, credentials) => {
    await platform.forget();
    const got = await site.get(host, `/api/${call}`, spoof);
    expect(got.headers['x-request-id']).toBe('permintaan-0001');
    const [seen] = await platform.seen(call);
    const { apptoken, ...sent } = seen?.headers ?? {};
    const own = ['authorization', 'lmsid', 'apikey', 'x-app-authorization'];
    const shown = Object.fromEntries(Object.entries(sent).filter(([name]) => own.includes(name)));
    expect(shown).toEqual(credentials);
    expect(apptoken === undefined).toBe(/^(assistant|data)\//.test(call));
    expect(sent['x-request-id']).toBe('permintaan-0001');
    const allowed = [...own, 'accept', 'x-request-id', 'host', 'accept-encoding', 'content-length'];
    const runtime = ['cf-worker', 'cf-ew-via', 'cdn-loop', 'cf-connecting-ip'];
    const foreign = Object.keys(sent).filter((name) => ![...allowed, ...runtime].includes(name));
    expect(foreign).toEqual([]);
    expect(JSON.stringify(seen)).not.toMatch(/evil|203\.0\.113|lain/);
  });

  test.each(['kurang', 'a b', 'x'.repeat(65)])('the request id %j is replaced', async (id) => {
    const { headers } = await site.get(host, '/api/data/donations', { 'x-request-id': id });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });
});

test('calls of the signed-in need a session of that host', async () => {
  for (const call of ['services/v1/user/me', 'auth/user/detail', 'services/v2/payout/list']) {
    expectFault(await site.get(host, `/api/${call}`), 401);
    expectFault(await site.get(host, `/api/${call}`, { cookie: '__Host-assistant_token=x' }), 401);
  }
  expectFault(
    await site.get(host, '/api/assistant/v1/identity/me', { cookie: '__Host-access_token=x' }),
    401,
  );
  const cookie = `__Host-access_token=${await platform.signIn(4)}`;
  const { status, json } = await site.get(host, '/api/services/v1/user/me', { cookie });
  expect([status, textAt(json, 'data', 'kind')]).toEqual([200, '4']);
});
