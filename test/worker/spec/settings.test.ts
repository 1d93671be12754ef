/** Site settings (design section 3): what the platform says, what stands in, what never gets out. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import tenants from '../../../tenants.json';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { bootOf, metaOf, themeOf, titleOf } from '../harness/document';
import type { Got } from '../harness/http';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { CLOCK, COUNTS } from '../harness/wrappers';

const settingsCall = 'v0/cms/app/settings';

let platform: Platform;
/** For cases of {@link withTenants}. */
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));
afterEach(() => platform.heal());

const unasked = [...tenants.tenants];

/** Each case with a tenant of its own, of which the site knows nothing until then: no site is started for it. */
function withTenants<Case extends object>(cases: readonly Case[]) {
  return cases.map((one) => {
    const tenant = unasked.shift();
    if (tenant === undefined) throw new Error('There are more cases than tenants.');
    return { ...one, tenant };
  });
}

/** A document of a site that has known nothing until now. */
async function first(host: string): Promise<Got> {
  const site = await Site.start({ platform });
  const got = await site.get(host, '/');
  await site.stop();
  return got;
}

const settingOf = (got: Got, ...names: string[]): string =>
  textAt(bootOf(got.text), 'settings', ...names);

describe('what the platform says', () => {
  test('wins over the row', async () => {
    const css = { clr_primary: '#123456', ft_primary: 'Inter' };
    await platform.settings('alpha.example', {
      settings: { title: 'Nama Baru', css, isMaintenance: false },
    });
    const got = await first('alpha.example');
    await platform.settings('alpha.example');
    expect([got.status, settingOf(got, 'title')]).toEqual([200, 'Nama Baru']);
    expect(themeOf(got.text)).toContain('--primary:#123456');
    expect(themeOf(got.text)).toContain('--font-heading:"Inter","Inter Fallback"');
  });

  test('names a font that the site lacks: the brand keeps its own', async () => {
    const css = { ft_primary: 'Poppins', ft_secondary: 'raleway' };
    await platform.settings('alpha.example', { settings: { css, isMaintenance: false } });
    const got = await first('alpha.example');
    await platform.settings('alpha.example');
    expect(themeOf(got.text)).toContain('--font-heading:var(--brand-heading),');
    expect(themeOf(got.text)).toContain('--font-body:"Raleway","Raleway Fallback"');
    expect(settingOf(got, 'css', 'ft_primary')).toBe('Raleway');
  });

  test.each(withTenants([{ layout: 'festival' }, { layout: 'tidak-dikenal' }, { layout: '' }]))(
    'the layout "$layout" is shown where there is one',
    async ({ layout, tenant }) => {
      const { key, domain } = tenant;
      await platform.settings(domain, { settings: { layout, isMaintenance: false } });
      const got = await site.get(`${key}.localhost`, '/');
      await platform.settings(domain);
      const shown = layout === 'festival' ? layout : key;
      expect([settingOf(got, 'layout'), textAt(bootOf(got.text), 'tenant', 'layout')]).toEqual([
        shown,
        shown,
      ]);
    },
  );

  const answers: { settings: object; status: number }[] = [
    { settings: { title: 'A', isMaintenance: true }, status: 503 },
    { settings: { title: 'A' }, status: 503 },
    { settings: { title: 'A', isMaintenance: false }, status: 200 },
    { settings: { title: 'A', isMaintenance: null }, status: 200 },
    { settings: { css: { clr_primary: '#123456' } }, status: 200 },
  ];
  test.each(withTenants(answers))(
    '$settings is answered $status',
    async ({ settings, status, tenant }) => {
      await platform.settings(tenant.domain, { settings });
      const got = await site.get(`${tenant.key}.localhost`, '/');
      await platform.settings(tenant.domain);
      expect(got.status).toBe(status);
      const boot = bootOf(got.text);
      expect(textAt(boot, 'status')).toBe(String(status));
      if (status === 503) {
        expect(got.headers['retry-after']).toMatch(/^\d+$/);
        expect(got.headers['cache-control']).toBe('no-store');
        expect(titleOf(got.text)).toContain('Sedang dalam perbaikan');
        expect(metaOf(got.text, 'robots')).toContain('noindex');
      }
    },
  );
});

