/** Assets, and the edge's own files (design section 4). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import tenants from '../../../tenants.json';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { filesOf } from '../harness/document';
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

describe('assets', () => {
  test('hashed ones are kept for a year, and never run the worker', async () => {
    const { text } = await site.get(host, '/');
    const hashed = filesOf(text).filter((file) => file.startsWith('/assets/'));
    expect(hashed.length).toBeGreaterThan(5);
    for (const file of hashed) {
      const { status, headers } = await site.get(host, file);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers).not.toHaveProperty('x-tenant');
    }
  });

  test.each(['/assets/nope.js', '/assets/nope.css', '/assets/', '/brand/nope/logo-dark.svg'])(
    'a missing %s is a 404 that nobody keeps, and no document',
    async (path) => {
      const { status, headers, text } = await site.get(host, path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type'] ?? '').not.toContain('html');
      expect(text).not.toContain('<');
    },
  );

  test("the frame of visitors' programs is nobody's origin and reaches nothing", async () => {
    const { status, headers, text } = await site.get(host, '/code-runner.html');
    expect(status).toBe(200);
    const directives = headers['content-security-policy']?.split('; ') ?? [];
    expect(directives).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts',
        "default-src 'none'",
        'worker-src blob:',
        "frame-ancestors 'self'",
      ]),
    );
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(text.match(/<script/g)).toHaveLength(1);
    const { headers: page } = await site.get(host, '/');
    expect(page['content-security-policy']).toContain("frame-src 'self' ");
  });

  test.each(tenants.tenants.map(({ key }) => key))('%s has its brand files', async (key) => {
    for (const file of [
      'logo-dark.svg',
      'logo-light.svg',
      'icon.svg',
      'share.png',
      'icon-32.png',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable.png',
      'apple-touch-icon.png',
    ]) {
      const { status, headers } = await site.get(host, `/brand/${key}/${file}`);
      expect([file, status]).toEqual([file, 200]);
      expect(headers['content-type']).toMatch(/^image\/(svg\+xml|png)/);
    }
  });
});

describe('robots.txt', () => {
  test.each([
    [host, 'Sitemap: https://alpha.example/sitemap.xml'],
    ['yayasan.example', 'Sitemap: https://yayasan.example/sitemap.xml'],
    ['foundation.belajar.example', 'Sitemap: https://yayasan.example/sitemap.xml'],
  ])('of %s', async (seen, line) => {
    const { status, headers, text } = await site.get(seen, '/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.split('\n')).toEqual(expect.arrayContaining(['User-agent: *', line]));
    // A page that may not be fetched cannot say that it is not to be indexed.
    expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
  });

  test.each(['alpha.localhost', '127.0.0.1', 'dev-blank.belajar.example', 'nobody.example'])(
    'keeps robots off %s',
    async (seen) => {
      expect((await site.get(seen, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    },
  );
});

describe('sitemap.xml', () => {
  test('lists the tenant’s own pages and classes', async () => {
    const { status, headers, text } = await site.get(host, '/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place ?? '');
    expect(places).toEqual(
      expect.arrayContaining([
        'https://alpha.example/',
        'https://alpha.example/Class',
        'https://alpha.example/Class/dasar-web',
      ]),
    );
    expect(new Set(places).size).toBe(places.length);
    expect(places.every((place) => place.startsWith('https://alpha.example/'))).toBe(true);
    expect(places.some((place) => place.includes('{'))).toBe(false);
  });

  test('has no pages that another tenant has', async () => {
    const { text } = await site.get('buku.example', '/sitemap.xml');
    expect(text).toContain('<loc>https://buku.example/</loc>');
    expect(text).not.toContain('/Class');
  });

  test('is there without the platform', async () => {
    const lonely = await Site.start();
    const { status, text } = await lonely.get(host, '/sitemap.xml');
    await lonely.stop();
    expect(status).toBe(200);
    expect(text).toContain('<loc>https://alpha.example/Class</loc>');
  });

  test.each(['x', '-1', '99'])('has no part %s', async (part) => {
    expect((await site.get(host, `/sitemap.xml?part=${part}`)).status).toBe(404);
  });
});

describe('the manifest and the icon', () => {
  test.each([
    ['alpha.example', 'Alpha Academy', '/brand/alpha/icon.svg'],
    ['buku.localhost', 'Yayasan Tulisan Teman', '/brand/buku/icon.svg'],
  ])('of %s', async (seen, name, icon) => {
    const { status, headers, json } = await site.get(seen, '/manifest.webmanifest');
    expect([status, headers['content-type']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    expect([textAt(json, 'name'), textAt(json, 'icons', '0', 'src')]).toEqual([name, icon]);
    const favicon = await site.get(seen, '/favicon.ico');
    const bitmap = icon.replace('icon.svg', 'icon-32.png');
    expect([favicon.status, favicon.headers.location]).toEqual([302, bitmap]);
  });
});

describe('an icon that is said to be /favicon.ico', () => {
  test.each(['/favicon.ico', '/a/../favicon.ico?v=2', 'https://sekolah.example/favicon.ico'])(
    '%s does not lead to itself',
    async (favicon) => {
      const { domain, key } = tenants.tenants.at(-1) ?? { domain: '', key: '' };
      const own = favicon.replace('sekolah.example', domain);
      await platform.settings(domain, { settings: { isMaintenance: false, favicon: own } });
      const fresh = await Site.start({ platform });
      const { status, headers } = await fresh.get(domain, '/favicon.ico');
      await fresh.stop();
      await platform.settings(domain);
      expect([status, headers.location]).toEqual([302, `/brand/${key}/icon-32.png`]);
    },
  );
});

describe('health', () => {
  test('says what answers', async () => {
    const { status, headers, json } = await site.get(host, '/_edge/health');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json).toMatchObject({
      status: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      deployment: { id: expect.stringMatching(/^[\da-f-]{36}$/), tag: '' },
      tenants: tenants.tenants.length,
      bindings: { assets: true, kv: true, tokenKey: true },
      config: [],
    });
  });

  test.each(['', 'zz', '00'.repeat(31)])('is bad with the key "%s"', async (key) => {
    const broken = await Site.start({ vars: { APP_TOKEN_KEY: key } });
    const { status, json } = await broken.get(host, '/_edge/health');
    await broken.stop();
    expect([status, valueAt(json, 'bindings', 'tokenKey')]).toEqual([503, false]);
  });

  test('is bad with variables that are wrong, and names them', async () => {
    const vars = { API_URL: 'api.platform.example', STRICT_HOSTS: 'True', IMAGE_HOSTS: 'a.id ;' };
    const broken = await Site.start({ vars });
    const { status, json } = await broken.get(host, '/_edge/health');
    // Who has written that meant strict.
    const unknown = await broken.get('tidak-dikenal.example', '/');
    await broken.stop();
    expect([status, unknown.status]).toEqual([503, 404]);
    expect(valueAt(json, 'config')).toEqual([
      'API_URL is no address such as https://api.example',
      'STRICT_HOSTS is neither true nor false',
      'IMAGE_HOSTS: ; is no host',
    ]);
  });
});

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/_edge/health',
])('%s takes GET and HEAD alone', async (path) => {
  const { status, headers } = await site.send('POST', host, path);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});
