/** What fails on a navigation is shown by the app's error screen; a call is answered JSON. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { bootOf, titleOf } from '../harness/document';
import { expectFault } from '../harness/fault';
import { Site } from '../harness/site';

let lonely: Site;
beforeAll(async () => {
  // Every upstream is out of reach.
  lonely = await Site.start();
});
afterAll(() => lonely.stop());

const host = 'alpha.example';
const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

describe.each<[string, string, string, number]>([
  ['a login without the platform', 'GET', '/Login', 502],
  ['an address that cannot be read', 'GET', '/%zz', 400],
  ['a method that a page does not take', 'PUT', '/Class', 405],
  ['an asset that is not there', 'GET', '/assets/x.js', 404],
  ['a sign-out by link', 'GET', '/session/logout', 405],
])('%s', (_what, method, path, status) => {
  test('is a screen to who navigates', async () => {
    const headers = { ...navigation, origin: `http://${host}` };
    const got = await lonely.send(method, host, path, { headers });
    expect([got.status, got.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(got.headers).toMatchObject({ 'x-tenant': 'alpha', 'cache-control': 'no-store' });
    expect(got.headers['x-robots-tag']).toContain('noindex');
    expect(got.headers.allow === undefined).toBe(status !== 405);
    expect(textAt(bootOf(got.text), 'status')).toBe(String(status));
    const title = status === 404 ? 'Halaman tidak ditemukan' : 'Terjadi kesalahan';
    expect(titleOf(got.text)).toContain(title);
  });

  test('is JSON to anything else', async () => {
    for (const headers of [{}, { 'sec-fetch-mode': 'cors', accept: 'text/html' }]) {
      const got = await lonely.send(method, host, path, { headers });
      expectFault(got, status);
    }
  });
});

test('a call is answered JSON, also in the address bar', async () => {
  for (const path of ['/api/services/v1/class/recent', '/api/services/nope', '/api/x', '/api']) {
    const got = await lonely.get(host, path, navigation);
    expect(got.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(got.status).toBeGreaterThanOrEqual(400);
  }
});

describe('where there is no tenant', () => {
  test('what is no host', async () => {
    const got = await lonely.get('a..b', '/', navigation);
    expect([got.status, got.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(got.text).toContain('Opps.. Maaf terjadi kesalahan pada website');
    expectFault(await lonely.get('a..b', '/'), 400);
  });

  test('an unknown host, where hosts are strict', async () => {
    const strict = await Site.start({ vars: { STRICT_HOSTS: 'true' } });
    const got = await strict.get('evil.example', '/login', navigation);
    const plain = await strict.get('evil.example', '/login');
    await strict.stop();
    expect([got.status, got.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(got.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect(got.text).toContain('Oops.. Maaf halaman tidak ditemukan');
    expect(got.text).not.toMatch(/alpha/i);
    expectFault(plain, 404);
  });
});
