/** A store, a cache and rate limits that never answer are done without (design section 6). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { hangingBindings } from '../harness/wrappers';

const host = 'alpha.example';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, wrapper: hangingBindings });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

test.each(['/', '/Class/dasar-web', '/api/services/v1/class/recent', '/feed.xml'])(
  '%s is answered',
  async (path) => {
    const { status, text } = await site.get(host, path);
    expect(status).toBe(200);
    expect(text).not.toBe('');
  },
);

test('a detail’s data is still in its first byte', async () => {
  const { text } = await site.get(host, '/Class/dasar-web');
  expect(text).toContain('"services/v1/class/overview?slug=dasar-web":{');
});

test('a visitor is let through to a form', async () => {
  const body = { from: '/', to: '/Class', type: 'page_load', timestamp: '2026-11-20T02:00:00Z' };
  expect((await site.post(host, '/api/services/v1/logger/log/click', { body })).status).toBe(201);
});

test('operators are told', async () => {
  const { status, json } = await site.get(host, '/_edge/health');
  expect([status, json]).toMatchObject([503, { bindings: { kv: false, assets: true } }]);
});
