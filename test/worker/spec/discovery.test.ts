/** Sitemaps and feeds out of the platform's lists: kept, paged, and there while it fails. */

import { afterEach, expect, test } from 'vitest';
import { Platform } from '../harness/platform';
import { type RawUpstream, rawAnswer, startRaw } from '../harness/raw-upstream';
import { Site } from '../harness/site';
import { CLOCK, hastyLimits } from '../harness/wrappers';

const host = 'alpha.example';
const MINUTE = 60_000;

let site: Site;
const others: { stop(): Promise<void> }[] = [];
afterEach(() => Promise.all([site.stop(), ...others.splice(0).map((one) => one.stop())]));

const advance = (ms: number) => site.get(host, `${CLOCK}?ms=${ms}`);
const count = (text: string, part: string): number => text.split(part).length - 1;

/** A platform whose classes are so many, a hundred a page; `fails` says which pages it does not give. */
async function startClasses(total: number, fails: (page: number) => 'no' | 'error' | 'hang') {
  const appSession = JSON.stringify({ status: true, data: { token: 'token', code: 'code' } });
  const json = (data: unknown) =>
    rawAnswer('200 OK', ['Content-Type: application/json'], JSON.stringify({ status: true, data }));
  const raw: RawUpstream = await startRaw((request) => {
    if (request.includes('/token/generate')) {
      return rawAnswer('200 OK', ['Content-Type: application/json'], appSession);
    }
    const [, number] = /\/v1\/class\/active\?page=(\d+)&pageSize=100 /.exec(request) ?? [];
    if (number === undefined) return json({ items: [], totalPages: 0 });
    const page = Number(number);
    const how = fails(page);
    if (how === 'hang') return () => {};
    if (how === 'error') return rawAnswer('500 Oh', ['Content-Type: application/json'], '{}');
    const items = Array.from({ length: Math.min(100, total - (page - 1) * 100) }, (_, index) => ({
      slug: `kelas-${(page - 1) * 100 + index}`,
      code: `BB-${page * 100 + index}`,
      updatedAt: '2026-11-20T08:00:00+07:00',
    }));
    return json({ items, page, totalPages: Math.ceil(total / 100) });
  });
  others.push(raw);
  return raw;
}

/** How many classes the sitemap has, and whether caches may keep it. */
async function sitemap(): Promise<[classes: number, isKept: boolean]> {
  const { status, headers, text } = await site.get(host, '/sitemap.xml');
  expect([status, text.includes('<loc>https://alpha.example/About</loc>')]).toEqual([200, true]);
  return [
    count(text, '<loc>https://alpha.example/Class/kelas-'),
    !/no-store/.test(headers['cache-control'] ?? ''),
  ];
}

test('a list is read to its end, and each page asked for once a minute', async () => {
  const raw = await startClasses(450, () => 'no');
  site = await Site.start({
    vars: { SERVICES_URL: raw.origin, API_URL: raw.origin },
  });
  const asked = () =>
    raw.requests.filter((request) => request.includes('/class/active?page=')).length;
  expect(await sitemap()).toEqual([450, true]);
  expect(await sitemap()).toEqual([450, true]);
  expect(asked()).toBe(5);
  await advance(MINUTE + 5_000);
  expect(await sitemap()).toEqual([450, true]);
  await expect.poll(asked).toBe(10);
});

test('more than a file holds is an index, whose files tell when they changed', async () => {
  const raw = await startClasses(5_000, () => 'no');
  site = await Site.start({ vars: { SERVICES_URL: raw.origin, API_URL: raw.origin } });
  const get = async (query = '') => (await site.get(host, `/sitemap.xml${query}`)).text;
  await expect.poll(() => get()).toContain('<sitemapindex');
  const index = await get();
  const files = [...index.matchAll(/sitemap\.xml(\?part=\d+)<\/loc><lastmod>2026-11-20</g)];
  expect(files.length).toBeGreaterThan(1);
  const texts = await Promise.all(files.map(([, query]) => get(query)));
  const all = texts.join('');
  expect(count(all, '/Class/kelas-')).toBe(5_000);
  expect(texts.every((text) => count(text, '<url>') <= 5_000)).toBe(true);
});

test('pages that fail are left out, told to no cache, and asked for again soon', async () => {
  let failing = true;
  const raw = await startClasses(500, (page) => (failing && page % 2 === 0 ? 'error' : 'no'));
  site = await Site.start({
    vars: { SERVICES_URL: raw.origin, API_URL: raw.origin },
  });
  expect(await sitemap()).toEqual([300, false]);
  failing = false;
  await advance(15_000);
  await expect.poll(sitemap).toEqual([500, true]);
  failing = true;
  for (const minutes of [2, 15, 60]) {
    await advance(minutes * MINUTE);
    expect(await sitemap()).toEqual([500, true]);
  }
});

test('a page that hangs keeps nobody from the others', async () => {
  const raw = await startClasses(300, (page) => (page === 2 ? 'hang' : 'no'));
  site = await Site.start({
    vars: { SERVICES_URL: raw.origin, API_URL: raw.origin },
    wrapper: hastyLimits,
  });
  await expect.poll(sitemap).toEqual([200, false]);
});

test('a platform that is down leaves the pages themselves, kept by nobody', async () => {
  site = await Site.start();
  expect(await sitemap()).toEqual([0, false]);
  for (const path of ['/feed.xml', '/podcasts/feed.xml']) {
    const { status, headers } = await site.get(host, path);
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});

test.each([
  ['/feed.xml', 'services/v3/post/list', 5],
  ['/podcasts/feed.xml', 'services/v1/podcast/list', 1],
])('%s is kept for a minute, then given while it is asked for', async (path, call, lists) => {
  const platform = await Platform.start();
  others.push(platform);
  site = await Site.start({ platform });
  const items = async () => count((await site.get(host, path)).text, '<item>');
  const asked = async () => (await platform.seen(call)).length;
  const many = await items();
  expect(many).toBeGreaterThan(5);
  expect([await items(), await asked()]).toEqual([many, lists]);
  await advance(MINUTE + 5_000);
  expect(await items()).toBe(many);
  await expect.poll(asked).toBe(2 * lists);
  await platform.fault({ status: 500 });
  await advance(5 * MINUTE);
  const { headers, text } = await site.get(host, path);
  expect([count(text, '<item>'), headers['cache-control']]).toEqual([many, 'public, max-age=300']);
});
