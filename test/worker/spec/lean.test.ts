/**
 * The lean document (design section 4): the whole page for who saves data, in at most 50 KB with all that
 * it names, on every page kind and every landing; and the switch that asks for it.
 */

import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenants } from '../../../tenants.json';
import { pages } from '../../browser/pages.mjs';
import { valueAt } from '../../upstream/spec/harness';
import { parsed } from '../harness/cookie';
import {
  bootOf,
  hashOf,
  inlineScriptsOf,
  pageOf,
  policyOf,
  styleAttributesOf,
  titleOf,
} from '../harness/document';
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
const saving = { 'save-data': 'on' };
const MOST = 50 * 1024;

const kinds = pages.map(({ name, path }) => ({ what: `page ${name}`, host, path }));
const landings = tenants
  .filter((tenant) => !('developer' in tenant))
  .map(({ key }) => ({ what: `landing ${key}`, host: `${key}.localhost`, path: '/' }));

/** The addresses of what a document has a browser load by itself. */
function namedIn(html: string): string[] {
  const links = html.matchAll(
    /<link rel="(?:stylesheet|icon|manifest|preload)"[^>]*href="([^"]+)"/g,
  );
  const pictures = html.matchAll(/<img[^>]* src="([^"]+)"/g);
  const cloths = html.matchAll(/url\(&quot;([^&]+)&quot;\)/g);
  const all = [...links, ...pictures, ...cloths].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
  return [...new Set(all)];
}

const gzipped = (text: string) => gzipSync(text).length;

test.each([...kinds, ...landings])('$what is whole, and at most 50 KB', async (at) => {
  const { status, text } = await site.get(at.host, at.path, saving);
  expect(status).toBe(200);
  expect(/<h1|<button|<form/.test(pageOf(text))).toBe(true);
  const tags = text.match(/<(?:script[^>]+ src=|link rel="(?:module)?preload")[^>]*>/g);
  expect(tags, 'scripts and what is preloaded').toBeNull();
  const named = namedIn(text);
  expect(named.filter((url) => !/^\/(?!_ipx)/.test(url))).toEqual([]);
  const files = await Promise.all(named.map((url) => site.get(at.host, url)));
  const sum = files.reduce((bytes, file) => bytes + gzipped(file.text), gzipped(text));
  expect(sum, named.join(' ')).toBeLessThanOrEqual(MOST);
});

test('the page says what the full one says, and nothing comes along that scripts alone need', async () => {
  const full = await site.get(host, '/Class/dasar-web');
  const lean = await site.get(host, '/Class/dasar-web', saving);
  expect(titleOf(lean.text)).toBe(titleOf(full.text));
  const words = (html: string) => pageOf(html).match(/<h[12][^>]*>[^<]+/g);
  expect(words(lean.text)).toEqual(words(full.text));
  const boot = bootOf(lean.text);
  expect(valueAt(boot, 'prefetched')).toEqual({});
  expect(valueAt(boot, 'later')).toEqual(
    Object.keys(Object(valueAt(bootOf(full.text), 'prefetched'))),
  );
  expect(gzipped(lean.text)).toBeLessThan(gzipped(full.text));
});

test('its policy names what stands in it', async () => {
  const { text, headers } = await site.get(host, '/', saving);
  const policy = headers['content-security-policy'];
  for (const script of inlineScriptsOf(text)) expect(policy).toContain(hashOf(script));
  for (const [, css = ''] of text.matchAll(/<style id="\w+">([^<]*)<\/style>/g)) {
    expect(policy).toContain(hashOf(css));
    expect(css).not.toMatch(/"([^"]+)","\1 Fallback"/);
  }
  expect(headers['accept-ch']).toBe('ECT');
});

