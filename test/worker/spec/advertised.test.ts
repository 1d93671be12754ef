/**
 * Every tenant's sitemap, feeds, menus and links: what is advertised is served and may be indexed,
 * and what may be indexed is advertised.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchPage } from '../../../app/route/page-table';
import { tenants } from '../../../tenants.json';
import { canonicalOf } from '../harness/document';
import type { Got } from '../harness/http';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { sampled } from '../harness/walks';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

/** What is no page: calls, files, and the way to the account site, which is no robot's. */
const NO_PAGE = /^\/(api|assets|brand|_ipx|login|callbackauth)(\/|$)|\.\w+$/i;

const isOpen = ({ status, headers }: Got): boolean =>
  status === 200 && !/noindex/.test(headers['x-robots-tag'] ?? '');

const isCanonical = (domain: string, path: string, { text }: Got): boolean =>
  canonicalOf(text) === `https://${domain}${path}`;

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The pages that a document links to. */
function linksOf(html: string): string[] {
  const paths = matchesOf(html, /<a [^>]*href="(\/[^"]*)"/g);
  const pages = paths.map((path) => path.replace(/[?#].*/, '').replaceAll('&amp;', '&'));
  return pages.filter((path) => !NO_PAGE.test(path));
}

/** Does something with each, a few at once. */
async function each<T>(all: Iterable<T>, act: (one: T) => Promise<void>): Promise<void> {
  const queue = [...all];
  const work = async (): Promise<void> => {
    for (let one = queue.pop(); one !== undefined; one = queue.pop()) await act(one);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

/** The sitemap's paths, once all of it is there. */
async function sitemapOf(domain: string): Promise<Set<string>> {
  const get = () => site.get(domain, '/sitemap.xml');
  await expect.poll(async () => (await get()).headers['cache-control']).not.toBe('no-store');
  const { text } = await get();
  const places = matchesOf(text, /<loc>([^<]+)<\/loc>/g).map((place) => new URL(place));
  expect(places.filter(({ host }) => host !== domain)).toEqual([]);
  const paths = places.map(({ pathname }) => pathname);
  expect(new Set(paths).size).toBe(paths.length);
  return new Set(paths);
}

/** The most items of one page that are looked at: the first ones and the last ones. */
const MOST_ITEMS = 6;

/** The paths, with so many of each page's items. */
function someOf(paths: Iterable<string>): string[] {
  const byPage = new Map<string, string[]>();
  for (const path of paths) {
    const match = matchPage(path, () => true);
    const name = match === null || match === 'bad' ? path : match.name;
    byPage.set(name, [...(byPage.get(name) ?? []), path]);
  }
  return [...byPage.values()].flatMap((all) =>
    all.length <= MOST_ITEMS
      ? all
      : [...all.slice(0, MOST_ITEMS / 2), ...all.slice(-MOST_ITEMS / 2)],
  );
}

/** A chapter is a part of its course, which leads to it: a list of courses knows none of them. */
const isChapter = (path: string): boolean => {
  const match = matchPage(path, () => true);
  return match !== null && match !== 'bad' && match.name.endsWith('-chapter');
};

const looked = sampled(tenants);

test.each(looked.filter(({ developer }) => !developer))('$key', async ({ domain }) => {
  const robots = await site.get(domain, '/robots.txt');
  expect(robots.text).toContain(`Sitemap: https://${domain}/sitemap.xml\n`);
  const advertised = await sitemapOf(domain);
  const links = new Set<string>();
  const feeds = new Set<string>();
  const wrong: string[] = [];
  await each(someOf(advertised), async (path) => {
    const got = await site.get(domain, path);
    if (!isOpen(got) || !isCanonical(domain, path, got))
      wrong.push(`${path} is advertised, and ${got.status}`);
    for (const link of linksOf(got.text)) links.add(link);
    const alternates = matchesOf(got.text, /<link [^>]*type="application\/rss\+xml"[^>]*>/g);
    for (const feed of alternates) feeds.add(/href="([^"]+)"/.exec(feed)?.[1] ?? '');
  });
  const others = [...links].filter((path) => !advertised.has(path) && !isChapter(path));
  await each(others, async (path) => {
    const got = await site.get(domain, path);
    if (got.status !== 200) wrong.push(`${path} is linked to, and ${got.status}`);
    else if (isOpen(got) && isCanonical(domain, path, got))
      wrong.push(`${path} may be indexed, and is not advertised`);
  });
  for (const feed of ['/feed.xml', '/podcasts/feed.xml', ...feeds]) {
    const { status, text } = await site.get(domain, new URL(feed, `https://${domain}`).pathname);
    if (status !== 200) expect(feeds).not.toContain(feed);
    const items = matchesOf(text, /<guid>([^<]+)<\/guid>/g).map((url) => new URL(url).pathname);
    wrong.push(...items.filter((path) => !advertised.has(path)).map((path) => `feed: ${path}`));
  }
  expect(wrong.slice(0, 20)).toEqual([]);
});

test.each(looked.filter(({ developer }) => developer))('$key has none', async ({ key }) => {
  const { status } = await site.get(`${key}.localhost`, '/sitemap.xml');
  expect(status).toBe(404);
});
