/**
 * Every tenant's sitemap, feeds, menus and links: what is advertised is served and may be indexed,
 * and what may be indexed is advertised.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenants } from '../../../tenants.json';
import { canonicalOf } from '../harness/document';
import type { Got } from '../harness/http';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { isWalk, sampled } from '../harness/walks';

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

/** What the page says that is not there. */
const NOT_FOUND = 'Oops.. Maaf halaman tidak ditemukan';

/** What is asked for again while the platform is slow with its answer. */
async function answerOf(domain: string, path: string): Promise<Got> {
  const got = await site.get(domain, path);
  return got.status === 503 ? answerOf(domain, path) : got;
}

const looked = sampled(tenants);

test.each(looked.filter(({ developer }) => !developer))(
  '$key',
  async ({ domain }) => {
    const robots = await site.get(domain, '/robots.txt');
    expect(robots.text).toContain(`Sitemap: https://${domain}/sitemap.xml\n`);
    const advertised = await sitemapOf(domain);
    const links = new Set<string>();
    const feeds = new Set<string>();
    const wrong: string[] = [];
    const titles = new Map<string, string>();
    await each(advertised, async (path) => {
      const got = await answerOf(domain, path);
      if (!isOpen(got) || !isCanonical(domain, path, got) || got.text.includes(NOT_FOUND))
        wrong.push(`${path} is advertised, and ${got.status}`);
      const title = /<title>([^<]*)/.exec(got.text)?.[1] ?? '';
      if (titles.has(title)) wrong.push(`${path} is called as ${titles.get(title)} is`);
      titles.set(title, path);
      for (const link of linksOf(got.text)) links.add(link);
      const alternates = matchesOf(got.text, /<link [^>]*type="application\/rss\+xml"[^>]*>/g);
      for (const feed of alternates) feeds.add(/href="([^"]+)"/.exec(feed)?.[1] ?? '');
    });
    const others = [...links].filter((path) => !advertised.has(path));
    await each(others, async (path) => {
      const got = await site.get(domain, path);
      if (got.status !== 200) wrong.push(`${path} is linked to, and ${got.status}`);
      else if (isOpen(got) && isCanonical(domain, path, got))
        wrong.push(`${path} may be indexed, and is not advertised`);
    });
    for (const feed of ['/feed.xml', '/podcasts/feed.xml', ...feeds]) {
      const { status, text } = await site.get(domain, new URL(feed, `https://${domain}`).pathname);
      if (status !== 200) expect(feeds).not.toContain(feed);
      const links = matchesOf(text, /<item>[\s\S]*?<link>([^<]+)<\/link>/g);
      const items = links.map((url) => new URL(url).pathname);
      wrong.push(...items.filter((path) => !advertised.has(path)).map((path) => `feed: ${path}`));
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  },
  120_000,
);

/** The pages that a document links to, each page of a list among them. */
function stepsOf(html: string): string[] {
  const paths = matchesOf(html, /<a [^>]*href="(\/[^"#]*)/g).map((path) =>
    path.replaceAll('&amp;', '&'),
  );
  const pages = paths.map((path) => {
    const { pathname, searchParams } = new URL(path, 'https://contoh.example');
    const [leaf, ...others] = [...searchParams];
    const isLeaf = others.length === 0 && /^(page|more)$/.test(leaf?.[0] ?? '');
    return isLeaf ? `${pathname}?${leaf?.join('=')}` : pathname;
  });
  return pages.filter((path) => !NO_PAGE.test(path));
}

/** How many pages are walked at most before something is taken for being linked to by none. */
const LONGEST_WALK = 3_000;

/** One with every kind of page takes a minute, and is walked where there is time. */
const walked = ['coding-school', 'festival', ...(isWalk ? ['alpha', 'foundation'] : [])];

test.each(walked)(
  'whatever the sitemap of %s lists is reached by links from its home',
  async (key) => {
    const domain = tenants.find((tenant) => tenant.key === key)?.domain ?? '';
    const wanted = await sitemapOf(domain);
    const seen = new Set(['/']);
    let next = ['/'];
    while (next.length > 0 && wanted.size > 0 && seen.size < LONGEST_WALK) {
      const found = new Set<string>();
      await each(next, async (path) => {
        wanted.delete(path);
        const { text } = await answerOf(domain, path);
        for (const step of stepsOf(text)) if (!seen.has(step)) found.add(step);
      });
      for (const step of found) {
        seen.add(step);
        wanted.delete(step);
      }
      next = [...found];
    }
    expect([...wanted].slice(0, 20)).toEqual([]);
  },
  240_000,
);

test.each(looked.filter(({ developer }) => developer))('$key has none', async ({ key }) => {
  const { status } = await site.get(`${key}.localhost`, '/sitemap.xml');
  expect(status).toBe(404);
});
