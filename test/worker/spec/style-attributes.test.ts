/**
 * A document's policy lets in the style attributes that it was rendered with, and no other
 * (worker/core/src/document/style_attributes.rs).
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import registry from '../../../tenants.json';
import { pages } from '../../browser/pages.mjs';
import { hashOf, pageOf, policyOf, styleAttributesOf } from '../harness/document';
import type { Got } from '../harness/http';
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
const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

/** The sources for style attributes that the document needs, no more and no fewer. */
function expectExact({ headers, text }: Got): void {
  const hashes = styleAttributesOf(text).map(hashOf);
  const sources = hashes.length > 0 ? ["'unsafe-hashes'", ...hashes] : ["'none'"];
  expect(policyOf(headers).get('style-src-attr')?.toSorted()).toEqual(sources.toSorted());
  expect(headers['content-security-policy']).not.toContain("'unsafe-inline'");
}

test.each(registry.tenants.map(({ key }) => key))('the home page of %s', async (key) => {
  const got = await site.get(`${key}.localhost`, '/');
  expect(got.status).toBe(200);
  expectExact(got);
  // Its hashes do not fill the header.
  expect(styleAttributesOf(got.text).length).toBeLessThanOrEqual(56);
});

test.each(pages)('$name at $path', async ({ path }) => {
  expectExact(await site.get(host, path));
});

describe('a document', () => {
  const form = new URLSearchParams({ _form: 'account', name: 'Ayu' }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };

  test.each<[string, number, boolean, () => Promise<Got>]>([
    ['that is not there', 404, true, () => site.get(host, '/tidak-ada')],
    ['whose item is not there', 404, true, () => site.get(host, '/Class/tidak-ada')],
    ['of a visitor who saves data', 200, true, () => site.get(host, '/', { 'save-data': 'on' })],
    [
      'of who is signed in',
      200,
      false,
      () => site.get(host, '/Welcome', { cookie: 'signed_in=1' }),
    ],
    ['of a page for who is signed in', 200, true, () => site.get(host, '/Profile')],
    [
      'with a form that was not sent',
      422,
      true,
      () => site.post(host, '/Register', { headers: { ...navigation, ...type }, body: form }),
    ],
    ['that cannot be asked for', 400, true, () => site.get(host, '/%zz', navigation)],
    [
      'whose answer cannot be had',
      503,
      true,
      async () => {
        await platform.fault({ host: 'services', path: 'v1/class/overview', status: 500 });
        const got = await site.get('demo.localhost', '/Class/dasar-web');
        await platform.heal();
        return got;
      },
    ],
    [
      'under maintenance',
      503,
      true,
      async () => {
        const domain = 'desain.belajar.example';
        await platform.settings(domain, { settings: { isMaintenance: true } });
        const own = await Site.start({ platform });
        const got = await own.get('desain.localhost', '/Class');
        await own.stop();
        await platform.settings(domain);
        return got;
      },
    ],
  ])('%s: %i', async (_what, status, isRendered, ask) => {
    const got = await ask();
    expect([got.status, pageOf(got.text) !== '']).toEqual([status, isRendered]);
    expectExact(got);
  });

  test('that needs neither app nor tenant has none', async () => {
    const got = await site.get('a..b', '/', navigation);
    const policy = policyOf(got.headers);
    // Without a directive of their own they are held to the one for styles, which names no attribute.
    expect([policy.has('style-src-attr'), styleAttributesOf(got.text)]).toEqual([false, []]);
    expect(policy.get('style-src')).toEqual([expect.stringMatching(/^'sha256-/)]);
  });

  test('that has not changed keeps the policy that it came with', async () => {
    const { headers } = await site.get(host, '/');
    const again = await site.get(host, '/', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers).not.toHaveProperty('content-security-policy');
  });
});
