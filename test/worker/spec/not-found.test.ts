/** What only the app finds not to be there is no page in the first byte either. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { bootOf, canonicalOf, metaOf, pageOf, titleOf } from '../harness/document';
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

/** The first link of a page that looks so. */
async function linkOf(path: string, shape: RegExp): Promise<string> {
  const { text } = await site.get(host, path);
  const links = [...text.matchAll(/ href="([^"]+)"/g)].map(([, link = '']) => link);
  const found = links.find((link) => shape.test(link));
  expect(found, `${path} links to ${shape}`).toBeDefined();
  return found ?? '';
}

/** The address of a chapter that is there. */
async function chapter(): Promise<string> {
  const course = await linkOf('/Courses', /^\/Courses\/[\w-]+$/);
  return linkOf(course, /\/module\/[^/]+\/chapter\/[^/]+$/);
}

interface Case {
  page: string;
  good: () => Promise<string>;
  /** What makes another address of the good one, of which there is nothing. */
  spoil: (path: string) => string;
}

describe.each<[string, Case]>([
  [
    'a chapter that its course lacks',
    {
      page: 'courses-chapter',
      good: chapter,
      spoil: (path) => path.replace(/chapter\/[^/]+$/, 'chapter/tidak-ada'),
    },
  ],
  [
    'a chapter in a module that has another',
    {
      page: 'courses-chapter',
      good: chapter,
      spoil: (path) => path.replace(/module\/[^/]+/, 'module/tidak-ada'),
    },
  ],
  [
    'a programme under the id of another',
    {
      page: 'program-detail',
      good: async () => '/Program/1/rekayasa-web',
      spoil: (path) => path.replace('/1/', '/2/'),
    },
  ],
])('%s', (_what, { page, good, spoil }) => {
  test('is a 404 as any other, and the good one is a page', async () => {
    const path = await good();
    const there = await site.get(host, path);
    expect([there.status, valueAt(bootOf(there.text), 'status')]).toEqual([200, 200]);
    expect(there.headers.etag).toBeDefined();

    const got = await site.get(host, spoil(path));
    expect([got.status, got.headers['cache-control'], got.headers.etag]).toEqual([
      404,
      'no-store',
      undefined,
    ]);
    expect(got.headers['x-robots-tag']).toContain('noindex');
    expect(metaOf(got.text, 'robots')).toContain('noindex');
    expect([canonicalOf(got.text), titleOf(got.text)]).toEqual([
      '',
      expect.stringContaining('Halaman tidak ditemukan'),
    ]);
    expect(pageOf(got.text)).toContain('Oops.. Maaf halaman tidak ditemukan');
    const boot = bootOf(got.text);
    expect([valueAt(boot, 'status'), textAt(boot, 'page', 'name')]).toEqual([404, page]);
    expect(valueAt(boot, 'prefetched')).toEqual({});
    // The good one is what it was.
    expect((await site.get(host, path)).text).toBe(there.text);
  });

  test('is rendered once for the page, and asked for once', async () => {
    const path = spoil(await good());
    const { text } = await site.get(host, path);
    const before = await rendered();
    await platform.forget();
    for (const again of [path, `${path}/`, `${path}?utm_source=a`, path]) {
      const got = await site.get(host, again);
      expect([got.status, got.text === text], again).toEqual([404, true]);
    }
    expect(await rendered()).toBe(before);
    const head = await site.send('HEAD', host, path);
    expect([head.status, head.text]).toEqual([404, '']);
    const known = await site.get(host, path, { 'if-none-match': '"x"' });
    expect(known.status).toBe(404);
  });
});
