/** Leaving for the account site and coming back (design section 7). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import tenants from '../../../tenants.json';
import { textAt } from '../../upstream/spec/harness';
import { openToken } from '../harness/app-token';
import { parsed } from '../harness/cookie';
import { bootOf } from '../harness/document';
import { expectFault } from '../harness/fault';
import type { Got } from '../harness/http';
import { type Fault, Platform } from '../harness/platform';
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
    const credential = { id: row?.appId, secret: expect.any(String), host: row?.domain };
    expect(openToken(token)).toEqual({ ...credential, timestamp: expect.any(Number) });
    expect(code).toMatch(/^[0-9a-f]{24}$/);
    expect(cookies).toHaveLength(1);
    const name = seen.includes('localhost') ? 'login_to' : '__Host-login_to';
    expect(parsed(cookies[0])).toMatchObject({ name, value: '%2FClass' });
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
    ['/Login?to=/Class', '/welcome'],
    ['/%6cogin', '/welcome'],
    ['/CallbackAuth?token=x', '/welcome'],
    ['/session/logout', '/welcome'],
    ['/api/services/v1/user/me', '/welcome'],
  ])('to=%j ends at %s', async (to, end) => {
    const { cookies } = await site.get(host, `/login?to=${encodeURIComponent(to)}`);
    const { name, value } = parsed(cookies[0]);
    expect([cookies.length, name, decodeURIComponent(value)]).toEqual([1, '__Host-login_to', end]);
    const token = await platform.signIn(4);
    const cookie = `__Host-login_to=${encodeURIComponent(to)}`;
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
    const headers = { cookie: 'login_to=%2FClass; __Host-login_to=%2FClass' };
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
    const all = (await callback(https, seen)).map(parsed);
    const [session, ...others] = all.filter(({ name }) => !secure || name !== 'access_token');
    const [cleared, signedIn] = others;
    const [security, prefix] = secure ? [['Secure'], '__Host-'] : [[], ''];
    expect(session?.name).toBe(`${prefix}access_token`);
    expect(session?.attributes.toSorted()).toEqual([...common, ...security, month].toSorted());
    expect(cleared).toMatchObject({ name: `${prefix}login_to`, value: '' });
    expect(cleared?.attributes).toContain('Max-Age=0');
    expect(signedIn).toMatchObject({ name: 'signed_in', value: '1' });
    const readable = common.filter((attribute) => attribute !== 'HttpOnly');
    expect(signedIn?.attributes.toSorted()).toEqual([...readable, ...security, month].toSorted());
  });
});

/** Whatever came is gone from the address, and nobody is signed in. */
function expectFailed({ status, headers, cookies }: Got): void {
  expect(status).toBe(303);
  expect(headers).toMatchObject({
    location: '/callbackauth',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const [ended, ...others] = cookies.map((cookie) => parsed(cookie));
  expect(ended).toMatchObject({ name: '__Host-login_to', value: '' });
  // Where the next try leads, and no session.
  expect(others.filter(({ name }) => name !== '__Host-login_again')).toEqual([]);
}

describe('coming back', () => {
  const come = (query: string, cookie = '__Host-login_to=%2FClass') =>
    site.get(host, `/callbackauth${query}`, cookie ? { cookie } : {});

  test('opens a session, which the platform takes', async () => {
    const { status, headers, cookies } = await come(`?token=${await platform.signIn(3)}`);
    expect([status, headers.location]).toEqual([303, '/Class']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const { name, value } = parsed(cookies[0]);
    const cookie = `${name}=${value}`;
    const me = await site.get(host, '/api/services/v1/user/me', { cookie });
    expect([me.status, textAt(me.json, 'data', 'kind')]).toEqual([200, '3']);
  });

  test.each([
    ['without a login begun here', '', true],
    ['with a login that a sibling has planted', 'login_to=%2FClass', true],
    ['with a token the platform does not know', '__Host-login_to=%2F', false],
  ])('%s opens none', async (_what, cookie, known) => {
    const token = known ? await platform.signIn(4) : 'tidak-dikenal';
    expectFailed(await come(`?token=${token}`, cookie));
  });

  test.each(['?token=', '?token=a%20b', '?token=a%0d%0ax', '?token=%zz', '?other=x', '?token'])(
    'with "%s" opens none',
    async (query) => expectFailed(await come(query)),
  );

  const nobody = { status: false, message: 'Tidak dikenal', data: null };
  const somebody = { status: true, data: { id: 7, name: 'Sari' } };
  test.each<[string, Omit<Fault, 'host' | 'path'>]>([
    ['nobody, with 200', { status: 200, body: nobody }],
    ['somebody, with a false status', { status: 200, body: { ...somebody, status: false } }],
    ['somebody without an id', { status: 200, body: { status: true, data: { name: 'Sari' } } }],
    ['a page', { status: 200, body: '<p>Halo</p>', contentType: 'text/html' }],
    ['nothing', { status: 204 }],
    ['a redirect', { location: 'http://127.0.0.1:1/' }],
    ['an error', { status: 500, body: somebody }],
  ])('a platform that answers %s opens none', async (_what, fault) => {
    const token = await platform.signIn(4);
    await platform.fault({ host: 'services', path: 'v1/user/me', ...fault });
    expectFailed(await come(`?token=${token}`));
    await platform.heal();
  });

  test('a platform that is down opens none', async () => {
    const lonely = await Site.start();
    const got = await lonely.get(host, '/callbackauth?token=abc', {
      cookie: '__Host-login_to=%2F',
    });
    await lonely.stop();
    expectFailed(got);
  });

  test('without a query is a page, which tells how it ended', async () => {
    const { status, cookies, headers, text } = await come('');
    expect([status, cookies, headers['referrer-policy']]).toEqual([200, [], 'same-origin']);
    expect(textAt(bootOf(text), 'page', 'name')).toBe('callback-auth');
  });
});