describe('a platform that is', () => {
  test('out of reach: every tenant’s own row', async () => {
    const site = await Site.start();
    for (const { key, name } of tenants.tenants) {
      const got = await site.get(`${key}.localhost`, '/');
      expect([key, got.status, got.headers['x-tenant']]).toEqual([key, 200, key]);
      expect(settingOf(got, 'isMaintenance')).toBe('');
      expect(settingOf(got, 'title')).toBe(name);
      expect(settingOf(got, 'logoDark')).toBe(`/brand/${key}/logo-dark.svg`);
    }
    await site.stop();
  });

  const own = 'Yayasan Cakap Digital';
  const failures: { what: string; fault: object }[] = [
    { what: 'answering 500', fault: { status: 500 } },
    { what: 'answering 404', fault: { status: 404 } },
    {
      what: 'answering HTML',
      fault: { status: 200, body: '<p>Halo</p>', contentType: 'text/html' },
    },
    { what: 'answering broken JSON', fault: { status: 200, body: '{"data":' } },
    { what: 'answering a list', fault: { status: 200, body: [] } },
    { what: 'answering no data', fault: { status: 200, body: { status: true, data: null } } },
    { what: 'answering data of nothing', fault: { status: 200, body: { status: true, data: {} } } },
    {
      what: 'answering colours without a colour',
      fault: { status: 200, body: { data: { css: {} } } },
    },
    {
      what: 'answering a flag of null',
      fault: { status: 200, body: { data: { isMaintenance: null } } },
    },
    { what: 'answering an error as a success', fault: { status: 200, body: { error: 'rusak' } } },
    {
      what: 'answering data of something else',
      fault: { status: 200, body: { data: { error: 'rusak' } } },
    },
    { what: 'redirecting', fault: { location: 'http://127.0.0.1:1/' } },
    { what: 'slow', fault: { delayMs: 4000 } },
  ];
  test.each(withTenants(failures))('$what: the row', async ({ fault, tenant }) => {
    const { key, name } = tenant;
    await platform.fault({ path: settingsCall, ...fault });
    const got = await site.get(`${key}.localhost`, '/');
    expect([got.status, settingOf(got, 'title')]).toEqual([200, name]);
    expect(valueAt(bootOf(got.text), 'settings', 'isMaintenance')).toBe(false);
  });

  test('slow at first: what it said late serves the next visitor', async () => {
    await platform.settings('yayasan.example', {
      settings: { title: 'Akhirnya', isMaintenance: false },
    });
    await platform.fault({ path: settingsCall, delayMs: 2500, times: 1 });
    const site = await Site.start({ platform, keepsDeadlines: true });
    const title = async () => settingOf(await site.get('yayasan.example', '/'), 'title');
    expect(await title()).toBe(own);
    await expect.poll(title).toBe('Akhirnya');
    await site.stop();
    await platform.settings('yayasan.example');
  });
});

