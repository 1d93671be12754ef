/** Tenants that stand in the key-value store and in no build (design section 2). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { openToken } from '../harness/app-token';
import { bootOf, canonicalOf, themeOf, titleOf } from '../harness/document';
import type { Got } from '../harness/http';
import { Platform } from '../harness/platform';
import { type Brand, brandOf, previewOf, publish, rowOf } from '../harness/published';
import { Site } from '../harness/site';
import {
  BREAK,
  breakingKv,
  brokenKv,
  CLOCK,
  COUNTS,
  hangingBindings,
  MEND,
} from '../harness/wrappers';

const generate = 'services/v1/authorizer/token/generate';
const brand = brandOf('rintisan', 'Akademi Rintisan');
const other = brandOf('seberang', 'Kelas Seberang');
const host = brand.domain;

let platform: Platform;
let site: Site;
let strict: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
  strict = await Site.start({ platform, vars: { STRICT_HOSTS: 'true' } });
  for (const one of [brand, other]) {
    for (const at of [site, strict]) await publish(one, at, platform);
  }
});
afterAll(() => Promise.all([site.stop(), strict.stop(), platform.stop()]));

const tenantAt = async (at: Site, where: string): Promise<string> => {
  const { status, headers } = await at.get(where, '/');
  return `${status} ${headers['x-tenant']} ${headers['x-tenant-source']}`;
};

test.each(brand.hosts)('%s is served like a host of the table', async (where) => {
  for (const at of [site, strict]) {
    const { status, headers, text } = await at.get(where, '/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'x-tenant': brand.key, 'x-tenant-source': 'host' });
    expect(headers['x-robots-tag']).not.toContain('noindex');
    expect([canonicalOf(text), titleOf(text)]).toEqual([
      `https://${host}/`,
      expect.stringContaining(brand.name),
    ]);
    expect(bootOf(text)).toMatchObject({
      tenant: { key: brand.key, name: brand.name, tagline: brand.tagline, source: 'host' },
    });
  }
});

test('it has its own layout, with the default designs and nobody’s menu and address', async () => {
  const known = await site.get('alpha.example', '/');
  const shown = async () => (await site.get(host, '/')).text;
  // The platform names the layout too; its own colour tells that its settings have come.
  await expect.poll(async () => themeOf(await shown())).not.toContain('--primary:#123456');
  const text = await shown();
  expect(bootOf(known.text)).toMatchObject({ look: { address: expect.any(String) } });
  expect(bootOf(text)).toMatchObject({ tenant: { layout: brand.key } });
  for (const part of ['address', 'menu']) expect(bootOf(text)).not.toHaveProperty(`look.${part}`);
});

test('it has a preview on a developer’s machine, which nobody lists', async () => {
  for (const at of [site, strict]) {
    const { status, headers, text } = await at.get(previewOf(brand), '/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-tenant': brand.key,
      'x-tenant-source': 'preview',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(canonicalOf(text)).toBe(`https://${host}/`);
    // The table's own tenants and its rule for everybody else's machine stay.
    const store = await at.kv();
    await store.put('tenant:festival.localhost', rowOf(brand));
    await store.put('tenant:lain.localhost', rowOf(brand));
    expect(await tenantAt(at, 'festival.localhost')).toBe('200 festival preview');
    expectUnknown(await at.get('lain.localhost', '/'));
    for (const where of ['tak-ada.localhost', 'localhost', 'x.y.localhost']) {
      expect(await tenantAt(at, where)).toBe('200 demo local');
    }
  }
});

test('its row gives the theme until the platform names one, the pages and their words', async () => {
  const { text } = await site.get(host, '/Class');
  expect(titleOf(text)).toContain('Kelas Akademi Rintisan');
  expect((await site.get(host, '/Gallery')).status).toBe(404);
  await platform.fault({ path: 'v0/cms/app/settings', status: 500 });
  const unknown = brandOf('tanpa-setelan', 'Tanpa Setelan');
  await publish(unknown, site, platform);
  expect(themeOf((await site.get(unknown.domain, '/')).text)).toContain('--primary:#123456');
  await platform.heal();
});

test('calls carry a token of its own domain', async () => {
  const first = await Site.start({ platform });
  await publish(brand, first, platform);
  await platform.forget();
  const { status } = await first.get(host, '/api/services/v1/authorizer/validate');
  expect(status).toBe(200);
  const [minted] = await platform.seen(generate);
  expect(minted?.headers.origin).toBe(`https://${host}`);
  const opened = openToken(minted?.headers.apptoken ?? '');
  expect([textAt(opened, 'id'), textAt(opened, 'host')]).toEqual([brand.appId, host]);
  const store = await first.kv();
  expect(await store.get(`app-token:${brand.key}:${host}`)).toContain('"token"');
  await first.stop();
});

test('a form that no script sends is sent as this brand, and so is what a page shows of a session', async () => {
  const first = await Site.start({ platform });
  await publish(brand, first, platform);
  await platform.forget();
  const session = `__Host-access_token=${await platform.signIn(5)}; signed_in=1`;
  const path = '/Class/literasi-data-untuk-semua';
  const form = `order:class:${path.split('/').at(-1)}`;
  const { status } = await first.post(host, path, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-mode': 'navigate',
      cookie: session,
    },
    body: new URLSearchParams({ _form: form }).toString(),
  });
  expect(status).toBe(303);
  expect((await first.get(host, path, { cookie: session })).status).toBe(200);
  const minted = await platform.seen(generate);
  expect(minted.map(({ headers }) => headers.origin)).toEqual([`https://${host}`]);
  await first.stop();
});

test('login leads to the account site as this brand', async () => {
  const { status, headers } = await site.get(host, '/login', { 'sec-fetch-site': 'none' });
  const target = new URL(headers.location ?? '');
  expect([status, target.searchParams.get('lms_id'), target.searchParams.get('redirect')]).toEqual([
    302,
    brand.lmsId,
    `http://${host}`,
  ]);
});

test('the assistant is asked in its workspace', async () => {
  const headers = { cookie: `__Host-assistant_token=${await platform.signInToAssistant()}` };
  const sent = { headers, body: { query: 'Halo' } };
  const { status, text } = await site.post(host, '/api/assistant/v2/chat', sent);
  expect([status, text]).toEqual([200, expect.stringContaining('{"done":true}')]);
});

test.each([
  ['/robots.txt', `Sitemap: https://${host}/sitemap.xml`],
  ['/sitemap.xml', `https://${host}/`],
  ['/feed.xml', brand.name],
  ['/manifest.webmanifest', brand.name],
])('%s is its own', async (path, expected) => {
  const { status, headers, text } = await site.get(host, path);
  expect([status, headers['x-tenant']]).toEqual([200, brand.key]);
  expect(text).toContain(expected);
});

test('the path rule leads to its special domain', async () => {
  const { headers, text } = await site.get(host, '/pesilat');
  expect(headers['x-tenant-source']).toBe('host; pesilat');
  expect(bootOf(text)).toMatchObject({
    tenant: { key: brand.key, domain: 'pesilat.example', layout: 'pesilat' },
  });
});

test('two of them, asked for in turn, share nothing', async () => {
  const paths = ['/', '/Class', '/robots.txt', '/manifest.webmanifest', '/tidak-ada'];
  const brands: [Brand, Brand][] = [
    [brand, other],
    [other, brand],
  ];
  const visits = Array.from({ length: 20 }, () =>
    brands.flatMap(([mine, theirs]) => paths.map((path) => ({ mine, theirs, path }))),
  );
  await Promise.all(
    visits.flat().map(async ({ mine, theirs, path }) => {
      const { headers, text } = await site.get(mine.domain, path);
      expect(headers['x-tenant']).toBe(mine.key);
      for (const foreign of [theirs.key, theirs.name]) expect(text).not.toContain(foreign);
    }),
  );
});

describe('the store', () => {
  const looks = async (act: () => Promise<unknown>): Promise<number> => {
    const count = async () => Number(textAt((await site.get(host, COUNTS)).json, 'get'));
    const before = await count();
    await act();
    return (await count()) - before;
  };

  test('is not asked for a host of the table, nor again for one that it does or does not have', async () => {
    for (const where of ['alpha.example', host, 'bukan-siapa.example', 'baru.localhost']) {
      await site.get(where, '/robots.txt');
      const again = async () => {
        for (let visit = 0; visit < 5; visit += 1) await site.get(where, '/robots.txt');
      };
      expect([where, await looks(again)]).toEqual([where, 0]);
    }
    for (const where of ['www.alpha.example', 'alpha.localhost', 'meja.local', '8.8.8.8']) {
      expect([where, await looks(() => site.get(where, '/robots.txt'))]).toEqual([where, 0]);
    }
    expect(await looks(() => site.get('entah.example', '/robots.txt'))).toBe(1);
  });

  test('is looked into once by visitors who come together', async () => {
    const together = () =>
      Promise.all(Array.from({ length: 20 }, () => site.get('ramai.example', '/robots.txt')));
    expect(await looks(together)).toBe(1);
  });

  test('changes what is shown within a minute', async () => {
    const late = brandOf('belakangan', 'Belakangan');
    const store = await site.kv();
    const advance = (seconds: number) => site.get(host, `${CLOCK}?ms=${seconds * 1000}`);
    const [nobody, somebody] = ['200 alpha default', '200 belakangan host'];
    expect(await tenantAt(site, late.domain)).toBe(nobody);
    await publish(late, site, platform);
    await advance(50);
    expect(await tenantAt(site, late.domain)).toBe(nobody);
    await advance(70);
    expect(await tenantAt(site, late.domain)).toBe(somebody);
    await store.delete(`tenant:${late.domain}`);
    await advance(120);
    expect(await tenantAt(site, late.domain)).toBe(somebody);
    await advance(140);
    expect(await tenantAt(site, late.domain)).toBe(nobody);
  });

  test.each([
    ['no JSON', '{'],
    ['another host’s row', rowOf(brand)],
    ['a key of the table', rowOf({ ...brandOf('rusak', 'Rusak'), key: 'alpha' })],
    ['a header’s end in a field', rowOf({ ...brandOf('rusak', 'Rusak'), lmsId: 'a\r\nb: c' })],
    [
      'another tenant’s domain',
      rowOf({
        ...brandOf('rusak', 'Rusak'),
        hosts: ['rusak-23.example', 'alpha.example'],
        domain: 'alpha.example',
      }),
    ],
    [
      'another published tenant’s domain',
      rowOf({
        ...brandOf('rusak', 'Rusak'),
        hosts: ['rusak-33.example', brand.domain],
        domain: brand.domain,
      }),
    ],
  ])('with %s does not know who is there', async (name, row) => {
    const where = `rusak-${name.length}.example`;
    for (const at of [site, strict]) {
      await (await at.kv()).put(`tenant:${where}`, row);
      for (const path of ['/', '/robots.txt', '/api/services/v1/class/recent']) {
        expectUnknown(await at.get(where, path));
      }
    }
    expect(site.logs.join('\n')).toContain(`the published row of ${where}`);
  });

  test.each([
    ['that never answers', hangingBindings],
    ['that fails', brokenKv],
  ])('%s makes no brand another, and holds up no host of the table', async (_what, wrapper) => {
    for (const vars of [{}, { STRICT_HOSTS: 'true' }]) {
      const failing = await Site.start({ platform, vars, wrapper });
      expectUnknown(await failing.get(host, '/'));
      await expect.poll(() => failing.logs.join('\n')).toContain('cannot be read');
      // It may be anything that a visitor has asked for.
      expect(failing.logs.join('\n')).not.toContain(host);
      expect((await failing.get('alpha.example', '/robots.txt')).status).toBe(200);
      await failing.stop();
    }
  });

  test('that fails later leaves the row that was good last', async () => {
    const failing = await Site.start({ platform, wrapper: breakingKv });
    await publish(brand, failing, platform);
    const store = await failing.kv();
    const advance = (minutes: number) => failing.get(host, `${CLOCK}?ms=${minutes * 60_000}`);
    expect(await tenantAt(failing, host)).toBe('200 rintisan host');
    await failing.get(host, BREAK);
    for (const minutes of [2, 30, 600]) {
      await advance(minutes);
      expect(await tenantAt(failing, host)).toBe('200 rintisan host');
    }
    await failing.get(host, MEND);
    await store.put(`tenant:${host}`, '{');
    await advance(610);
    expect(await tenantAt(failing, host)).toBe('200 rintisan host');
    await store.delete(`tenant:${host}`);
    await advance(620);
    expect(await tenantAt(failing, host)).toBe('200 alpha default');
    await failing.stop();
  });

  test('is not asked without end by one who makes hosts up', async () => {
    const headers = { 'cf-connecting-ip': '198.51.100.77' };
    const visit = (at: number) => site.get(`karangan-${at}.example`, '/robots.txt', headers);
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 100) {
      statuses.push((await visit(statuses.length)).status);
    }
    const visited = statuses.length - 1;
    expect([statuses.at(-1), visited > 20]).toEqual([429, true]);
    const again = await visit(visited + 1);
    expect([again.status, again.headers['retry-after']]).toEqual([429, '60']);
    expect(await looks(() => visit(visited + 2))).toBe(0);
    // Whoever else comes there, and whatever somebody has, is looked up.
    expect(await tenantAt(site, `karangan-${visited}.example`)).toBe('200 alpha default');
    expect((await site.get(host, '/robots.txt', headers)).status).toBe(200);
  });

  test('is read for operators every few seconds at most', async () => {
    const ask = async () => {
      for (let asked = 0; asked < 8; asked += 1) {
        expect((await site.get('alpha.example', '/_edge/health')).status).toBe(200);
      }
    };
    expect(await looks(ask)).toBeLessThanOrEqual(2);
  });
});

/** An answer of which nobody is told whose it is. */
function expectUnknown({ status, headers, text }: Got): void {
  expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
  expect(headers['retry-after']).toMatch(/^\d+$/);
  expect(headers).not.toHaveProperty('x-tenant');
  expect(text.toLowerCase()).not.toContain('alpha');
}
