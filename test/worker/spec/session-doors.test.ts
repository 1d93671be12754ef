/** What keeps a visitor from being signed in as somebody else (design section 7). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { parsed } from '../harness/cookie';
import { bootOf } from '../harness/document';
import { expectFault, untilHeldBack } from '../harness/fault';
import type { Got } from '../harness/http';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, limits: { LIMIT_ACCOUNT: 10 } });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const host = 'alpha.example';
const own = `http://${host}`;

const cookiesOf = ({ cookies }: Got): Record<string, string> =>
  Object.fromEntries(cookies.map((cookie) => [parsed(cookie).name, parsed(cookie).value]));

describe('a login that another site begins', () => {
  test.each<[Record<string, string>, number]>([
    [{ 'sec-fetch-site': 'cross-site' }, 200],
    [{ 'sec-fetch-site': 'cross-site', referer: `${own}/` }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 200],
    [{ 'sec-fetch-site': 'same-site', referer: 'http://buku.alpha.example/' }, 200],
    [{ referer: 'http://evil.example/' }, 200],
    [{ referer: `${own}.evil.example/` }, 200],
    [{ 'sec-fetch-site': 'none' }, 302],
    [{ 'sec-fetch-site': 'same-origin', referer: `${own}/Class` }, 302],
    [{ referer: `${own}/Class` }, 302],
    [{}, 302],
  ])('%j is answered %i', async (headers, status) => {
    const got = await site.get(host, '/Login?to=/Class', headers);
    expect([got.status, got.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(got.cookies).toHaveLength(status === 302 ? 1 : 0);
    if (status === 302) return;
    expect(got.headers).not.toHaveProperty('location');
    expect(got.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(textAt(bootOf(got.text), 'page', 'name')).toBe('login');
  });
});

describe('a login that another site ends', () => {
  const account = () => `${platform.origin}/account/choose?kind=4`;

  test.each<[what: string, headers: () => Record<string, string>, isSession: boolean]>([
    ['the account site', () => ({ 'sec-fetch-site': 'cross-site', referer: account() }), true],
    ['a page that says nothing', () => ({ 'sec-fetch-site': 'cross-site' }), true],
    ['no one knows whom', () => ({}), true],
    ['its own page', () => ({ 'sec-fetch-site': 'cross-site', referer: `${own}/Class` }), true],
    [
      'a site that the account site has asked',
      () => ({ 'sec-fetch-site': 'cross-site', referer: 'http://masuk.example/' }),
      true,
    ],
    ['a sibling', () => ({ 'sec-fetch-site': 'same-site' }), false],
    [
      'a sibling that says so',
      () => ({ 'sec-fetch-site': 'same-site', referer: 'http://buku.example/' }),
      false,
    ],
  ])('or not: by %s', async (_what, headers, isSession) => {
    const token = await platform.signIn(4);
    const cookie = '__Host-login_to=%2FClass';
    const got = await site.get(host, `/callbackauth?token=${token}`, { cookie, ...headers() });
    expect([got.status, got.headers.location]).toEqual([
      303,
      isSession ? '/Class' : '/callbackauth',
    ]);
    expect(cookiesOf(got)['__Host-access_token']).toBe(isSession ? token : undefined);
    // One that failed leads where it was to when it is tried again.
    expect(cookiesOf(got)['__Host-login_again']).toBe(isSession ? undefined : '%2FClass');
  });
});

describe('a login over a session that lives', () => {
  const come = async (present: string, token: string) => {
    const cookie = `__Host-login_to=%2FClass; __Host-access_token=${present}`;
    return site.get(host, `/callbackauth?token=${token}`, { cookie });
  };

  test('of the same person goes on', async () => {
    const token = await platform.signIn(4);
    const got = await come(await platform.signIn(4), token);
    expect([got.status, got.headers.location]).toEqual([303, '/Class']);
    expect(cookiesOf(got)).toMatchObject({ '__Host-access_token': token, signed_in: '1' });
  });

  test('that the platform has ended goes on', async () => {
    const token = await platform.signIn(4);
    const got = await come('tidak-berlaku', token);
    expect([got.headers.location, cookiesOf(got)['__Host-access_token']]).toEqual([
      '/Class',
      token,
    ]);
  });

  test('of somebody else asks first, and then goes on', async () => {
    const [present, token] = [await platform.signIn(4), await platform.signIn(2)];
    const asked = await come(present, token);
    expect([asked.status, asked.headers.location]).toEqual([303, '/callbackauth']);
    expect(asked.headers['referrer-policy']).toBe('no-referrer');
    const {
      '__Host-login_switch': waiting = '',
      login_name: name = '',
      ...others
    } = cookiesOf(asked);
    expect(others).toEqual({ '__Host-login_to': '' });
    expect(decodeURIComponent(name)).toBe('Mentor Contoh');
    const kept = asked.cookies.find((cookie) => cookie.startsWith('__Host-login_switch'));
    expect(kept).toContain('; HttpOnly;');

    const cookie = `__Host-access_token=${present}; __Host-login_switch=${waiting}`;
    const got = await site.post(host, '/session/switch', { headers: { cookie } });
    expect([got.status, textAt(got.json, 'data', 'to')]).toEqual([200, '/Class']);
    expect(cookiesOf(got)).toEqual({
      '__Host-access_token': token,
      access_token: '',
      signed_in: '1',
      '__Host-assistant_token': '',
      assistant_token: '',
      '__Host-login_switch': '',
      login_name: '',
    });
    expect(got.text).not.toContain(token);
  });

  test('asks also when the platform cannot say who is there', async () => {
    const [present, token] = [await platform.signIn(4), await platform.signIn(2)];
    await platform.fault({ path: 'v1/user/me', status: 500, times: 1 });
    const got = await come(present, token);
    await platform.heal();
    expect(cookiesOf(got)).not.toHaveProperty('__Host-access_token');
  });
});

describe('a session that a sibling has planted', () => {
  const me = async (cookie: string) => {
    const got = await site.get(host, '/api/services/v1/user/me', { cookie });
    return [got.status, textAt(got.json, 'data', 'kind')];
  };

  test('does not take the place of the visitor’s own', async () => {
    const [own, planted] = [await platform.signIn(4), await platform.signIn(2)];
    expect(await me(`access_token=${planted}; __Host-access_token=${own}`)).toEqual([200, '4']);
    expect(await me(`__Host-access_token=${own}; access_token=${planted}`)).toEqual([200, '4']);
  });

  test('beside one of before the prefix leaves none', async () => {
    const [own, planted] = [await platform.signIn(4), await platform.signIn(2)];
    expect(await me(`access_token=${planted}; access_token=${own}`)).toEqual([401, '']);
  });
});

describe('a switch', () => {
  const wait = async (kind: number) =>
    `__Host-login_switch=%2FClass|${await platform.signIn(kind)}`;
  const post = (cookie: string, headers: Record<string, string> = { origin: own }) =>
    site.send('POST', host, '/session/switch', { headers: { cookie, ...headers } });

  test.each<Record<string, string>>([
    {},
    { origin: 'http://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: own, 'sec-fetch-site': 'same-site' },
  ])('is not made from elsewhere: %j', async (headers) => {
    const got = await post(await wait(2), headers);
    expectFault(got, 403);
    expect(got.cookies).toEqual([]);
  });

  test.each([
    ['', 404],
    ['__Host-login_switch=', 404],
    ['__Host-login_switch=%2FClass|', 404],
    ['__Host-login_switch=%2F%2Fevil.example|abc', 404],
    ['__Host-login_switch=%2FClass|tidak-dikenal', 401],
    ['login_switch=%2FClass|tidak-dikenal', 404],
  ])('of what does not wait: "%s"', async (cookie, status) => {
    const got = await post(cookie);
    expectFault(got, status);
    expect(got.cookies).toEqual([]);
  });

  test('is no GET', async () => {
    const { status, headers } = await site.get(host, '/session/switch');
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });
});

describe('a host of no tenant', () => {
  test.each(['/login?to=/Class', '/callbackauth?token=abc', '/callbackauth'])(
    'has no %s',
    async (path) => {
      const got = await site.get('evil.example', path, { cookie: '__Host-login_to=%2F' });
      expectFault(got, 404);
      expect(got.headers['x-tenant-source']).toBe('default');
      expect([got.cookies, got.headers.location]).toEqual([[], undefined]);
    },
  );
});

describe('a login that failed', () => {
  const loginTo = (got: Got): string => decodeURIComponent(cookiesOf(got)['__Host-login_to'] ?? '');

  test('leads where it was to when it is tried again', async () => {
    const failed = await site.get(host, '/callbackauth?token=tidak-dikenal', {
      cookie: '__Host-login_to=%2FClass%3Fsearch%3Dweb',
    });
    expect([failed.status, failed.headers.location]).toEqual([303, '/callbackauth']);
    expect(cookiesOf(failed)).toMatchObject({ '__Host-login_to': '' });
    const again = failed.cookies.find((cookie) => cookie.startsWith('__Host-login_again')) ?? '';
    expect(again).toContain('; HttpOnly;');
    const cookie = again.split(';')[0] ?? '';
    const retried = await site.get(host, '/login', { cookie });
    expect(loginTo(retried)).toBe('/Class?search=web');
    expect(cookiesOf(retried)).toMatchObject({ '__Host-login_again': '' });
    expect(loginTo(await site.get(host, '/login?to=/About', { cookie }))).toBe('/About');
  });

  test.each([
    '__Host-login_again=%2F%2Fevil.example',
    '__Host-login_again=%zz',
    '__Host-login_again=',
  ])('leads nowhere else: %s', async (cookie) => {
    expect(loginTo(await site.get(host, '/login', { cookie }))).toBe('/welcome');
  });

  test('of another browser remembers nothing', async () => {
    const failed = await site.get(host, '/callbackauth?token=tidak-dikenal');
    expect(cookiesOf(failed)).not.toHaveProperty('__Host-login_again');
  });
});

describe('a visitor who comes too often', () => {
  test('is held back from switching', async () => {
    const headers = { 'cf-connecting-ip': '198.51.100.250' };
    await untilHeldBack(() => site.post(host, '/session/switch', { headers }), 10);
  });

  test.each(['/login', '/callbackauth?token=tidak-dikenal'])('is held back: %s', async (path) => {
    const headers = {
      'cf-connecting-ip': `198.51.100.${path.length}`,
      cookie: '__Host-login_to=%2F',
    };
    await untilHeldBack(() => site.get(host, path, headers), 10);
    const page = await site.get(host, path, { ...headers, 'sec-fetch-mode': 'navigate' });
    expect([page.status, page.headers['retry-after']]).toEqual([429, '60']);
    expect(page.headers['referrer-policy']).toBe(
      path === '/login' ? 'strict-origin-when-cross-origin' : 'no-referrer',
    );
  });
});
