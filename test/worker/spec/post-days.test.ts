/**
 * A post's day is the one in WIB, wherever it is shown: what is published at 17:30Z is of the day after,
 * which a date that is cut off its text would not be.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import tenants from '../../../tenants.json';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { bootOf, pageOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const publishedAt = '2026-03-31T17:30:00Z';
const post = (id: number) => ({
  id,
  slug: `tulisan-${id}`,
  title: `Tulisan ${id}`,
  summary: 'Ringkasan tulisan.',
  content: '<p>Isi tulisan.</p>',
  author: 'Sari',
  cover: '',
  category: { id: 1, slug: 'kabar', name: 'Kabar' },
  publishedAt,
});
const items = Array.from({ length: 10 }, (_, at) => post(at + 1));
const list = { items, page: 1, perPage: 10, totalItems: 10, totalPages: 1 };
const answer = (data: unknown) => ({ body: { status: true, message: '', data } });

/** Pages that show posts, or one, where a tenant has them. */
const inner: Readonly<Record<string, string>> = {
  news: '/News',
  'news-detail': '/News/1/tulisan-1',
  blog: '/Blog',
  'blog-detail': '/Blog/1/tulisan-1',
  berita: '/Berita',
  'berita-article': '/Berita/tulisan-1',
  'tulisan-temans': '/Tulisan-Temans',
  'tulisan-temans-detail': '/Tulisan-Temans/tulisan-1',
  article: '/Articles/tulisan-1',
  'article-detail': '/Articles/Detail/1/tulisan-1',
};

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  for (const path of ['v3/post/list', 'v1/post/article/list', 'v1/post/list']) {
    await platform.fault({ path, ...answer(list) });
  }
  for (const path of ['v3/post/detail', 'v1/post/detail']) {
    await platform.fault({ path, ...answer(post(1)) });
  }
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

/** What a page says, without its tags. */
const wordsOf = (html: string): string =>
  pageOf(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const brands = tenants.tenants.filter((row) => !('developer' in row));
const shown: string[] = [];

test.each(brands.map(({ key }) => key))('%s', async (key) => {
  const host = `${key}.localhost`;
  const home = await site.get(host, '/');
  const pages = valueAt(bootOf(home.text), 'tenant', 'pages');
  const has = ([page]: [string, string]) => Array.isArray(pages) && pages.includes(page);
  const paths = [
    '/',
    ...Object.entries(inner)
      .filter(has)
      .map(([, path]) => path),
  ];
  expect(textAt(bootOf(home.text), 'tenant', 'key')).toBe(key);
  for (const path of paths) {
    const { status, text } = path === '/' ? home : await site.get(host, path);
    expect(status, path).toBe(200);
    const words = wordsOf(text);
    expect(words, path).not.toMatch(/31 Mar|31\/0?3|2026-03-31|31\.0?3/);
    if (/\b1 Apr(il)? 2026|\b1 Apr\b/.test(words)) shown.push(`${key} ${path}`);
  }
});

test('and is shown there', () => {
  const landings = shown.filter((page) => page.endsWith(' /'));
  expect(landings.length).toBeGreaterThanOrEqual(5);
  expect(shown.length).toBeGreaterThan(60);
});