describe('what the store has', () => {
  const key = 'settings:foundation:yayasan.example';
  const host = 'yayasan.example';
  const title = async (site: Site) => settingOf(await site.get(host, '/'), 'title');
  const MINUTE = 60_000;
  const good = (named: string, ageMs?: number, isMaintenance = false) => {
    const answer = { status: true, data: { title: named, isMaintenance } };
    const fetchedAt = ageMs === undefined ? {} : { fetchedAt: Date.now() - ageMs };
    return JSON.stringify({ answer, version: '1.0.0', ...fetchedAt });
  };

  let ahead = 0;
  /** Lets minutes pass, and asks until the platform is asked again. */
  async function refreshed(site: Site, ask: () => Promise<unknown> = () => site.get(host, '/')) {
    await platform.forget();
    const asked = async () => {
      ahead += 2 * 60_000;
      await site.get(host, `${CLOCK}?ms=${ahead}`);
      await ask();
      return (await platform.seen(`services/${settingsCall}`)).length;
    };
    await expect.poll(asked).toBeGreaterThan(0);
  }

  test('is shown at once by a cold isolate, and refreshed behind the answer', async () => {
    const site = await Site.start({ platform, keepsDeadlines: true });
    await (await site.kv()).put(key, good('Diingat', 5 * MINUTE));
    expect(await title(site)).toBe('Diingat');
    await expect.poll(() => title(site)).toBe('Yayasan Cakap Digital');
    await site.stop();
  });

  test.each([
    ['older than ten minutes', 11 * MINUTE],
    ['of no known age', undefined],
  ])('and is %s is not shown while the platform answers', async (_what, ageMs) => {
    const site = await Site.start({ platform, keepsDeadlines: true });
    await (await site.kv()).put(key, good('Diingat', ageMs, true));
    const got = await site.get(host, '/');
    expect([got.status, settingOf(got, 'title')]).toEqual([200, 'Yayasan Cakap Digital']);
    await site.stop();
  });

  test('and is old speaks for a platform that is slow', async () => {
    await platform.fault({ path: settingsCall, delayMs: 4_000 });
    const site = await Site.start({ platform, keepsDeadlines: true });
    await (await site.kv()).put(key, good('Diingat'));
    expect(await title(site)).toBe('Diingat');
    await site.stop();
  });

  test.each([
    { body: { status: true, data: {} } },
    { body: { status: true, data: { css: {} } } },
    { body: { status: true, data: { isMaintenance: null } } },
    { body: { error: 'rusak' } },
    { status: 500 },
    { body: '{"status":true,"data":{"title":"Jang' },
  ])('outlives %j', async (fault) => {
    await platform.fault({ path: settingsCall, ...fault });
    const site = await Site.start({ platform });
    const store = await site.kv();
    await store.put(key, good('Diingat'));
    for (let round = 0; round < 3; round += 1) {
      await refreshed(site, async () => {
        const got = await site.get(host, '/');
        expect([got.status, settingOf(got, 'title')]).toEqual([200, 'Diingat']);
      });
    }
    expect(await store.get(key)).toBe(good('Diingat'));
    await site.stop();
  });

  /** A site whose store has its settings, how often that was asked, and a refresh at a time. */
  async function counted() {
    const site = await Site.start({ platform });
    const counts = async () => (await site.get(host, COUNTS)).json;
    const refreshedAt = async (minutes: number) => {
      await platform.forget();
      await site.get(host, `${CLOCK}?ms=${minutes * MINUTE}`);
      await expect
        .poll(async () => {
          await site.get(host, '/');
          return (await platform.seen(`services/${settingsCall}`)).length;
        })
        .toBeGreaterThan(0);
    };
    await site.get(host, '/');
    await expect.poll(counts).toMatchObject({ put: 2 });
    return { site, counts, refreshedAt };
  }

  test('says every five minutes that it still holds, and is left alone meanwhile', async () => {
    const { site, counts, refreshedAt } = await counted();
    const store = await site.kv();
    const storedAt = async () =>
      Number(valueAt(JSON.parse((await store.get(key)) ?? '{}'), 'fetchedAt'));
    const [before, began] = [await counts(), await storedAt()];
    await refreshedAt(2);
    expect([await counts(), await storedAt()]).toEqual([before, began]);
    // A refresh that was under way when the clock was put forward is of the time at which it began.
    let minutes = 6;
    const storedAfterVisit = async () => {
      await site.get(host, `${CLOCK}?ms=${minutes * MINUTE}`);
      minutes += 1.1;
      await site.get(host, '/');
      return storedAt();
    };
    await expect
      .poll(storedAfterVisit, { interval: 1000 })
      .toBeGreaterThanOrEqual(began + 5 * MINUTE);
    expect(valueAt(await counts(), 'put')).toBeGreaterThan(2);
    await site.stop();
  });

  test('is written anew as soon as something changes', async () => {
    const { site, counts } = await counted();
    await platform.settings(host, { settings: { title: 'Lain', isMaintenance: false } });
    await refreshed(site);
    await expect.poll(() => title(site)).toBe('Lain');
    await expect.poll(counts).toMatchObject({ put: 3 });
    await platform.settings(host);
    await site.stop();
  });
});

