/** Sessions (design section 7): leaving, coming back, signing out, the assistant's login. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import tenants from '../../../tenants.json';
import { textAt } from '../../upstream/spec/harness';
import { openToken } from '../harness/app-token';
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
const local = 'alpha.localhost:8787';

/** A cookie's value and attributes, in the order they stand. */
function parsed(cookie = ''): { name: string; value: string; attributes: string[] } {
  const [pair = '', ...attributes] = cookie.split('; ');
  const [name = '', value = ''] = pair.split('=');
  return { name, value, attributes };
}

describe('leaving', () => {
  test.each([
    [host, 'alpha', `http://${host}`],
    [local, 'alpha', `http://${local}`],
    ['buku.localhost', 'buku', 'http://buku.localhost'],
  ])('%s', async (seen, key, origin) => {
    const { status, headers, cookies } = await site.get(seen, '/login?to=/Class');
    const target = new URL(headers.location ?? '');
    expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
    expect(`${target.origin}${target.pathname}`).toBe(`${platform.origin}/account`);
    const { redirect, lms_id, code, token = '' } = Object.fromEntries(target.searchParams);
    const row = tenants.tenants.find((tenant) => tenant.key === key);
    expect([redirect, lms_id]).toEqual([origin, row?.lmsId]);
    expect(openToken(token)).toEqual({ code, token: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(cookies).toHaveLength(1);
    expect(parsed(cookies[0])).toMatchObject({ name: 'login_to', value: '%2FClass' });
    const page = await fetch(target);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(origin)]);
  });

  test('over https, the redirect comes back to https', async () => {
    const got = await site.secure('https://alpha.example/Login');
    const target = new URL(got.headers.get('location') ?? '');
    expect(target.searchParams.get('redirect')).toBe('https://alpha.example');
  });

  test.each([
    ['/Class/dasar-web?x=1', '/Class/dasar-web?x=1'],
    ['//evil.example', '/welcome'],
    ['/\\evil.example', '/welcome'],
    ['https://evil.example/', '/welcome'],
    ['javascript:alert(1)', '/welcome'],
    ['Class', '/welcome'],
    ['', '/welcome'],
    ['/a\r\nset-cookie: x=y', '/welcome'],
    ['/\t/evil.example', '/welcome'],
  ])('to=%j ends at %s', async (to, end) => {
    const { cookies } = await site.get(host, `/login?to=${encodeURIComponent(to)}`);
    const { name, value } = parsed(cookies[0]);
    expect([cookies.length, name, decodeURIComponent(value)]).toEqual([1, 'login_to', end]);
    const token = await platform.signIn(4);
    const cookie = `login_to=${encodeURIComponent(to)}`;
    const { headers } = await site.get(host, `/callbackauth?token=${token}`, { cookie });
    expect(headers.location).toBe(end);
  });

  test('without a platform is an error, and no redirect', async () => {
    const lonely = await Site.start();
    const got = await lonely.get(host, '/login');
    await lonely.stop();
    expectFault(got, 502);
    expect(got.headers).not.toHaveProperty('location');
  });
});

describe('cookies', () => {
  const common = ['HttpOnly', 'SameSite=Lax', 'Path=/'];
  const month = 'Max-Age=2592000';
  const callback = async (secure: boolean, seen: string) => {
    const path = `/CallbackAuth?token=${await platform.signIn(4)}`;
    const headers = { cookie: 'login_to=%2FClass' };
    if (!secure) return (await site.get(seen, path, headers)).cookies;
    return (await site.secure(`https://${seen}${path}`, headers)).headers.getSetCookie();
  };
  test.each([
    [true, host, true],
    [true, 'alpha.localhost', true],
    [false, host, true],
    [false, local, false],
    [false, '127.0.0.1:8787', false],
    [false, '192.168.1.5', false],
  ])('https %j on %s: Secure is %j', async (https, seen, secure) => {
    const [session, cleared] = (await callback(https, seen)).map(parsed);
    const security = secure ? ['Secure'] : [];
    expect(session?.name).toBe('access_token');
    expect(session?.attributes.toSorted()).toEqual([...common, ...security, month].toSorted());
    expect(cleared).toMatchObject({ name: 'login_to', value: '' });
    expect(cleared?.attributes).toContain('Max-Age=0');
  });
});

