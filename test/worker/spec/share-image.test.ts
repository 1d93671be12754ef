/** What links to an item are shared with: a picture of its title, in the brand's colours. */

import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../browser/pages.mjs';
import { metaOf } from '../harness/document';
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

/** The path of a page's share image, on the same site. */
async function imageOf(of: string, path: string): Promise<string> {
  const html = (await site.get(of, path)).text;
  const image = metaOf(html, 'og:image');
  expect(metaOf(html, 'twitter:image')).toBe(image);
  const { protocol, host: named, pathname, search } = new URL(image);
  expect([protocol, named]).toEqual(['https:', of]);
  return pathname + search;
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

describe('the share image', () => {
  test.each([
    ['class-detail', '/_art/share/Dasar+Web.png?s='],
    ['event-detail', '/_art/share/Seminar+'],
    ['news-detail', '/_art/share/Kabar+'],
  ])('of a page of %s is its title', async (name, address) => {
    const page = pages.find((one) => one.name === name)?.path ?? '';
    const path = await imageOf(host, page);
    expect(path.slice(0, address.length)).toBe(address);
    const got = await site.open('GET', host, path);
    const bytes = await bytesOf(got);
    expect(got.statusCode).toBe(200);
    expect(got.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'x-tenant': 'alpha',
    });
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(bytes.length).toBeLessThan(40 * 1024);
  });

  test('is another for another brand, and the brand itself for what is no item', async () => {
    const path = '/Class/dasar-web';
    const [own, other] = [await imageOf(host, path), await imageOf('demo.belajar.example', path)];
    const [first, second] = await Promise.all([
      site.open('GET', host, own).then(bytesOf),
      site.open('GET', 'demo.belajar.example', other).then(bytesOf),
    ]);
    expect(first.equals(second)).toBe(false);
    expect(await imageOf(host, '/Class')).toBe('/brand/alpha/share.png');
  });

  test('has the same headers and no body for who asks for no more', async () => {
    const path = await imageOf(host, '/Class/dasar-web');
    const got = await site.send('HEAD', host, path);
    expect([got.status, got.headers['content-type'], got.text]).toEqual([200, 'image/png', '']);
  });

  test('says nothing that the edge has not written', async () => {
    const path = await imageOf(host, '/Class/dasar-web');
    for (const changed of [
      path.replace('Dasar', 'Palsu'),
      path.replace(/\?.*/, ''),
      path.replace(/s=./, 's=x'),
      path.replace('.png', '.svg'),
      '/_art/share/',
      '/_art/share/%ff.png?s=0',
    ]) {
      expectFault(await site.get(host, changed), 404);
    }
    expectFault(await site.get('buku.example', path), 404);
    expectFault(await site.post(host, path), 405);
  });
});

test('is drawn once, and counted where it has to be drawn', async () => {
  const few = await Site.start({ platform, limits: { LIMIT_IMAGE: 2 } });
  const paths = ['/Class/dasar-web', '/Class/sistem-desain', '/Class/model-ke-produksi'];
  const images = await Promise.all(paths.map((path) => imageOf(host, path)));
  const status = async (image = '') =>
    (await few.get(host, image, { 'cf-connecting-ip': '198.51.100.77' })).status;
  expect([await status(images[0]), await status(images[1])]).toEqual([200, 200]);
  expect(await status(images[2])).toBe(429);
  // What is kept costs nobody anything.
  await expect.poll(() => status(images[0])).toBe(200);
  await expect.poll(() => status(images[1])).toBe(200);
  await few.stop();
});
