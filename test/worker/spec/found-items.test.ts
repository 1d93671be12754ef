/**
 * Items that the platform tells of in lists alone: the page finds them there before its first byte, by
 * their names.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplesOf } from '../../cases/samples.mjs';
import { canonicalOf, metaOf, titleOf } from '../harness/document';
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
const samples = samplesOf('alpha');

type Thing = Readonly<Record<string, unknown>>;

/** What a document says in the words of schema.org. */
function graphOf(html: string): readonly Thing[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return (JSON.parse(json) as { '@graph'?: Thing[] })['@graph'] ?? [];
}

describe('a mentor', () => {
  const address = `/Mentor/${samples['mentor-detail']?.slug}`;

  test('has a page that tells who they are', async () => {
    const { status, text } = await site.get(host, address);
    expect([status, canonicalOf(text)]).toEqual([200, `https://${host}${address}`]);
    expect(metaOf(text, 'robots')).toBe('index, follow');
    expect(text).toContain('<meta property="og:type" content="profile">');
    const [profile] = graphOf(text);
    const mainEntity = {
      '@type': 'Person',
      name: expect.stringMatching(/^\S+ \S+$/),
      jobTitle: expect.any(String),
      knowsAbout: expect.arrayContaining([expect.any(String)]),
      url: `https://${host}${address}`,
    };
    expect(profile).toMatchObject({ '@type': 'ProfilePage', mainEntity });
    expect(titleOf(text)).toContain(String(profile?.name));
  });

  test('is come to by the address that once stood in the query', async () => {
    const led = await site.get(host, '/Mentor?search=a&mentor=1&page=2');
    expect([led.status, led.headers.location]).toEqual([308, address]);
    for (const query of ['?mentor=999999', '?mentor=', '?search=1']) {
      const { status, text } = await site.get(host, `/Mentor${query}`);
      expect([status, canonicalOf(text)]).toEqual([200, `https://${host}/Mentor`]);
    }
  });

  test('in another case is led to, and one that nobody knows is not there', async () => {
    const led = await site.get(host, address.replace('mentor-', 'MENTOR-'));
    expect([led.status, led.headers.location]).toEqual([308, address]);
    expect((await site.get(host, '/Mentor/siapa-ini')).status).toBe(404);
  });

  test('is in the sitemap, and in the directory’s list', async () => {
    expect((await site.get(host, '/sitemap.xml')).text).toContain(
      `<loc>https://${host}${address}<`,
    );
    const list = graphOf((await site.get(host, '/Mentor')).text).find(
      (thing) => thing['@type'] === 'ItemList',
    );
    expect(JSON.stringify(list)).toContain(`https://${host}${address}`);
  });

  test('is looked for again where the list cannot be had', async () => {
    const fault = { host: 'api', path: 'active/mentors', status: 500, times: 3 };
    await platform.fault(fault);
    const { status, headers } = await site.get('mentor.localhost', '/Mentor/siapa-saja');
    expect([status, headers['retry-after']]).toEqual([503, expect.any(String)]);
  });
});

describe('an episode by its title', () => {
  const slug = samples['podcast-article']?.slug ?? '';

  test('says what it is, and where its own page is', async () => {
    const { status, text } = await site.get(host, `/Podcasts/${slug}`);
    const detail = samples['podcast-detail'];
    const own = `https://${host}/Podcasts/${detail?.id}/${detail?.title}`;
    expect([status, canonicalOf(text)]).toEqual([200, own]);
    expect(graphOf(text)[0]).toMatchObject({ '@type': 'PodcastEpisode', url: own });
    expect(titleOf(text)).toMatch(/^Ngobrol /);
  });

  test('is not there where no list has it', async () => {
    const { status, text } = await site.get(host, '/Podcasts/tidak-pernah-direkam');
    expect([status, metaOf(text, 'robots')]).toEqual([404, expect.stringContaining('noindex')]);
  });
});

test('a chapter is named, and so is the last step of the way to it', async () => {
  const { slug, moduleSlug, chapterSlug } = samples['courses-chapter'] ?? {};
  const address = `/Courses/${slug}/module/${moduleSlug}/chapter/${chapterSlug}`;
  const { text } = await site.get(host, address);
  const heading = /<h1[^>]*>([^<]+)</.exec(text)?.[1] ?? '';
  expect(heading).not.toBe('');
  expect(titleOf(text).startsWith(`${heading}, Dasar Web |`)).toBe(true);
  const crumbs = graphOf(text).find((thing) => thing['@type'] === 'BreadcrumbList');
  const steps = crumbs?.itemListElement as readonly Thing[];
  expect(steps.at(-1)?.name).toBe(heading);
});
