/** Which tenant a host and a path stand for (design section 2), seen from outside. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { canonicalOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
let strict: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
  strict = await Site.start({ platform, vars: { STRICT_HOSTS: 'true' } });
});
afterAll(() => Promise.all([site.stop(), strict.stop(), platform.stop()]));

/** What is found, the same with STRICT_HOSTS and without. */
const found: [string, string, string][] = [
  ['alpha.example', 'alpha', 'host'],
  ['www.alpha.example', 'alpha', 'host'],
  ['ALPHA.Example', 'alpha', 'host'],
  ['alpha.example:8787', 'alpha', 'host'],
  ['alpha.example.', 'alpha', 'host'],
  ['Yayasan.example.:443', 'foundation', 'host'],
  ['campus.belajar.example', 'campus', 'host'],
  ['ui.kampus.belajar.example', 'campus', 'wildcard'],
  ['a.b.ligasmk.example', 'liga-smk', 'wildcard'],
  ['pesilat.farcapital.belajar.example', 'farcapital', 'host'],
  ['festival.localhost', 'festival', 'preview'],
  ['dev-blank.localhost:8787', 'dev-blank', 'preview'],
  ['localhost', 'demo', 'local'],
  ['nobody.localhost', 'demo', 'local'],
  ['laptop.local', 'demo', 'local'],
  ['printer.lan', 'demo', 'local'],
  ['127.0.0.1:8787', 'demo', 'local'],
  ['127.9.9.9', 'demo', 'local'],
  ['10.1.2.3', 'demo', 'local'],
  ['172.16.0.1', 'demo', 'local'],
  ['172.31.255.255', 'demo', 'local'],
  ['192.168.1.10:3000', 'demo', 'local'],
  ['169.254.1.1', 'demo', 'local'],
  ['[::1]', 'demo', 'local'],
  ['[::1]:8787', 'demo', 'local'],
  ['[fd00::1]', 'demo', 'local'],
  ['[fe80::1]', 'demo', 'local'],
];

/** What is not: the default tenant, or nobody at all. */
const unknown = [
  'nobody.example',
  'alpha.example.evil.example',
  'kampus.belajar.example',
  'notligasmk.example',
  '172.32.0.1',
  '8.8.8.8',
  '[2001:db8::1]',
];

test.each(found)('%s is %s, by %s', async (host, tenant, source) => {
  for (const path of ['/', '/robots.txt', '/api/services/v1/nothing', '/tidak-ada']) {
    const { headers } = await site.get(host, path);
    expect([path, headers['x-tenant'], headers['x-tenant-source']]).toEqual([path, tenant, source]);
  }
  const { status, headers } = await strict.get(host, '/');
  expect([status, headers['x-tenant']]).toEqual([200, tenant]);
});

describe.each(unknown)('%s, which no rule finds', (host) => {
  test('shows the default tenant, to nobody’s index', async () => {
    const { status, headers, text } = await site.get(host, '/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-tenant': 'alpha',
      'x-tenant-source': 'default',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(canonicalOf(text)).toBe('https://alpha.example/');
  });

  test('is a neutral 404 under STRICT_HOSTS', async () => {
    for (const path of ['/', '/api/services/v1/class/recent', '/robots.txt', '/login']) {
      const { status, headers, text } = await strict.get(host, path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(headers).not.toHaveProperty('x-tenant');
      expect(text.toLowerCase()).not.toContain('alpha');
    }
  });
});

test.each([
  '..',
  'a..b',
  '.alpha.example',
  'alpha.example..',
  'a'.repeat(64),
  'user@alpha.example',
  'user:word@alpha.example',
  'alpha.example/x',
  'alpha.example?x',
  'alpha.example#x',
  `${'a.'.repeat(130)}example`,
])('"%s" is no host', async (host) => {
  const { status, headers } = await site.get(host, '/');
  expect(status).toBe(400);
  expect(headers).not.toHaveProperty('x-tenant');
});

test.each([
  { 'x-forwarded-host': 'yayasan.example' },
  { forwarded: 'host=yayasan.example' },
  { 'x-host': 'yayasan.example', 'x-original-host': 'yayasan.example' },
  { cookie: 'tenant=foundation; x-tenant=foundation; layout=foundation' },
])('%j does not choose the tenant', async (headers) => {
  const got = await site.get('alpha.example', '/', headers);
  expect(got.headers['x-tenant']).toBe('alpha');
  expect(got.text).not.toContain('foundation');
});

test.each([
  'alpha.example,yayasan.example',
  '*.alpha.example',
  '999.1.1.1',
  'alpha.example:99999',
  'a b',
  '[::1',
])('"%s" is refused before it is anybody’s', async (host) => {
  // The local runtime itself breaks on a host that makes no URL; what counts is that nobody's
  // page comes back.
  const { status, headers } = await site.get(host, '/');
  expect(status).toBeGreaterThanOrEqual(400);
  expect(headers).not.toHaveProperty('x-tenant');
});

describe('the pesilat path rule', () => {
  test.each([
    ['alpha.example', '/pesilat', 'host; pesilat', 'pesilat.example'],
    ['alpha.example', '/PeSilat/', 'host; pesilat', 'pesilat.example'],
    ['alpha.localhost', '/pesilat', 'preview; pesilat', 'pesilat.example'],
    ['nobody.example', '/pesilat', 'default; pesilat', 'pesilat.example'],
    ['alpha.example', '/pesilat/tidak/ada', 'host; pesilat', ''],
    ['alpha.example', '/pesilatan', 'host', ''],
    ['alpha.example', '/Class/dasar-web?x=/pesilat', 'host', 'alpha.example'],
    ['alpha.example', '/Class/pesilat', 'host', ''],
    ['farcapital.belajar.example', '/pesilat/x', 'host; pesilat', ''],
    ['yayasan.example', '/pesilat', 'host', ''],
  ])('%s%s', async (host, path, source, canonical) => {
    const { headers, text } = await site.get(host, path);
    expect(headers['x-tenant-source']).toBe(source);
    if (canonical) expect(new URL(canonicalOf(text)).host).toBe(canonical);
  });

  test('its calls carry an app session of the special domain', async () => {
    await platform.forget();
    const path = '/pesilat/api/services/v1/class/recent';
    const { status, headers } = await site.get('jabar-academy.localhost', path);
    expect([status, headers['x-tenant-source']]).toEqual([200, 'preview; pesilat']);
    const minted = await platform.seen('services/v1/authorizer/token/generate');
    expect(minted.map((one) => one.headers.origin)).toEqual([
      'https://pesilat.jabar-academy.belajar.example',
    ]);
  });

  test('switches the landing’s layout, and the calls’ prefix', async () => {
    const { text } = await site.get('alpha.example', '/pesilat');
    expect(text).toContain('"api":"/pesilat/api"');
    expect(text).toContain('"layout":"pesilat"');
  });
});

test('a local network’s calls are the demo tenant’s', async () => {
  const { json } = await site.get('192.168.1.10', '/api/services/v0/cms/app/settings');
  expect(textAt(json, 'data', 'layout')).toBe('demo');
});