describe('lean too is a document', () => {
  const values = {
    name: 'Rani Wijaya',
    email: 'hemat@contoh.id',
    phone: '0812-3456-7890',
    password: 'kalimat pendek',
  };
  const send = (fields: Record<string, string>) =>
    site.post(host, '/Register', {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-mode': 'navigate',
        accept: 'text/html',
        ...saving,
      },
      body: new URLSearchParams({ _form: 'account', ...fields }).toString(),
    });

  const sent = async () => {
    const { status, headers, cookies } = await send({ ...values, consent: 'on' });
    expect(status).toBe(303);
    const [path = ''] = String(headers.location).split('#');
    const kept = cookies.map((one) => one.split(';')[0] ?? '').join('; ');
    return site.get(host, path, { ...saving, cookie: kept });
  };

  const failed = async () => {
    await platform.fault({ host: 'services', path: 'v1/class/overview', status: 500 });
    const got = await site.get('demo.localhost', '/Class/dasar-web', saving);
    await platform.heal();
    return got;
  };

  test.each<[string, number, string, () => Promise<Got>]>([
    ['that is not there', 404, '<h1', () => site.get(host, '/tidak-ada', saving)],
    ['whose item is not there', 404, '<h1', () => site.get(host, '/Class/tidak-ada', saving)],
    ['whose answer cannot be had', 503, '<main', failed],
    ['with a form that was not sent', 422, 'hemat@contoh.id', () => send(values)],
    ['that says that it was', 200, 'Akunmu sudah dibuat', sent],
  ])('%s: %i', async (_what, status, words, ask) => {
    const { text, ...got } = await ask();
    expect([got.status, text.includes(' data-lean')]).toEqual([status, true]);
    expect(pageOf(text)).toContain(words);
    expect(text).not.toMatch(/<script type="module"|rel="modulepreload"/);
    const styles = policyOf(got.headers).get('style-src-attr');
    expect(styles).toEqual(expect.arrayContaining(styleAttributesOf(text).map(hashOf)));
  });

  test('not of what is rendered for nobody: it is nothing without its script', async () => {
    const own = await site.get(host, '/Welcome', { ...saving, cookie: 'signed_in=1' });
    expect([own.status, pageOf(own.text), own.text.includes(' data-lean')]).toEqual([
      200,
      '',
      false,
    ]);
    expect(own.text).toMatch(/<script type="module"/);
  });
});

describe('the variant', () => {
  const isLean = async (headers: Record<string, string>, path = '/Class') =>
    (await site.get(host, path, headers)).text.includes('data-lean');

  test.each<[Record<string, string>, boolean]>([
    [{}, false],
    [saving, true],
    [{ ect: '2g' }, true],
    [{ ect: 'slow-2g' }, true],
    [{ ect: '4g' }, false],
    [{ cookie: 'hemat=1' }, true],
    [{ cookie: 'hemat=0', ...saving }, false],
    [{ cookie: 'hemat=0' }, false],
  ])('for %j: lean is %s, whatever was asked for before', async (headers, expected) => {
    expect(await isLean(headers)).toBe(expected);
    expect(await isLean({})).toBe(false);
    expect(await isLean(headers)).toBe(expected);
  });

  test('is part of what a cache tells documents apart by', async () => {
    const full = await site.get(host, '/Pricing');
    const lean = await site.get(host, '/Pricing', saving);
    expect(full.headers.vary).toMatch(/^Save-Data, ECT, Cookie/);
    expect(lean.headers.vary).toBe(full.headers.vary);
    expect(lean.headers.etag).not.toBe(full.headers.etag);
    const known = { 'if-none-match': full.headers.etag ?? '' };
    expect((await site.get(host, '/Pricing', known)).status).toBe(304);
    expect((await site.get(host, '/Pricing', { ...known, ...saving })).status).toBe(200);
  });
});

describe('the switch', () => {
  const own = `http://${host}`;
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: own };
  const press = (body: string, headers: Record<string, string> = {}) =>
    site.send('POST', host, '/session/data-saver', { headers: { ...form, ...headers }, body });

  test.each([
    ['1', '/Class?page=2', '/Class?page=2'],
    ['0', '/', '/'],
    ['1', '', '/'],
    ['1', '/login', '/'],
    ['1', '//evil.example', '/'],
  ])('%s on %s is kept for a year, and leads back to %s', async (value, from, expected) => {
    const referer = from === '' ? 'https://evil.example/Class' : own + from;
    const got = await press(`hemat=${value}`, { referer });
    expect([got.status, got.headers.location]).toEqual([303, expected]);
    expect(got.headers['cache-control']).toBe('no-store');
    const [cookie = ''] = got.cookies;
    expect(parsed(cookie)).toMatchObject({ name: 'hemat', value });
    expect(cookie).toContain('Max-Age=31536000');
    expect(cookie).not.toContain('HttpOnly');
  });

  test.each<[string, string, Record<string, string>, number]>([
    ['from another site', 'hemat=1', { origin: 'https://evil.example' }, 403],
    ['from a sibling', 'hemat=1', { 'sec-fetch-site': 'same-site' }, 403],
    ['without a word', 'a=b', {}, 400],
    ['with another word', 'hemat=ya', {}, 400],
  ])('pressed %s changes nothing', async (_what, body, headers, status) => {
    const got = await press(body, headers);
    expect([got.status, got.cookies]).toEqual([status, []]);
  });

  test('says in the footer which it is', async () => {
    for (const [headers, state, value] of [
      [{}, 'false', '1'],
      [{ cookie: 'hemat=1' }, 'true', '0'],
    ] as const) {
      const { text } = await site.get(host, '/', headers);
      const [button = ''] = /<button[^>]*role="switch"[^>]*>/.exec(pageOf(text)) ?? [];
      expect(button).toContain(`aria-checked="${state}"`);
      expect(button).toContain(`value="${value}"`);
    }
  });
});
