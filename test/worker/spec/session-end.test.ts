/** Signing out, and the assistant's login (design section 7). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { parsed } from '../harness/cookie';
import { expectFault, untilHeldBack } from '../harness/fault';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, limits: { LIMIT_LOGIN: 10 } });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const host = 'alpha.example';
const local = 'alpha.localhost:8787';

describe('signing out', () => {
  const logout = '/session/logout';
  test('clears all cookies', async () => {
    const { status, cookies, json } = await site.post(host, logout);
    expect([status, textAt(json, 'message')]).toEqual([200, 'Anda sudah keluar.']);
    const cleared = cookies.map(parsed);
    expect(cleared.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-access_token', ''],
      ['access_token', ''],
      ['__Host-assistant_token', ''],
      ['assistant_token', ''],
      ['signed_in', ''],
      ['scripted', ''],
    ]);
    for (const { attributes } of cleared) expect(attributes).toContain('Max-Age=0');
  });

  test('with all that is kept of somebody leaves no cookie of the site', async () => {
    const { status, cookies } = await site.post(host, `${logout}?of=everything`);
    const names = cookies.map((cookie) => parsed(cookie).name);
    expect(status).toBe(200);
    const hidden = ['login_to', 'login_again', 'login_switch', 'receipt', 'wish'];
    expect(names).toEqual(
      expect.arrayContaining([
        '__Host-access_token',
        'signed_in',
        'hemat',
        'login_name',
        ...hidden.map((name) => `__Host-${name}`),
      ]),
    );
    for (const cookie of cookies) expect(parsed(cookie).attributes).toContain('Max-Age=0');
  });

  test('from the assistant leaves the visitor signed in', async () => {
    const { status, cookies } = await site.post(host, `${logout}?of=assistant`);
    expect([status, cookies.map((cookie) => parsed(cookie).name)]).toEqual([
      200,
      ['__Host-assistant_token', 'assistant_token'],
    ]);
  });

  test.each([
    {},
    { origin: 'http://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('not from elsewhere: %j', async (headers) => {
    const got = await site.send('POST', host, logout, { headers });
    expectFault(got, 403);
    expect(got.cookies).toEqual([]);
  });

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
    const names = got.cookies.map((cookie) => parsed(cookie).name);
    const opened = ['__Host-assistant_token', 'assistant_token'];
    expect([got.status, names]).toEqual([status, status === 201 ? opened : []]);
    expect(got.text).not.toContain('asisten-satu');
  });

  test('is held back after ten tries', async () => {
    const headers = { 'cf-connecting-ip': '198.51.100.9' };
    const body = { ...sound, password: 'salah-lagi' };
    await untilHeldBack(() => site.post(host, path, { headers, body }), 10);
  });
});
