/** What every answer carries, whatever it is: a document or not, found or not. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesOf } from '../harness/document';
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

const paths: [path: string, status: number][] = [
  ['/', 200],
  ['/%zz', 400],
  ['/tidak/ada', 404],
  ['/news/', 200],
  ['/_edge/health', 200],
  ['/_edge/nothing', 404],
  ['/assets/nothing.js', 404],
  ['/brand/nothing/logo.svg', 404],
  ['/robots.txt', 200],
  ['/manifest.webmanifest', 200],
  ['/sitemap.xml', 200],
  ['/_ipx/w_320/nothing.png', 404],
  ['/_art/nothing.svg', 404],
  ['/login', 302],
  ['/callbackauth?token=x', 303],
  ['/session/logout', 405],
  ['/api/services/v1/class/active', 200],
  ['/api/services/v9/nothing', 404],
];

describe.each(paths)('%s', (path, status) => {
  test('is taken for what it says it is', async () => {
    const { headers, ...got } = await site.get(host, path);
    expect([got.status, headers['x-content-type-options']]).toEqual([status, 'nosniff']);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('asks for https over https', async () => {
    const got = await site.secure(`https://${host}${path}`);
    const said = ['x-content-type-options', 'strict-transport-security'];
    expect(said.map((name) => got.headers.get(name))).toEqual(['nosniff', 'max-age=31536000']);
  });
});

/** Files of the build, which come without the worker. */
const files = async (): Promise<string[]> => [
  ...filesOf((await site.get(host, '/')).text).filter((file) => file.startsWith('/assets/')),
  ...['logo-dark.svg', 'icon.svg', 'share.png'].map((file) => `/brand/alpha/${file}`),
  '/player-sw.js',
  '/code-runner.html',
];

test('every file that is there asks for https and is taken for what it says it is', async () => {
  const found = await files();
  expect(found.length).toBeGreaterThan(10);
  const said = ['x-content-type-options', 'strict-transport-security'];
  for (const file of found) {
    const got = await site.secure(`https://${host}${file}`);
    const headers = said.map((name) => got.headers.get(name));
    expect([file, got.status, ...headers]).toEqual([file, 200, 'nosniff', 'max-age=31536000']);
  }
});

test.each([
  ['POST', '/session/logout', 200],
  ['PUT', '/About', 405],
  ['DELETE', '/_edge/health', 405],
])('%s %s too', async (method, path, status) => {
  const got = await site.post(host, path, {}, method);
  expect([got.status, got.headers['x-content-type-options']]).toEqual([status, 'nosniff']);
});

test('at a host that is none', async () => {
  const got = await site.get('a..example', '/');
  expect([got.status, got.headers['x-content-type-options']]).toEqual([400, 'nosniff']);
});
