/**
 * What a page tells search engines, readers of feeds and previews besides its texts: structured data of what
 * it shows, out of the same answer, and where the site's feeds are.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valueAt } from '../../upstream/spec/harness';
import { bootOf } from '../harness/document';
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

/** The things of a document's structured data. */
function graphOf(html: string): unknown[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  const graph = valueAt(JSON.parse(json), '@graph');
  return Array.isArray(graph) ? graph : [];
}

const metaOf = (html: string, property: string): string | undefined =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1];

/** An address that the sitemap lists. */
async function listed(pattern: RegExp): Promise<string> {
  await expect
    .poll(async () => (await site.get(host, '/sitemap.xml')).headers['cache-control'])
    .not.toBe('no-store');
  const { text } = await site.get(host, '/sitemap.xml');
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  return places.map(({ pathname }) => pathname).find((path) => pattern.test(path)) ?? '';
}

/** By what the page's own answer holds: the name, and what readers of its kind ask for. */
test.each<[string, RegExp, string, string[]]>([
  ['name', /^\/Class\/dasar-web$/, 'Course', ['provider', 'hasCourseInstance', 'offers']],
  ['name', /^\/Program\/1\//, 'EducationalOccupationalProgram', ['provider']],
  ['title', /^\/Event\/[a-z0-9-]+$/, 'Event', ['startDate', 'location', 'organizer']],
  ['title', /^\/News\/\d+\//, 'NewsArticle', ['headline', 'datePublished', 'author', 'publisher']],
  ['title', /^\/Blog\/\d+\//, 'BlogPosting', ['headline', 'datePublished', 'author']],
  ['title', /^\/Podcasts\/\d+\//, 'PodcastEpisode', ['datePublished', 'partOfSeries']],
  ['title', /^\/Event\/Careers\/\d+\//, 'JobPosting', ['datePosted', 'jobLocation', 'description']],
])('the thing by its %s at %s is a %s', async (name, pattern, kind, fields) => {
  const path = await listed(pattern);
  const { text } = await site.get(host, path);
  const [thing, ...more] = graphOf(text);
  const others = kind === 'Course' ? ['FAQPage', 'BreadcrumbList'] : ['BreadcrumbList'];
  expect(more.map((one) => valueAt(one, '@type'))).toEqual(others);
  expect(valueAt(thing, '@type')).toBe(kind);
  expect(valueAt(thing, 'url')).toBe(`https://${host}${path}`);
  for (const field of fields) expect(valueAt(thing, field), field).toBeDefined();
  const answers = Object.values(Object(valueAt(bootOf(text), 'prefetched')));
  expect(valueAt(thing, 'name')).toBe(valueAt(answers[0], 'data', name));
  expect(JSON.stringify(thing)).not.toMatch(/null|undefined|""/);
});

test.each([
  ['/About', ['ItemList', 'BreadcrumbList']],
  ['/Make-Appointment', ['BreadcrumbList']],
  ['/Class', ['ItemList', 'BreadcrumbList']],
  ['/News?page=2', ['ItemList', 'BreadcrumbList']],
  ['/News/Kategori/kegiatan', ['ItemList', 'BreadcrumbList']],
  ['/Event/Careers', ['ItemList', 'BreadcrumbList']],
  ['/Pricing', ['ItemList', 'BreadcrumbList']],
  ['/Class/tidak-ada', []],
])('%s is about no thing, but for a list: %j', async (path, expected) => {
  const graph = graphOf((await site.get(host, path)).text);
  expect(graph.map((one) => valueAt(one, '@type'))).toEqual(expected);
});

test('the home page says how the site is searched, by an address that finds something', async () => {
  const [, webSite] = graphOf((await site.get(host, '/')).text);
  const action = valueAt(webSite, 'potentialAction');
  expect(valueAt(action, '@type')).toBe('SearchAction');
  expect(valueAt(action, 'query-input')).toBe('required name=search_term_string');
  const template = String(valueAt(action, 'target', 'urlTemplate'));
  const url = new URL(template.replace('{search_term_string}', 'flutter'));
  expect(url.host).toBe(host);
  await expect
    .poll(async () => (await site.get(host, url.pathname + url.search)).text)
    .toContain('href="/Class/flutter-untuk-pemula"');
});

test('the lean document has none: it is for visitors alone', async () => {
  const { text } = await site.get(host, '/Class/dasar-web', { 'save-data': 'on' });
  expect(text).not.toContain('application/ld+json');
});

/** What a page shows and answers besides its item stands beside it, made of the same words. */
test.each(['/', '/Pricing', '/Lms', '/Corporates', '/Liga-Smk', '/Metamorfosa'])(
  'the questions that %s answers are told of as such',
  async (path) => {
    const { status, text } = await site.get(host, path);
    expect(status).toBe(200);
    const main = text.slice(text.indexOf('<main'));
    const [, json = '{}'] = /<script type="application\/ld\+json">([^<]*)</.exec(main) ?? [];
    const page: unknown = JSON.parse(json);
    const questions = [valueAt(page, 'mainEntity')].flat();
    expect([valueAt(page, '@type'), questions.length > 1]).toEqual(['FAQPage', true]);
    const shown = (words: unknown) =>
      String(words).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
    for (const question of questions) {
      expect(main).toContain(`<span>${shown(valueAt(question, 'name'))}</span>`);
      expect(main).toContain(`<p>${shown(valueAt(question, 'acceptedAnswer', 'text'))}</p>`);
    }
    expect((await site.get(host, path, { 'save-data': 'on' })).text).not.toContain('ld+json');
  },
);

test('a programme names its courses, by their own addresses', async () => {
  const { text } = await site.get(host, await listed(/^\/Program\/1\//));
  const courses = [valueAt(graphOf(text)[0], 'hasCourse')].flat();
  expect(courses.length).toBeGreaterThan(1);
  for (const course of courses) {
    const { pathname } = new URL(String(valueAt(course, 'url')));
    expect(text).toContain(`href="${pathname}"`);
    expect((await site.get(host, pathname)).status).toBe(200);
  }
});

test('the home page says where the organisation is found and written to', async () => {
  const [organisation] = graphOf((await site.get(host, '/')).text);
  const { text } = await site.get(host, '/About');
  expect(text).toContain(String(valueAt(organisation, 'address')));
  expect(text).toContain(`mailto:${valueAt(organisation, 'email')}"`);
});

test('a list names its items in its order, by their own addresses', async () => {
  const { text } = await site.get(host, '/News');
  const items = valueAt(graphOf(text)[0], 'itemListElement');
  const urls = (Array.isArray(items) ? items : []).map((item) => valueAt(item, 'url'));
  const [first] = Object.values(Object(valueAt(bootOf(text), 'prefetched')));
  const shown = valueAt(first, 'data', 'items');
  const paths = (Array.isArray(shown) ? shown : []).map(
    (item) => `https://${host}/News/${valueAt(item, 'id')}/${valueAt(item, 'slug')}`,
  );
  expect(paths.length).toBeGreaterThan(3);
  expect(urls).toEqual(paths);
});

test('the way to a chapter is named by what is there', async () => {
  const { text } = await site.get(host, '/Courses/dasar-web');
  const chapter = /href="(\/Courses\/dasar-web\/module\/[^"]+)"/.exec(text)?.[1] ?? '';
  const crumbs = graphOf((await site.get(host, chapter)).text);
  const said = JSON.stringify(crumbs);
  expect(said).toContain('/Courses/dasar-web"');
  expect(said).not.toContain('{slug');
  expect(said).toContain('Dasar Web');
});

test('a post is an article that tells when it came out', async () => {
  const { text } = await site.get(host, await listed(/^\/News\/\d+\//));
  expect(metaOf(text, 'og:type')).toBe('article');
  expect(metaOf(text, 'article:published_time')).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(metaOf((await site.get(host, '/News')).text, 'og:type')).toBe('website');
});

describe('the feeds', () => {
  const feedsIn = (html: string): string[] =>
    [
      ...html.matchAll(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)">/g),
    ].map(([, path = '']) => path);

  test.each([
    ['alpha.example', ['/feed.xml', '/podcasts/feed.xml']],
    ['galeri.localhost', ['/feed.xml']],
  ])('of %s are linked to where there are some', async (of, expected) => {
    const { text } = await site.get(of, '/');
    expect(feedsIn(text)).toEqual(expected);
    for (const path of ['/feed.xml', '/podcasts/feed.xml']) {
      expect((await site.get(of, path)).status).toBe(expected.includes(path) ? 200 : 404);
    }
  });

  test.each([
    '/feed.xml',
    '/podcasts/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
  ])('%s is sent once to who keeps it', async (path) => {
    await listed(/^\/Class\//);
    const { status, headers } = await site.get(host, path);
    const etag = headers.etag ?? '';
    expect([status, etag]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{32}"$/)]);
    const again = await site.get(host, path, { 'if-none-match': `"x", ${etag}` });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    expect((await site.get(host, path, { 'if-none-match': '"x"' })).status).toBe(200);
  });
});
