/** Feeds, and resized images out of the site's own files and the platform's (design section 4). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFault, untilHeldBack } from '../harness/fault';
import { Platform } from '../harness/platform';
import { type RawUpstream, rawAnswer, startRaw } from '../harness/raw-upstream';
import { Site } from '../harness/site';

let platform: Platform;
let drive: RawUpstream;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  drive = await startRaw((request) => {
    if (request.includes('/html ')) return rawAnswer('200 OK', ['Content-Type: text/html'], '<p>');
    if (request.includes('/gone ')) return rawAnswer('404 Gone', [], '');
    if (request.includes('/drawing '))
      return rawAnswer('200 OK', ['Content-Type: image/svg+xml'], '<svg><script/></svg>');
    if (request.includes('/two '))
      return rawAnswer('200 OK', ['Content-Type: image/png, text/html'], '<p>');
    if (request.includes('/cut '))
      return (socket) =>
        socket.end('HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 99\r\n\r\nab');
    if (request.includes('/large '))
      return rawAnswer('200 OK', ['Content-Type: image/png'], 'a'.repeat(10 * 1024 * 1024 + 1));
    return rawAnswer('200 OK', ['Content-Type: image/png', 'Set-Cookie: a=b'], 'gambar');
  });
  const vars = { DRIVE_URL: drive.origin };
  site = await Site.start({ platform, vars, limits: { LIMIT_IMAGE: 20 } });
});
afterAll(() => Promise.all([site.stop(), platform.stop(), drive.stop()]));

const host = 'alpha.example';

describe('feeds', () => {
  test.each([
    ['/feed.xml', 'https://alpha.example/News/'],
    ['/podcasts/feed.xml', 'https://alpha.example/Podcasts/'],
  ])('%s lists items with pages of their own', async (path, start) => {
    const { status, headers, text } = await site.get(host, path);
    expect([status, headers['x-tenant']]).toEqual([200, 'alpha']);
    expect(headers['content-type']).toMatch(/xml/);
    const links = [...text.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link]) => link ?? '');
    const items = links.filter((link) => link.startsWith(start));
    expect(items.length).toBeGreaterThan(5);
    expect((await site.get(host, new URL(items[0] ?? '').pathname)).status).toBe(200);
  });

  test('of a tenant without such pages are not there', async () => {
    expectFault(await site.get('buku.example', '/podcasts/feed.xml'), 404);
  });

  test('are asked for again later where the platform gives nothing', async () => {
    const lonely = await Site.start();
    for (const path of ['/feed.xml', '/podcasts/feed.xml']) {
      const got = await lonely.get(host, path);
      expectFault(got, 503);
      expect(got.headers['retry-after']).toMatch(/^\d+$/);
    }
    await lonely.stop();
  });
});

describe('images', () => {
  test.each([
    ['/_ipx/w_320,f_webp/brand/alpha/share.png', 'image/png'],
    ['/_ipx/_/brand/alpha/logo-dark.svg', 'image/svg+xml'],
  ])('%s is the original where nobody resizes', async (path, type) => {
    const { status, headers } = await site.get(host, path);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  test('the platform’s own pass, without its cookies', async () => {
    const got = await site.get(host, `/_ipx/w_320/${drive.origin}/a.png`, {
      cookie: '__Host-access_token=x',
    });
    expect([got.status, got.text, got.cookies]).toEqual([200, 'gambar', []]);
    expect(drive.requests.at(-1)).not.toMatch(/cookie|authorization|apptoken/i);
  });

  test.each([
    ['/_ipx/w_320/brand/alpha/nope.png', 404],
    ['/_ipx/w_320/https://evil.example/a.png', 404],
    ['/_ipx/w_320//evil.example/a.png', 404],
    ['/_ipx/w_320/brand/..%2findex.html', 404],
    ['/_ipx/evil_1/brand/alpha/share.png', 400],
    ['/_ipx/w_x/brand/alpha/share.png', 400],
    ['/_ipx/w_320', 404],
    ['/_ipx/', 404],
  ])('%s is a %i', async (path, status) => {
    expectFault(await site.get(host, path), status);
  });

  test('are typed as what came, also where the format is left to the visitor', async () => {
    const path = `/_ipx/w_640,f_auto/${drive.origin}/foto%20kelas.png`;
    for (const accept of ['image/avif,image/webp,*/*', 'image/png']) {
      const { status, headers } = await site.get(host, path, { accept });
      expect([status, headers['content-type'], headers.vary]).toEqual([200, 'image/png', 'accept']);
    }
    expect(drive.requests.at(-1)).toMatch(/^GET \/foto%20kelas\.png HTTP/);
  });

  test('of another of the platform’s hosts are none, and it is not asked', async () => {
    await platform.forget();
    for (const name of ['services', 'data', 'account']) {
      expectFault(await site.get(host, `/_ipx/_/${platform.origin}/${name}/v1/user/me`), 404);
    }
    expect(await platform.seen()).toEqual([]);
  });

  test('are kept, whatever size between two steps is asked for, and the query is not passed', async () => {
    drive.requests.length = 0;
    for (const modifiers of ['w_300', 'w_310', 'w_320', 'width_257']) {
      const path = `/_ipx/${modifiers}/${drive.origin}/kept.png?secret=${modifiers}`;
      const got = await site.get(host, path);
      expect([got.status, got.headers['content-type'], got.text]).toEqual([
        200,
        'image/png',
        'gambar',
      ]);
      await expect.poll(async () => (await site.get(host, path)).status).toBe(200);
    }
    expect(drive.requests.length).toBeLessThanOrEqual(2);
    expect(drive.requests[0]).toMatch(/^GET \/kept\.png HTTP/);
  });

  test('that have to be fetched are limited by visitor', async () => {
    let next = 0;
    await untilHeldBack(() => {
      next += 1;
      const headers = { 'cf-connecting-ip': '198.51.100.77' };
      return site.get(host, `/_ipx/_/${drive.origin}/fresh-${next}.png`, headers);
    }, 20);
  });

  test('the document is none', async () => {
    const { status, text } = await site.get(host, '/_ipx/w_320/index.html');
    expect(status).toBe(404);
    expect(text).not.toContain('<');
  });

  test.each([
    ['html', 502],
    ['gone', 404],
    ['drawing', 502],
    ['two', 502],
    ['cut', 502],
    ['large', 502],
  ])('what is no image is none: %s', async (name, status) => {
    expectFault(await site.get(host, `/_ipx/_/${drive.origin}/${name}`), status);
  });
});
