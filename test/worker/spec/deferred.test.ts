/** What an isolate answers with the code that it starts with, and what it loads a module for. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootOf } from '../harness/document';
import { expectFault } from '../harness/fault';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const host = 'alpha.example';
const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
const elsewhere = { 'sec-fetch-site': 'cross-site' };

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.start();
});
afterAll(() => platform.stop());

describe('a module that says so', () => {
  /** No status of the edge's own. */
  const SAID = 299;
  let site: Site;
  beforeAll(async () => {
    const deferred = `export default class {
      fetch(request) {
        return Promise.resolve(new Response(request.method + ' ' + request.url, { status: ${SAID} }));
      }
    }`;
    site = await Site.start({ platform, deferred });
  });
  afterAll(() => site.stop());

  test.each<[string, string, Record<string, string>?]>([
    ['GET', '/'],
    ['HEAD', '/'],
    ['GET', '/Class/dasar-web'],
    ['GET', '/tidak-ada'],
    ['PUT', '/'],
    ['GET', '/api/services/v1/class/recent'],
    ['GET', '/api/services/tidak/ada'],
    ['GET', '/_edge/health'],
    ['GET', '/Login', { ...navigation, ...elsewhere }],
    ['GET', '/callbackauth', navigation],
  ])('is not loaded for %s %s', async (method, path, headers) => {
    const { status } = await site.send(method, host, path, { headers: headers ?? {} });
    expect([200, 404, 405]).toContain(status);
  });

  test.each([
    ['GET', '/Login'],
    ['GET', '/callbackauth?token=x'],
    ['POST', '/CallbackPayment'],
    ['POST', '/session/logout'],
    ['POST', '/session/switch'],
    ['POST', '/api/assistant/v2/chat'],
    ['POST', '/api/services/v1/auth/login'],
    ['GET', '/api/services/v0/cms/app/request-demo?email=a%40contoh.id'],
    ['GET', '/api/services/v0/cms/app/request%2Ddemo?email=a%40contoh.id'],
    ['OPTIONS', '/api/services/v1/class/recent'],
    ['GET', '/robots.txt'],
    ['GET', '/sitemap.xml'],
    ['GET', '/feed.xml'],
    ['GET', '/podcasts/feed.xml'],
    ['GET', '/manifest.webmanifest'],
    ['GET', '/favicon.ico'],
    ['GET', '/_ipx/w_320/hero.png'],
    ['GET', '/_art/people/Siti.svg'],
    ['GET', '/assets/tidak-ada.js'],
    ['GET', '/brand/tidak-ada/logo.svg'],
  ])('answers %s %s', async (method, path) => {
    const { status, text } = await site.send(method, host, path);
    expect([status, text]).toEqual([SAID, `${method} http://${host}${path}`]);
  });
});

describe.each([
  ['cannot be loaded', "throw new Error('rusak');"],
  ['breaks', "export default class { fetch() { throw new Error('rusak'); } }"],
])('a module that %s', (_what, deferred) => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start({ platform, deferred });
  });
  afterAll(() => site.stop());

  test('costs what it would have answered, and nothing else', async () => {
    expectFault(await site.post(host, '/session/logout'), 500);
    const screen = await site.get(host, '/Login', navigation);
    expect([screen.status, screen.headers['x-tenant']]).toEqual([500, 'alpha']);
    expect(bootOf(screen.text)).toMatchObject({ status: 500 });
    expect((await site.get(host, '/')).status).toBe(200);
    expect((await site.get(host, '/api/services/v1/class/recent')).status).toBe(200);
    const lines = () => site.logs.filter((line) => line.includes('"status":500'));
    await expect.poll(() => lines().length).toBe(2);
  });

  test('keeps what has a token in its address to itself', async () => {
    for (const headers of [navigation, {}]) {
      const got = await site.get(host, '/callbackauth?token=rahasia', headers);
      expect(got.status).toBe(500);
      expect(got.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    }
  });
});