test('the last known good outlives a restart, for its own tenant alone', async () => {
  const kvFolder = mkdtempSync(join(tmpdir(), 'worker-kv-'));
  await platform.settings('yayasan.example', {
    settings: { title: 'Diingat', isMaintenance: false },
  });
  const before = await Site.start({ platform, kvFolder });
  expect(settingOf(await before.get('yayasan.example', '/'), 'title')).toBe('Diingat');
  const store = await before.kv();
  await expect.poll(() => store.get('settings:foundation:yayasan.example')).toContain('Diingat');
  await before.stop();
  await platform.settings('yayasan.example');

  const after = await Site.start({ kvFolder });
  expect(settingOf(await after.get('foundation.localhost', '/'), 'title')).toBe('Diingat');
  for (const other of ['alpha.example', 'buku.localhost']) {
    expect((await after.get(other, '/')).text).not.toContain('Diingat');
  }
  await after.stop();
  rmSync(kvFolder, { recursive: true, force: true });
});

describe('an app version that cannot be asked for', () => {
  const versionCall = { path: 'v1/authorizer/version', status: 500 };
  const version = (got: Got) => valueAt(bootOf(got.text), 'version');

  test('is unknown, until it can be', async () => {
    await platform.fault(versionCall);
    const site = await Site.start({ platform });
    expect(version(await site.get('alpha.example', '/'))).toBeNull();
    await platform.heal();
    await site.get('alpha.example', `${CLOCK}?ms=70000`);
    await expect.poll(async () => version(await site.get('alpha.example', '/'))).toBe('1.0.0');
    await site.stop();
  });

  test('stays what it was, also after a restart', async () => {
    const kvFolder = mkdtempSync(join(tmpdir(), 'worker-kv-'));
    const before = await Site.start({ platform, kvFolder });
    expect(version(await before.get('alpha.example', '/'))).toBe('1.0.0');
    const known = async (site: Site) => {
      const store = await site.kv();
      const { keys } = await store.list();
      const name = keys.find((key) => key.name.startsWith('settings:'))?.name ?? '';
      return store.get(name);
    };
    await expect.poll(() => known(before)).toContain('"version":"1.0.0"');
    await before.stop();

    // The settings differ, so that they are kept anew.
    await platform.settings('alpha.example', {
      settings: { title: 'Nama Baru', isMaintenance: false },
    });
    await platform.fault(versionCall);
    const after = await Site.start({ platform, kvFolder });
    const title = async () => settingOf(await after.get('alpha.example', '/'), 'title');
    await expect.poll(title).toBe('Nama Baru');
    expect(version(await after.get('alpha.example', '/'))).toBe('1.0.0');
    await expect.poll(() => known(after)).toContain('Nama Baru');
    expect(await known(after)).toContain('"version":"1.0.0"');
    await after.stop();
    await platform.settings('alpha.example');
    rmSync(kvFolder, { recursive: true, force: true });
  });
});

test('garbage in KV is nobody’s settings', async () => {
  const site = await Site.start();
  const store = await site.kv();
  const garbage = [
    ...['', '{', 'null', '[]', '{"answer":1}', '{"answer":{"data":{}},"version":3}'],
    ...['{"answer":{"data":{}},"version":null}', '{"answer":{"error":"x"},"version":"1"}'],
  ];
  for (const [at, value] of garbage.entries()) {
    const { key = '', domain = '', name = '' } = tenants.tenants[at] ?? {};
    await store.put(`settings:${key}:${domain}`, value);
    const got = await site.get(`${key}.localhost`, '/');
    expect([value, got.status, settingOf(got, 'title')]).toEqual([value, 200, name]);
  }
  await site.stop();
});
