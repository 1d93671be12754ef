/** The app token (design section 5): made once, kept, renewed, and never shown. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import tenants from '../../../tenants.json';
import { textAt } from '../../upstream/spec/harness';
import { openToken } from '../harness/app-token';
import { expectFault } from '../harness/fault';
import { Platform } from '../harness/platform';
import type { SiteOptions } from '../harness/runtime';
import { Site } from '../harness/site';
import { brokenKv, COUNTS } from '../harness/wrappers';

const generate = 'services/v1/authorizer/token/generate';
const host = 'alpha.example';
const alpha = tenants.tenants.find(({ key }) => key === 'alpha');
const DAY = 86_400_000;

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
});
afterAll(() => platform.stop());
beforeEach(() => platform.forget());
afterEach(async () => {
  await site.stop();
  await platform.heal();
});

const start = async (options: SiteOptions = {}): Promise<void> => {
  site = await Site.start({ platform, ...options });
};

/** A call that no cache answers. */
const call = (seen = host) => site.get(seen, '/api/services/v1/authorizer/validate');
const minted = async (): Promise<number> => (await platform.seen(generate)).length;

/** The app session kept for a tenant's domain, once it is. */
async function kept(tenant: string): Promise<string> {
  const store = await site.kv();
  await expect.poll(() => store.get(`app-token:${tenant}`)).not.toBeNull();
  return (await store.get(`app-token:${tenant}`)) ?? '';
}

test('one credential is shown for many calls, each sealed afresh', async () => {
  await start();
  for (let sent = 0; sent < 5; sent += 1) expect((await call()).status).toBe(200);
  const [credential, ...others] = await platform.seen(generate);
  expect(others).toEqual([]);
  expect(credential?.headers.origin).toBe('https://alpha.example');
  const opened = openToken(credential?.headers.apptoken ?? '');
  expect(JSON.stringify(opened)).toMatch(
    /^\{"id":.*,"secret":.*,"timestamp":\d{13},"host":[^,]*\}$/,
  );
  expect(opened).toMatchObject({
    id: alpha?.appId,
    secret: inject('vars').APP_SECRET,
    host: 'alpha.example',
  });
  expect(Math.abs(Number(textAt(opened, 'timestamp')) - Date.now())).toBeLessThan(DAY);
  const calls = await platform.seen('services/v1/authorizer/validate');
  const tokens = calls.map(({ headers }) => headers.apptoken ?? '');
  expect(new Set(tokens).size).toBe(5);
  const sessions = tokens.map((token) => JSON.stringify(openToken(token)));
  expect(new Set(sessions).size).toBe(1);
  expect(sessions[0]).toMatch(/^\{"code":"[^"]+","token":"[^"]+"\}$/);
});

test('a tenant of its own secret shows that one', async () => {
  await start({ vars: { APP_SECRETS: '{"alpha":"rahasia-sendiri"}' } });
  expectFault(await call(), 502);
  const [credential] = await platform.seen(generate);
  expect(textAt(openToken(credential?.headers.apptoken ?? ''), 'secret')).toBe('rahasia-sendiri');
});

test('every tenant domain has an app session of its own', async () => {
  await start();
  for (const seen of [host, 'yayasan.example', 'alpha.localhost']) await call(seen);
  const stored = [await kept('alpha:alpha.example'), await kept('foundation:yayasan.example')];
  expect(new Set(stored).size).toBe(2);
  expect(await minted()).toBe(2);
});

describe('the store', () => {
  test('has the app session for 23 hours', async () => {
    await start();
    await call();
    await kept('alpha:alpha.example');
    const { keys } = await (await site.kv()).list();
    const { expiration = 0 } =
      keys.find(({ name }) => name === 'app-token:alpha:alpha.example') ?? {};
    const hours = (expiration - Date.now() / 1000) / 3600;
    expect(Math.round(hours)).toBe(23);
  });

  test('is not read by a warm call, which makes no other either', async () => {
    await start({});
    const reads = async () => textAt((await site.get(host, COUNTS)).json, 'get');
    await site.get(host, '/Class');
    await call();
    await expect.poll(minted).toBeGreaterThan(0);
    await platform.forget();
    const before = await reads();
    expect(Number(before)).toBeGreaterThan(0);
    for (let sent = 0; sent < 3; sent += 1) {
      await call();
      await site.get(host, '/Class');
    }
    expect(await reads()).toBe(before);
    expect((await platform.seen()).map(({ path }) => path)).toEqual(
      Array(3).fill('/services/v1/authorizer/validate'),
    );
  });

  test('serves a new isolate without a new app session', async () => {
    await start();
    await call();
    const appSession = await kept('alpha:alpha.example');
    await site.stop();
    await platform.forget();
    await start();
    await (await site.kv()).put('app-token:alpha:alpha.example', appSession);
    expect((await call()).status).toBe(200);
    expect(await minted()).toBe(0);
  });

  test('of garbage costs one app session', async () => {
    await start();
    const store = await site.kv();
    const garbage = [
      ...['', '{', 'null', '[1]', '{"code":"a"}', '\u0000\uffff', 'x'.repeat(100_000)],
      '{"code":1,"token":2,"minted_at":3}',
    ];
    for (const [at, value] of garbage.entries()) {
      const { key = '', domain = '' } = tenants.tenants[at] ?? {};
      await platform.forget();
      await store.put(`app-token:${key}:${domain}`, value);
      const { status } = await call(`${key}.localhost`);
      expect([value.slice(0, 20), status, await minted()]).toEqual([value.slice(0, 20), 200, 1]);
    }
  });

  test('that holds an old app session costs one app session', async () => {
    await start();
    await call();
    const appSession = await kept('alpha:alpha.example');
    await site.stop();
    await platform.forget();
    await start();
    const old = appSession.replace(/\d{13}/, String(Date.now() - DAY));
    expect(old).not.toBe(appSession);
    await (await site.kv()).put('app-token:alpha:alpha.example', old);
    expect((await call()).status).toBe(200);
    expect(await minted()).toBe(1);
  });

  test('that throws costs an answer to nobody', async () => {
    await start({ wrapper: brokenKv });
    for (const path of ['/', '/Class/dasar-web', '/api/services/v1/class/recent', '/login']) {
      expect((await site.get(host, path)).status).toBeLessThan(400);
    }
    expect((await site.get(host, '/_edge/health')).status).toBe(503);
    expect((await call()).status).toBe(200);
  });
});

test('no secret is in any answer', async () => {
  await start();
  await call();
  const appSession: unknown = JSON.parse(await kept('alpha:alpha.example'));
  const { APP_TOKEN_KEY = '', APP_SECRET = '', DATA_ANON_KEY = '' } = inject('vars');
  const values = Object.values(Object(appSession)).filter((value) => typeof value === 'string');
  const secrets = [APP_TOKEN_KEY, APP_SECRET, DATA_ANON_KEY, ...values];
  expect(secrets).toHaveLength(5);
  await platform.fault({ path: 'v1/class/webinar', status: 500 });
  const paths = [
    ...['/', '/Class', '/Class/dasar-web', '/tidak-ada', '/sitemap.xml', '/robots.txt'],
    ...['/manifest.webmanifest', '/_edge/health', '/api/services/v1/class/recent', '/%zz'],
    ...['/api/services/v1/class/webinar', '/api/services/v1/user/me', '/api/data/donations'],
    ...['/api/services/v0/cms/app/settings', '/api/assistant/v1/identity/me'],
  ];
  for (const path of paths) {
    const whole = JSON.stringify(await site.get(host, path));
    for (const secret of secrets) expect([path, whole.includes(secret)]).toEqual([path, false]);
  }
});
