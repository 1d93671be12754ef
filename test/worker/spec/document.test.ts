/** The document's statuses and headers (design section 4). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import {
  bootOf,
  canonicalOf,
  filesOf,
  hashOf,
  inlineScriptsOf,
  inlineStylesOf,
  metaOf,
  pageOf,
  policyOf,
  titleOf,
} from '../harness/document';
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

describe('statuses', () => {
  test.each([
    ['/', 200, 'home'],
    ['/Class', 200, 'class'],
    ['/class/', 200, 'class'],
    ['/CLASS?search=x', 200, 'class'],
    ['/Class/dasar-web', 200, 'class-detail'],
    ['/Class/tidak-ada', 404, 'class-detail'],
    ['/tidak-ada', 404, ''],
    ['/Class/a/b/c', 404, ''],
    ['/index.html', 404, ''],
    ['//evil.example/', 404, ''],
  ])('GET %s is %i', async (path, status, page) => {
    const got = await site.get(host, path);
    const boot = bootOf(got.text);
    expect(got.status).toBe(status);
    expect(got.headers['content-type']).toBe('text/html; charset=utf-8');
    expect([textAt(boot, 'status'), textAt(boot, 'page', 'name')]).toEqual([`${status}`, page]);
    if (status === 404) {
      expect(titleOf(got.text)).toBe('Halaman tidak ditemukan | Alpha Academy');
      expect(got.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(metaOf(got.text, 'robots')).toContain('noindex');
      expect(canonicalOf(got.text)).toBe('');
    }
  });

  test.each(['/%', '/%zz', '/Class/%E0%A4%A', '/Class/%00', '/Class/a%2fb', '/Class/a%5Cb'])(
    '%s is no path',
    async (path) => {
      const { status, json } = await site.get(host, path);
      expect([status, textAt(json, 'statusCode')]).toEqual([400, '400']);
    },
  );

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'PURGE'])(
    '%s is not for documents',
    async (method) => {
      const { status, headers, json } = await site.send(method, host, '/Class');
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
      expect(json).toMatchObject({ status: false, statusCode: 405, data: null });
    },
  );

  test('a page of another tenant’s set is not there', async () => {
    expect((await site.get('buku.localhost', '/Class')).status).toBe(404);
    expect((await site.get('festival.localhost', '/Class')).status).toBe(200);
  });
});

test('HEAD is GET without the body', async () => {
  const [whole, bare] = [await site.get(host, '/Class'), await site.send('HEAD', host, '/Class')];
  expect([bare.status, bare.text, bare.headers.etag]).toEqual([200, '', whole.headers.etag]);
  expect(bare.headers['content-security-policy']).toBe(whole.headers['content-security-policy']);
});

describe('a document the visitor has already', () => {
  test.each([
    ['its own tag', (tag: string) => tag, 304],
    ['its own tag, weak', (tag: string) => `W/${tag}`, 304],
    ['one of several', (tag: string) => `"x", ${tag}`, 304],
    ['any', () => '*', 304],
    ['another', () => '"x"', 200],
    ['a part of it', (tag: string) => tag.slice(0, -2), 200],
  ])('%s', async (_what, tag, status) => {
    for (const path of ['/Class', '/Class/dasar-web']) {
      const { headers } = await site.get(host, path);
      expect(headers.etag).toMatch(/^"[^"]+"$/);
      const again = await site.get(host, path, { 'if-none-match': tag(headers.etag ?? '') });
      expect(again.status).toBe(status);
      expect(again.headers.etag).toBe(headers.etag);
      expect(again.text === '').toBe(status === 304);
    }
  });

  test('a 404 has no tag', async () => {
    expect((await site.get(host, '/tidak-ada')).headers).not.toHaveProperty('etag');
  });
});

describe('headers', () => {
  test('of every document', async () => {
    for (const path of ['/', '/Class/dasar-web', '/tidak-ada']) {
      const { headers } = await site.get(host, path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        vary: expect.stringMatching(/^Save-Data, ECT, Cookie/),
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'content-language': 'id',
      });
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  test('a visitor’s next look is checked with the edge', async () => {
    const { headers } = await site.get(host, '/');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('over https alone: HSTS', async () => {
    const { headers } = await site.secure('https://alpha.example/');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect((await site.get(host, '/')).headers).not.toHaveProperty('strict-transport-security');
  });

  test('pictures come from where settings and operator say', async () => {
    const vars = { IMAGE_HOSTS: "cdn.example  *.gambar.example 'unsafe-inline' javascript:" };
    const logo = 'https://logo.example/a.svg';
    await platform.settings('yayasan.example', {
      settings: { isMaintenance: false, logoDark: logo, favicon: `${logo}?b` },
    });
    const own = await Site.start({ platform, vars });
    const { headers } = await own.get('yayasan.example', '/');
    await own.stop();
    await platform.settings('yayasan.example');
    expect(headers['content-security-policy']).toContain(
      `; img-src 'self' data: ${platform.origin} https://logo.example https://cdn.example https://*.gambar.example; `,
    );
  });

  test('the policy allows what stands in the document and no other script', async () => {
    for (const path of ['/', '/Class/dasar-web', '/tidak-ada']) {
      const { headers, text } = await site.get(host, path);
      const policy = policyOf(headers);
      const scripts = inlineScriptsOf(text).map(hashOf);
      // This tenant's visits are counted: the one further source is the script that counts them.
      const counting = `${platform.origin}/analytics/gtag/js`;
      expect(policy.get('script-src')).toEqual(["'self'", ...scripts, counting]);
      expect(policy.get('style-src')).toEqual(["'self'", ...inlineStylesOf(text).map(hashOf)]);
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(text).not.toMatch(/\son[a-z]+="/);
    }
  });
});

describe('a page with a side for who is signed in', () => {
  const got = (cookie: string) => site.get(host, '/Welcome', { cookie });

  test.each([
    ['nobody', '', true],
    ['somebody', 'signed_in=1', false],
    ['who says otherwise', 'signed_in=0; x=signed_in=1', true],
  ])('begins for %s with the public one: %s, %s', async (_who, cookie, isPublic) => {
    const { status, text, headers } = await got(cookie);
    expect(status).toBe(200);
    expect(pageOf(text) !== '').toBe(isPublic);
    expect(headers['cache-control']).toBe(
      isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    );
  });

  test('is the same for both everywhere else', async () => {
    const [one, other] = await Promise.all(
      ['', 'signed_in=1'].map((cookie) => site.get(host, '/About', { cookie })),
    );
    expect(other?.text).toBe(one?.text);
    expect(other?.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('only who is signed in sees: nothing of the page is loaded along', async () => {
    const { status, text } = await site.get(host, '/Profile');
    expect(status).toBe(200);
    expect(filesOf(text).filter((file) => /profile|portal/.test(file))).toEqual([]);
  });
});
