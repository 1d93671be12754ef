/** Feeds by kind of post, held to what RSS 2.0 asks for. */

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFault } from '../harness/fault';
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
const reader = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' });

type Guid = { '#text': string; '@_isPermaLink': string };
type Item = { title: string; link: string; guid: Guid; description: string; pubDate: string };
type Channel = { title: string; link: string; description: string; language: string; item: Item[] };

/** What a feed says, once it is well-formed XML and has what RSS 2.0 wants of a channel and an item. */
async function channelOf(path: string, of = host): Promise<Channel> {
  const { status, headers, text } = await site.get(of, path);
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(XMLValidator.validate(text)).toBe(true);
  const { rss } = reader.parse(text) as { rss: { '@_version': string; channel: Channel } };
  expect(rss['@_version']).toBe('2.0');
  const channel = rss.channel;
  expect(channel).toMatchObject({
    language: 'id',
    'atom:link': { '@_href': `https://${of}${path}` },
  });
  expect([channel.title, channel.link, channel.description].every(Boolean)).toBe(true);
  expect(new URL(channel.link).host).toBe(of);
  const items = channel.item ?? [];
  expect(new Set(items.map(({ guid }) => guid['#text'])).size).toBe(items.length);
  for (const item of items) {
    expect(item.title).toMatch(/\S/);
    // What stays when the title changes, and the address with it.
    expect(item.guid['@_isPermaLink']).toBe('false');
    expect(item.guid['#text']).toMatch(new RegExp(`^(post|podcast)-\\d+@${of}$`));
    expect(item.pubDate).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/);
  }
  return channel;
}

const kinds = [
  ['/news/feed.xml', '/News', '/News'],
  ['/berita/feed.xml', '/Berita', '/Berita'],
  ['/blog/feed.xml', '/Blog', '/Blog'],
  ['/articles/feed.xml', '/Articles/Detail', '/Articles'],
  ['/tulisan-temans/feed.xml', '/Tulisan-Temans', '/Tulisan-Temans'],
  ['/donation/feed.xml', '/Donation', '/Donation'],
] as const;

test.each(kinds)('%s holds what %s lists, and is linked from there', async (path, list, start) => {
  const { link, item } = await channelOf(path);
  expect(link).toBe(`https://${host}${list}`);
  expect(item.length).toBeGreaterThan(1);
  for (const { link } of item) expect(link.startsWith(`https://${host}${start}/`)).toBe(true);
  const own = new URL(item[0]?.link ?? '').pathname;
  for (const page of [list, own]) {
    const { status, text } = await site.get(host, page);
    expect([status, text.includes(`href="${path}"`)]).toEqual([200, true]);
  }
  expect((await site.get(host, '/About')).text).not.toContain(path);
});

test('the feed of all holds each kind, the newest first', async () => {
  const { item } = await channelOf('/feed.xml');
  for (const [, , start] of kinds.filter(([path]) => path !== '/donation/feed.xml')) {
    expect(item.filter(({ link }) => link.includes(`${host}${start}/`)).length).toBeGreaterThan(0);
  }
  const times = item.map(({ pubDate }) => Date.parse(pubDate));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

/** What Apple and Spotify insist on of a show and of an episode. */
type Show = Channel & {
  'itunes:author': string;
  'itunes:owner': { 'itunes:name': string; 'itunes:email': string };
  'itunes:explicit': string | boolean;
  'itunes:type': string;
  'itunes:category': { '@_text': string };
  'itunes:image': { '@_href': string };
  item: (Item & {
    enclosure?: { '@_url': string; '@_length': string; '@_type': string };
    'itunes:duration': number;
    'itunes:episode': number;
    'itunes:episodeType': string;
  })[];
};

test('the podcast is what directories take, with recordings as their host has them', async () => {
  await platform.forget();
  const path = '/podcasts/feed.xml';
  const show = (await channelOf(path)) as Show;
  expect(show).toMatchObject({
    'itunes:author': expect.stringMatching(/\S/),
    'itunes:owner': { 'itunes:name': show['itunes:author'], 'itunes:email': `halo@${host}` },
    'itunes:type': 'episodic',
    'itunes:category': { '@_text': 'Education' },
    'itunes:image': { '@_href': `https://${host}/brand/alpha/cover.png` },
  });
  const cover = await site.send('GET', host, '/brand/alpha/cover.png');
  expect([cover.status, cover.headers['content-type']]).toEqual([200, 'image/png']);
  expect(String(show['itunes:explicit'])).toMatch(/^(true|false)$/);
  expect(show.item.length).toBeGreaterThan(20);
  for (const item of show.item) {
    expect(item['itunes:episodeType']).toBe('full');
    const [seconds, length] = [item['itunes:duration'], Number(item.enclosure?.['@_length'])];
    expect(item.enclosure?.['@_type']).toBe('audio/mpeg');
    // 32 kbit/s, in whole frames.
    expect(length).toBeGreaterThanOrEqual(seconds * 4000);
    expect(length).toBeLessThan(seconds * 4000 + 96);
    expect(item['itunes:episode']).toBeGreaterThan(0);
  }
  const heads = () => platform.seen().then((all) => all.filter(({ method }) => method === 'HEAD'));
  expect((await heads()).length).toBe(show.item.length);
  // What they said is kept.
  await channelOf(path);
  expect((await heads()).length).toBe(show.item.length);
  const [first] = show.item;
  const url = first?.enclosure?.['@_url'] ?? '';
  const recording = await fetch(url, { headers: { range: 'bytes=0-3' } });
  expect([recording.status, recording.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);
  expect([...new Uint8Array(await recording.arrayBuffer())].slice(0, 2)).toEqual([0xff, 0xfb]);
});

test('the page of the podcast says where its feed is', async () => {
  const { text } = await site.get(host, '/Podcasts');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '{}';
  const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
  expect(graph[0]).toMatchObject({
    '@type': 'PodcastSeries',
    url: `https://${host}/Podcasts`,
    webFeed: `https://${host}/podcasts/feed.xml`,
    image: expect.stringMatching(/^https:\/\//),
  });
});

test('a site without the list has the feed of its posts all the same', async () => {
  expect((await channelOf('/articles/feed.xml', 'buku.example')).item.length).toBeGreaterThan(0);
  for (const path of ['/blog/feed.xml', '/berita/feed.xml', '/podcasts/feed.xml']) {
    expectFault(await site.get('buku.example', path), 404);
  }
});

test.each(['/blog/feed.xml', '/podcasts/feed.xml', '/sitemap.xml', '/robots.txt'])(
  'who has %s as it is gets no more than that said',
  async (path) => {
    const get = (tag = '') => site.get(host, path, { 'if-none-match': tag });
    // Until all lists have come there is more of it with each look.
    await expect.poll(async () => (await get()).headers['cache-control']).not.toBe('no-store');
    const again = await get((await get()).headers.etag);
    expect([again.status, again.text]).toEqual([304, '']);
  },
);

test.each(['POST', 'PUT', 'DELETE'])('%s is no way to a feed', async (method) => {
  const got = await site.send(method, host, '/blog/feed.xml');
  expect([got.status, got.headers.allow]).toEqual([405, 'GET, HEAD']);
});
