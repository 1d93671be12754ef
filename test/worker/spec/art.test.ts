/** Pictures in place of missing ones: drawn at the edge in the tenant's colours, and shown by pages. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areTwins, lookOf, otherLook } from '../../../app/art/look';
import { pageOf } from '../harness/document';
import { expectFault } from '../harness/fault';
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

const kinds = ['people', 'works', 'landscapes', 'covers', 'waves', 'marks'];

describe('a drawn picture', () => {
  test.each(kinds)('of %s is a drawing that runs nothing and is kept', async (kind) => {
    const seed = kind === 'people' ? '3f2a-91bc' : 'Siti+%3Cscript%3E';
    const got = await site.get(host, `/_art/${kind}/${seed}.svg?v=1`);
    expect(got.status).toBe(200);
    expect(got.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-tenant': 'alpha',
    });
    expect(got.text).toMatch(/^<svg [^>]*>.*<\/svg>$/);
    expect(got.text).not.toContain('<script');
  });

  test('is in the colours of its tenant', async () => {
    const path = '/_art/works/dasar-web.svg';
    const [alpha, buku] = await Promise.all([site.get(host, path), site.get('buku.example', path)]);
    expect(buku.headers['x-tenant']).toBe('buku');
    expect(buku.text).not.toBe(alpha.text);
  });

  test('has the same headers and no body for who asks for no more', async () => {
    const got = await site.send('HEAD', host, '/_art/people/b0d1.svg');
    expect([got.status, got.headers['content-type'], got.text]).toEqual([200, 'image/svg+xml', '']);
  });

  test.each([
    '/_art',
    '/_art/',
    '/_art/people',
    '/_art/people/.svg',
    '/_art/people/Siti+Aminah.svg',
    '/_art/hewan/a.svg',
    '/_art/people/a.png',
    '/_art/people/%ff.svg',
    `/_art/works/${'a'.repeat(161)}.svg`,
    '/_art/toString/a.svg',
  ])('%s is none', async (path) => {
    expectFault(await site.get(host, path), 404);
  });
});

describe('pages', () => {
  const lists = [
    '/Class',
    '/Courses',
    '/News',
    '/Blog',
    '/Podcasts',
    '/Gallery',
    '/Event',
    '/Video',
  ];

  test.each(lists)('%s shows drawn pictures, no two neighbours alike', async (path) => {
    const page = pageOf((await site.get(host, path)).text);
    const shown = [...page.matchAll(/src="(\/_art\/(\w+)\/[^"]+)"/g)].map(([, src = '', kind]) => ({
      src: src.replaceAll('&amp;', '&'),
      kind,
    }));
    // The sound of an episode is drawn beside its cover.
    const listed = shown.filter(({ kind = '' }) => !['people', 'marks', 'waves'].includes(kind));
    expect(listed.length).toBeGreaterThan(1);
    const drawn = await Promise.all(listed.map(({ src }) => site.get(host, src)));
    expect(drawn.map(({ status }) => status)).toEqual(listed.map(() => 200));
    const looks = listed.map(({ src }) => look(src));
    for (let index = 1; index < listed.length; index += 1) {
      const [one, other] = [looks[index - 1] ?? 0, looks[index] ?? 0];
      expect(areTwins(one, other), `${listed[index - 1]?.src} and ${listed[index]?.src}`).toBe(
        false,
      );
      expect(drawn[index]?.text).not.toBe(drawn[index - 1]?.text);
    }
  });

  test('show faces where there are no photos, and name nobody in their addresses', async () => {
    const page = pageOf((await site.get(host, '/Mentor')).text);
    const faces = [...page.matchAll(/<img [^>]*src="(\/_art\/people\/[^"]+)"/g)].map(
      ([, src = '']) => src.replaceAll('&amp;', '&'),
    );
    expect(faces.length).toBeGreaterThan(2);
    for (const src of faces) expect(src).toMatch(/^\/_art\/people\/[\da-f-]+\.svg\?/);
    expect((await site.get(host, faces[0] ?? '')).status).toBe(200);
  });
});

test.each([
  ['', 'throw new Error("rusak");'],
  [', by what quotes it', 'export const draw = (picture) => { throw new Error(picture); };'],
])('a picture that fails is told without its address%s', async (_how, drawing) => {
  const broken = await Site.start({ platform, drawing });
  const got = await broken.get(host, '/_art/covers/Surat+untuk+Budi.svg');
  expect(got.status).toBe(500);
  await expect.poll(() => broken.logs.join('\n')).toContain('a picture cannot be drawn');
  expect(broken.logs.join('\n')).not.toContain('Budi');
  await broken.stop();
});

/** The look that a picture's address asks for. */
function look(src: string): number {
  const { pathname, searchParams } = new URL(src, 'https://a.example');
  const [, written = ''] = /([^/]+)\.svg$/.exec(pathname) ?? [];
  const own = lookOf(decodeURIComponent(written.replaceAll('+', ' ')));
  return searchParams.get('other') === null ? own : otherLook(own);
}
