/** Public answers kept at the edge, by tenant (design section 6); their ages are in time.test.ts. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  await site?.stop();
  site = await Site.start({ platform });
  await platform.forget();
  return () => platform.heal();
});
afterAll(() => site.stop());

const host = 'alpha.example';
const recent = 'services/v1/class/recent';
const asked = async (path = recent): Promise<number> => (await platform.seen(path)).length;

/** Asks until the answer is kept: it is put away behind the visitor's. */
async function keep(seen: string, path: string): Promise<void> {
  const origin = async () => (await site.get(seen, path)).headers['x-edge-cache'];
  await expect.poll(origin).toBe('hit');
}

test('a second visitor’s answer comes from the edge', async () => {
  const first = await site.get(host, `/api/${recent}`);
  expect(first.headers['x-edge-cache']).toBe('miss');
  await keep(host, `/api/${recent}`);
  await platform.forget();
  const second = await site.get(host, `/api/${recent}`);
  expect(second.headers['x-edge-cache']).toBe('hit');
  expect([second.status, second.text]).toEqual([200, first.text]);
  expect(second.headers['content-type']).toBe(first.headers['content-type']);
  expect(second.headers['cache-control']).toBe('no-store');
  expect(second.headers).not.toHaveProperty('x-stored-at');
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(await platform.seen()).toEqual([]);
});

test('the same tenant by another host shares it, however the query is spelled', async () => {
  const list = '/api/services/v1/class/active';
  await keep(host, `${list}?page=2&pageSize=3`);
  const paths = [`${list}?pageSize=3&page=2`, `${list}?page=2&x=9&pageSize=3&utm_source=y`];
  for (const path of paths) {
    for (const seen of ['www.alpha.example', 'alpha.localhost']) {
      expect((await site.get(seen, path)).headers['x-edge-cache']).toBe('hit');
    }
  }
  expect((await site.get(host, `${list}?page=3&pageSize=3`)).headers['x-edge-cache']).toBe('miss');
});

test('no tenant sees another’s, nor the special domain the usual one’s', async () => {
  const path = '/api/services/v0/cms/app/settings';
  const title = async (seen: string, at = path) => {
    const { headers, json } = await site.get(seen, at);
    return [headers['x-edge-cache'], textAt(json, 'data', 'meta', 'url')];
  };
  expect(await title(host)).toEqual(['miss', 'https://alpha.example']);
  expect(await title('yayasan.example')).toEqual(['miss', 'https://yayasan.example']);
  expect(await title(host, `/pesilat${path}`)).toEqual(['miss', 'https://pesilat.example']);
  await keep(host, path);
  expect(await title(host)).toEqual(['hit', 'https://alpha.example']);
  await keep('pesilat.example', path);
  expect(await title('pesilat.example')).toEqual(['hit', 'https://pesilat.example']);
});

test.each(['__Host-access_token=akses', '__Host-assistant_token=asisten'])(
  'a visitor with %s neither gets nor leaves a kept answer',
  async (cookie) => {
    await site.get(host, `/api/${recent}`, { cookie });
    const { headers } = await site.get(host, `/api/${recent}`);
    expect(headers['x-edge-cache']).toBe('miss');
    const again = await site.get(host, `/api/${recent}`, { cookie });
    expect([again.status, again.headers['x-edge-cache']]).toEqual([200, undefined]);
    expect(await asked()).toBe(3);
  },
);

test.each([
  [{ status: 500 }, 500],
  [{ status: 404 }, 404],
  [{ status: 201 }, 201],
  [{ status: 200, body: '<p>', contentType: 'text/html' }, 502],
  [{ location: 'http://elsewhere.example/' }, 502],
])('%j is not kept', async (fault, status) => {
  await platform.fault({ path: 'v1/class/recent', times: 1, ...fault });
  expect((await site.get(host, `/api/${recent}`)).status).toBe(status);
  const { status: after, headers } = await site.get(host, `/api/${recent}`);
  expect([after, headers['x-edge-cache']]).toEqual([200, 'miss']);
});

test.each([
  'services/v1/authorizer/version',
  'services/v1/authorizer/validate',
  'services/v3/post/view?kindSlug=articles&slug=panduan-singkat-belajar-koding-setelah-pulang-kerja',
  'data/donations',
  'data/aspirations',
])('%s is asked for each time', async (call) => {
  for (let sent = 0; sent < 2; sent += 1) {
    const own = { 'sec-fetch-site': 'same-origin' };
    const { status, headers } = await site.get(host, `/api/${call}`, own);
    expect([status, headers['x-edge-cache']]).toEqual([200, undefined]);
  }
  expect(await asked(call)).toBe(2);
});

test('what is kept outlives a platform that breaks', async () => {
  await keep(host, `/api/${recent}`);
  await platform.fault({ status: 500 });
  const { status, headers } = await site.get(host, `/api/${recent}`);
  expect([status, headers['x-edge-cache']]).toEqual([200, 'hit']);
});

test('a document’s prefetch and the app’s own call share one answer', async () => {
  const path = '/api/services/v1/class/overview?slug=dasar-web';
  const origin = async () => (await site.get(host, path)).headers['x-edge-cache'];
  await keep(host, path);
  await platform.forget();
  const { text } = await site.get(host, '/Class/dasar-web');
  expect(text).toContain('"services/v1/class/overview?slug=dasar-web":{');
  expect([await origin(), await asked('services/v1/class/overview')]).toEqual(['hit', 0]);
});
