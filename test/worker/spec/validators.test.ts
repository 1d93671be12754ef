/** A document's ETag tells what it is made of, so that who has it is told before it is made. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageCounts } from '../harness/page-counts';
import { Platform } from '../harness/platform';
import { brandOf, publish, rowOf } from '../harness/published';
import type { SiteOptions } from '../harness/runtime';
import { Site } from '../harness/site';
import { CLOCK, version } from '../harness/wrappers';

const host = 'alpha.example';
const wrapper = version('sama');
const signedIn = { cookie: '__Host-access_token=rahasia; signed_in=1' };

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.start();
});
afterAll(() => platform.stop());

/** A new isolate for what `work` does. */
async function withSite<T>(options: SiteOptions, work: (site: Site) => Promise<T>): Promise<T> {
  const site = await Site.start({ platform, wrapper, ...options });
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

/** How many pages have been rendered, cached and missed. */
async function made(site: Site): Promise<number> {
  const { rendered, cached, failed } = await pageCounts(site, host);
  return rendered + cached + failed;
}

const etagOf = (path: string, headers: Record<string, string> = {}, options: SiteOptions = {}) =>
  withSite(options, async (site) => (await site.get(host, path, headers)).headers.etag);

test.each(['/Pricing', '/Class/dasar-web'])(
  'an isolate that has made nothing yet tells who has %s so, and makes nothing',
  async (path) => {
    const etag = String(await etagOf(path));
    await withSite({}, async (site) => {
      for (const _again of [1, 2]) {
        const known = await site.get(host, path, { 'if-none-match': `"x", ${etag}` });
        expect([known.status, known.text]).toEqual([304, '']);
        expect(known.headers).toMatchObject({
          etag,
          'cache-control': 'public, max-age=0, must-revalidate',
          vary: expect.stringMatching(/^Save-Data, ECT, Cookie/),
          'x-tenant': 'alpha',
        });
        expect(await made(site)).toBe(0);
      }
      const other = await site.get(host, path, { 'if-none-match': '"x"' });
      expect([other.status, other.headers.etag]).toEqual([200, etag]);
    });
  },
);

test('no two documents that differ share a tag', async () => {
  const renderer = 'export async function render() { throw new Error("rusak") }';
  const tags = [
    await etagOf('/Pricing'),
    await etagOf('/About'),
    await etagOf('/Pricing', { 'save-data': 'on' }),
    await etagOf('/Pricing', {}, { wrapper: version('lain') }),
    await etagOf('/Pricing', {}, { renderer }),
  ];
  expect(tags.every((tag) => /^"[^"]+"$/.test(String(tag)))).toBe(true);
  expect(new Set(tags).size).toBe(tags.length);
  expect(await etagOf('/Pricing')).toBe(tags[0]);
  expect(await etagOf('/pricing/?utm_source=a')).toBe(tags[0]);
});

test('who has signed in since is not told that the public side is theirs', async () => {
  await withSite({}, async (site) => {
    const { headers, text } = await site.get(host, '/Welcome');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await site.get(host, '/Welcome', known)).status).toBe(304);
    const own = await site.get(host, '/Welcome', { ...known, ...signedIn });
    expect([own.status, own.headers.etag]).toEqual([200, undefined]);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.text).not.toBe(text);
    // Nor is anybody else shown theirs.
    expect((await site.get(host, '/Welcome')).text).toBe(text);
  });
});

test('a published row that changes is seen in its documents', async () => {
  const brand = brandOf('berubah', 'Sekolah Berubah');
  const site = await Site.start({ platform });
  try {
    await publish(brand, site, platform);
    const [name = ''] = brand.hosts;
    const before = await site.get(name, '/Class');
    const changed = { ...brand, tagline: 'Kata yang baru' };
    const store = await site.kv();
    await Promise.all(brand.hosts.map((one) => store.put(`tenant:${one}`, rowOf(changed))));
    // Within the minute that an isolate remembers a row it is the same document.
    const known = { 'if-none-match': String(before.headers.etag) };
    expect((await site.get(name, '/Class', known)).status).toBe(304);
    await site.get(host, `${CLOCK}?ms=61000`);
    const after = await site.get(name, '/Class', known);
    expect([after.status, after.text.includes('Kata yang baru')]).toEqual([200, true]);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  } finally {
    await site.stop();
  }
});
