/** Two tenants that share a tenant domain share nothing else (design section 2). */

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import tenants from '../../../tenants.json';
import { textAt } from '../../upstream/spec/harness';
import { openToken } from '../harness/app-token';
import { bootOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, vars: { APP_SECRETS: secrets() } });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

/** Every tenant has the one secret, but says so for itself. */
const secrets = (): string =>
  JSON.stringify(
    Object.fromEntries(tenants.tenants.map(({ key }) => [key, inject('vars').APP_SECRET])),
  );

const idOf = (tenant: string): string =>
  tenants.tenants.find(({ key }) => key === tenant)?.appId ?? '';
const domain = 'pesilat.example';
/** Whoever comes first, then the other: the special domain of one is the own domain of the other. */
const visits = [
  { tenant: 'alpha', host: 'alpha.example', base: '/pesilat' },
  { tenant: 'pesilat', host: domain, base: '' },
];

test('an app session each, had with their own id', async () => {
  for (const { tenant, host, base } of visits) {
    await platform.forget();
    const got = await site.get(host, `${base}/api/services/v1/authorizer/validate`);
    expect([got.status, got.headers['x-tenant']]).toEqual([200, tenant]);
    const [credential, ...others] = await platform.seen('services/v1/authorizer/token/generate');
    expect(others).toEqual([]);
    const opened = openToken(credential?.headers.apptoken ?? '');
    expect([textAt(opened, 'id'), textAt(opened, 'host')]).toEqual([idOf(tenant), domain]);
  }
  const store = await site.kv();
  const appSessions = visits.map(({ tenant }) => store.get(`app-token:${tenant}:${domain}`));
  const [alpha, pesilat] = await Promise.all(appSessions);
  expect(alpha).toContain('"token"');
  expect(pesilat).toContain('"token"');
  expect(alpha).not.toBe(pesilat);
});

test('cached answers each', async () => {
  const path = 'api/services/v1/class/recent';
  const from = async ({ host, base }: { host: string; base: string }) =>
    (await site.get(host, `${base}/${path}`)).headers['x-edge-cache'];
  for (const visit of visits) {
    expect([visit.tenant, await from(visit)]).toEqual([visit.tenant, 'miss']);
    await expect.poll(() => from(visit)).toBe('hit');
  }
});

test('settings each, in the store as in memory', async () => {
  const title = async ({ host, base }: { host: string; base: string }) =>
    textAt(bootOf((await site.get(host, `${base}/`)).text), 'settings', 'title');
  const store = await site.kv();
  for (const visit of visits) {
    const named = `Milik ${visit.tenant}`;
    await platform.settings(domain, { settings: { title: named, isMaintenance: false } });
    expect(await title(visit)).toBe(named);
    const key = `settings:${visit.tenant}:${domain}`;
    await expect.poll(() => store.get(key)).toContain(named);
  }
  expect(await title({ host: 'alpha.example', base: '/pesilat' })).toBe('Milik alpha');
  await platform.settings(domain);
});
