/** What visitors append to addresses, and what they ask for that nobody has, makes no more documents. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { metaOf, pageOf } from '../harness/document';
import { pageCounts } from '../harness/page-counts';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const host = 'alpha.example';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

/** How often a page was rendered so far. */
const rendered = async () => (await pageCounts(site, host)).rendered;

test('one document for all spellings of an address', async () => {
  const { text, headers } = await site.get(host, '/Class?level=beginner&search=web');
  const before = await rendered();
  for (const path of [
    '/class/?search=web&level=beginner',
    '/CLASS?utm_source=a&level=beginner&search=web&fbclid=1',
    '/Class?level=beginner&level=advanced&search=+web+&page=1',
  ]) {
    const got = await site.get(host, path);
    expect([got.status, got.headers.etag, got.text === text], path).toEqual([
      200,
      headers.etag,
      true,
    ]);
  }
  expect(await rendered()).toBe(before);
});

test('one document for all that a page does not have, asked for once', async () => {
  const { text } = await site.get(host, '/Class/tidak-ada-satu');
  const before = await rendered();
  await platform.forget();
  for (const path of ['/Class/tidak-ada-satu', '/class/tidak-ada-dua', '/Class/tidak-ada-satu']) {
    const got = await site.get(host, path);
    expect([got.status, got.text === text], path).toEqual([404, true]);
  }
  expect(await rendered()).toBe(before);
  expect(await platform.seen('services/v1/class/overview')).toHaveLength(1);
});

test.each([
  ['/Class/desain-grafis', 'v1/class/overview'],
  ['/News', 'v3/post/list'],
  ['/Network', 'v1/school/list'],
  ['/Testimony', 'v3/post/list'],
])('%s without its main call is no page of nothing', async (path, call) => {
  await platform.fault({ path: call, status: 500 });
  const got = await site.get(host, path);
  expect([got.status, got.headers['retry-after'], got.headers['cache-control']]).toEqual([
    503,
    '30',
    'no-store',
  ]);
  expect(metaOf(got.text, 'robots')).toContain('noindex');
  const page = pageOf(got.text);
  expect(page).not.toContain('Sedang dalam perbaikan');
  // It is read without a script, and the way to try again is a link.
  expect(page).toContain('Isi halaman ini belum bisa diambil.');
  expect(page).toMatch(/<a href="" [^>]*>Coba lagi<\/a>/);
  await platform.heal();
});
