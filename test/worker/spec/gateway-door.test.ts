/** Which calls the gateway lets through, and with which query (design section 6). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('what is no call', () => {
  test.each([
    ['/api/services/v1/nothing', 404],
    ['/api/services/v1/class', 404],
    ['/api/services/v1/class/active/', 400],
    ['/api/services/V1/class/active', 404],
    ['/api/nobody/v1/class/active', 404],
    ['/api/services', 404],
    ['/api/', 404],
    ['/api', 404],
    ['/api/services/v1/class/..%2factive', 400],
    ['/api/services/..%2f..%2fetc', 400],
    ['/api/services/%2e%2e/v1/class/active', 404],
    ['/api/services//evil.example/x', 400],
    ['/api//evil.example/', 404],
    ['/api/services/https://evil.example/', 400],
    ['/api/services/v1%5Cclass', 400],
    ['/api/services/v1%00', 400],
    ['/api/services/alpha/cms/app/setting/a%2fb', 400],
    ['/api/services/alpha/cms/app/setting/a%255cb', 400],
    ['/api/services/alpha/cms/app/setting/%E0%A4%A', 400],
    ['/api/services/v1/class/active%3Fx=1', 404],
    ['/api/services/v1/class/active%23x', 404],
    [`/api/services/${'a'.repeat(2000)}`, 400],
    ['/api/services/short', 404],
    ['/api/services@evil.example/x', 404],
    ['/pesilat/api', 404],
    ['/pesilat/api/services/v1/nothing', 404],
  ])('GET %s', async (path, status) => {
    await platform.forget();
    expectFault(await site.get(host, path), status);
    expect(await platform.seen()).toEqual([]);
  });

  test.each([
    '/api/services\\v1\\nothing',
    '/api\\services\\..\\..\\v1/class/active',
    '/api/services/../../v1/class/active',
    '\\\\evil.example/api/services/v1/class/active',
  ])('%s leads nowhere', async (path) => {
    await platform.forget();
    expect((await site.get(host, path)).status).toBeOneOf([400, 404]);
    expect(await platform.seen('services/v1/class')).toEqual([]);
  });

  test.each([
    ['POST', '/api/services/v1/authorizer/token/generate'],
    ['POST', '/api/auth/generate/token'],
    ['POST', '/api/mailer/v1/notify'],
  ])('%s %s is the edge’s own', async (method, path) => {
    await platform.forget();
    expectFault(await site.post(host, path, { body: {} }, method), 404);
    expect(await platform.seen()).toEqual([]);
  });
});

test.each([
  ['POST', '/api/services/v1/class/active', 'GET'],
  ['DELETE', '/api/services/v1/class/active', 'GET'],
  ['HEAD', '/api/services/v1/class/active', 'GET'],
  ['OPTIONS', '/api/services/v1/class/active', 'GET'],
  ['PROPFIND', '/api/services/v1/class/active', 'GET'],
  ['GET', '/api/services/v3/post/create', 'POST'],
  ['PATCH', '/api/services/alpha/cms/app/settings', 'GET, PUT'],
  ['PATCH', '/api/data/donations', 'GET, POST'],
])('%s %s tells what is allowed: %s', async (method, path, allow) => {
  const got = await site.post(host, path, method === 'POST' ? { body: {} } : {}, method);
  expect([got.status, got.headers.allow]).toEqual([405, allow]);
  if (method !== 'HEAD') expectFault(got, 405);
});

test('the query is cut to what the call takes, and sorted', async () => {
  await platform.forget();
  const query = 'search=b%20c&evil=1&page=2&filter.type=online&page=2&__proto__=x&appToken=y';
  expect((await site.get(host, `/api/services/v1/class/active?${query}`)).status).toBe(200);
  const [seen] = await platform.seen('services/v1/class/active');
  const sent = new URL(seen?.path ?? '', platform.origin).searchParams;
  expect([...new Set(sent.keys())]).toEqual(['filter.type', 'page', 'search']);
  expect([sent.get('search'), sent.get('filter.type')]).toEqual(['b c', 'online']);
});

test.each(['search=%zz', 'search=%00', `search=${'a'.repeat(9000)}`])(
  'the query %j is refused',
  async (query) => {
    expectFault(await site.get(host, `/api/services/v1/class/active?${query.slice(0, 9100)}`), 400);
  },
);

describe('the settings of a tenant by its key', () => {
  test.each([
    ['GET', 'alpha/cms/app/settings', 200],
    ['GET', 'alpha/cms/app/setting/title', 200],
    ['GET', 'aksara/cms/app/settings', 404],
    ['PUT', 'aksara/cms/app/settings', 404],
    ['PUT', 'aksara/cms/app/setting/title', 404],
    ['GET', 'nobody/cms/app/id', 404],
  ])('%s %s is a %i', async (method, path, status) => {
    const cookie = `__Host-access_token=${await platform.signIn(1)}`;
    await platform.forget();
    const sent = {
      headers: { cookie },
      ...(method === 'PUT' && { body: { value: 'Milik lain' } }),
    };
    expect((await site.post(host, `/api/services/${path}`, sent, method)).status).toBe(status);
    const asked = (await platform.seen('services')).filter((one) => one.path.includes('/cms/'));
    expect(asked.filter((one) => !one.path.includes(path))).toEqual([]);
    if (status === 404) expect(asked).toEqual([]);
  });
});

describe('the hosted database', () => {
  test.each([
    ['donations', 'select=amount'],
    ['donations?campaign=eq.beasiswa', 'campaign=eq.beasiswa&select=amount'],
    [
      'aspirations?limit=5&offset=1&or=(name.eq.a)',
      'limit=5&order=created_at.desc&select=id%2Ccampaign%2Cname%2Cmessage%2Ccreated_at',
    ],
  ])('%s asks for what pages show', async (call, query) => {
    await platform.forget();
    expect((await site.get(host, `/api/data/${call}`)).status).toBe(200);
    const [seen] = await platform.seen('data');
    expect(seen?.path.split('?')[1]).toBe(query);
  });

  test.each([
    'donations?select=*',
    'donations?select=name,email,amount',
    'donations?campaign=neq.a',
    'aspirations?limit=100000',
    'aspirations?order=email.asc',
    'book_reviews?book_slug=like.*',
  ])('%s is refused', async (call) => {
    await platform.forget();
    expectFault(await site.get(host, `/api/data/${call}`), 400);
    expect(await platform.seen('data')).toEqual([]);
  });
});