describe('coming back', () => {
  const come = (query: string, cookie = 'login_to=%2FClass') =>
    site.get(host, `/callbackauth${query}`, cookie ? { cookie } : {});

  test('opens a session, which the platform takes', async () => {
    const { status, headers, cookies } = await come(`?token=${await platform.signIn(3)}`);
    expect([status, headers.location, headers['cache-control']]).toEqual([
      303,
      '/Class',
      'no-store',
    ]);
    const { name, value } = parsed(cookies[0]);
    const cookie = `${name}=${value}`;
    const me = await site.get(host, '/api/services/v1/user/me', { cookie });
    expect([me.status, textAt(me.json, 'data', 'kind')]).toEqual([200, '3']);
  });

  test.each([
    ['without a login begun here', '', true],
    ['with a token the platform does not know', 'login_to=%2F', false],
  ])('%s opens none', async (_what, cookie, known) => {
    const token = known ? await platform.signIn(4) : 'tidak-dikenal';
    const { status, cookies, headers } = await come(`?token=${token}`, cookie);
    expect(cookies).toEqual([]);
    expect(headers).not.toHaveProperty('location');
    expect(status).toBeOneOf([200, 404]);
  });

  test.each(['', '?token=', '?token=a%20b', '?token=a%0d%0ax', '?token=%zz', '?other=x'])(
    'with "%s" opens none',
    async (query) => {
      const { cookies, headers } = await come(query);
      expect([cookies, headers.location]).toEqual([[], undefined]);
    },
  );
});

describe('signing out', () => {
  const logout = '/session/logout';
  test('clears both sessions', async () => {
    const { status, cookies, json } = await site.post(host, logout);
    expect([status, textAt(json, 'message')]).toEqual([200, 'Anda sudah keluar.']);
    const cleared = cookies.map(parsed);
    expect(cleared.map(({ name, value }) => [name, value])).toEqual([
      ['access_token', ''],
      ['assistant_token', ''],
    ]);
    for (const { attributes } of cleared) expect(attributes).toContain('Max-Age=0');
  });

  test.each([{}, { origin: 'http://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'not from elsewhere: %j',
    async (headers) => {
      const got = await site.send('POST', host, logout, { headers });
      expectFault(got, 403);
      expect(got.cookies).toEqual([]);
    },
  );

  test.each(['GET', 'HEAD', 'DELETE'])('not by %s', async (method) => {
    const { status, headers } = await site.send(method, host, logout);
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });
});

describe('the assistant’s login', () => {
  const path = '/api/assistant/v1/identity/login';
  const sound = { email: 'ayu@contoh.id', password: 'belajar123' };

  test('puts the token into a cookie and out of the body', async () => {
    const { status, cookies, text, json } = await site.post(local, path, { body: sound });
    const { name, value, attributes } = parsed(cookies[0]);
    expect([status, cookies.length, name]).toEqual([200, 1, 'assistant_token']);
    expect(attributes).toEqual(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']);
    expect(value.length).toBeGreaterThan(16);
    expect(text).not.toContain(value);
    expect(json).toMatchObject({ status: true, data: {} });
    const cookie = `assistant_token=${value}`;
    const me = await site.get(local, '/api/assistant/v1/identity/me', { cookie });
    expect([me.status, textAt(me.json, 'data', 'email')]).toEqual([200, 'ayu@contoh.id']);
  });

  test.each([
    [{ ...sound, password: 'salah' }, 401],
    [{ email: 'ayu' }, 422],
  ])('%j is answered %i, without a cookie', async (body, status) => {
    const got = await site.post(host, path, { body });
    expect([got.status, got.cookies, textAt(got.json, 'status')]).toEqual([status, [], '']);
  });

  test.each([
    [{ status: 204 }, 502],
    [{ body: { status: true, data: {} } }, 502],
    [{ body: { status: true, data: { token: 'a;b' } } }, 502],
    [{ body: '<p>', contentType: 'text/html' }, 502],
    [{ status: 201, body: { token: 'asisten-satu' } }, 201],
  ])('a platform that says %j', async (fault, status) => {
    await platform.fault({ host: 'assistant', times: 1, ...fault });
    const got = await site.post(host, path, { body: sound });
    expect([got.status, got.cookies.length]).toEqual([status, status === 201 ? 1 : 0]);
    expect(got.text).not.toContain('asisten-satu');
  });

  test('is held back after ten tries', async () => {
    const headers = { 'cf-connecting-ip': '198.51.100.9' };
    const statuses = [];
    for (let sent = 0; sent < 11; sent += 1) {
      const body = { ...sound, password: `salah-${sent}` };
      statuses.push((await site.post(host, path, { body, headers })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});
