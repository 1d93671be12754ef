/** Changing the key of app tokens without an outage (design section 5). */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const generate = 'services/v1/authorizer/token/generate';
const validate = 'services/v1/authorizer/validate';
const host = 'alpha.example';
const old = inject('vars').APP_TOKEN_KEY ?? '';
const fresh = '0123456789abcdef'.repeat(4);
const during = { APP_TOKEN_KEY: fresh, APP_TOKEN_KEY_PREVIOUS: old };

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
});
afterAll(() => platform.stop());
beforeEach(() => platform.forget());
afterEach(async () => {
  await platform.keys();
  await platform.heal();
  await site.stop();
});

const call = async (): Promise<number> => (await site.get(host, `/api/${validate}`)).status;
const count = async (path: string): Promise<number> => (await platform.seen(path)).length;

/** What so many calls come to, and how often the platform was asked for it. */
async function calls(times: number): Promise<{ statuses: number[]; sent: number; minted: number }> {
  await platform.forget();
  const statuses = [];
  for (let made = 0; made < times; made += 1) statuses.push(await call());
  return { statuses, sent: await count(validate), minted: await count(generate) };
}

describe('the platform takes', () => {
  test('the previous key alone: each isolate tries the current one once', async () => {
    await platform.keys(old);
    site = await Site.start({ platform, vars: during });
    expect(await calls(3)).toEqual({ statuses: [200, 200, 200], sent: 3, minted: 2 });
    expect(await calls(3)).toEqual({ statuses: [200, 200, 200], sent: 3, minted: 0 });
  });

  test('both: the current one is sealed with', async () => {
    await platform.keys(old, fresh);
    site = await Site.start({ platform, vars: during });
    expect(await calls(3)).toEqual({ statuses: [200, 200, 200], sent: 3, minted: 1 });
    await platform.keys(fresh);
    expect(await calls(3)).toEqual({ statuses: [200, 200, 200], sent: 3, minted: 0 });
  });

  test('first the previous, then the current key: one call more at the change, no new app session', async () => {
    await platform.keys(old);
    site = await Site.start({ platform, vars: during });
    await calls(2);
    await platform.keys(fresh);
    expect(await calls(3)).toEqual({ statuses: [200, 200, 200], sent: 4, minted: 0 });
    expect((await site.get(host, '/login')).status).toBe(302);
  });

  test('neither: the visitor is told, without end of tries', async () => {
    await platform.keys('f'.repeat(64));
    site = await Site.start({ platform, vars: during });
    expect(await calls(1)).toMatchObject({ statuses: [502], sent: 0, minted: 2 });
  });
});

test('an app session of the store is sealed with the key that is taken', async () => {
  site = await Site.start({ platform });
  await call();
  const kept = await site.kv();
  const at = `app-token:alpha:${host}`;
  await expect.poll(() => kept.get(at)).not.toBeNull();
  const appSession = (await kept.get(at)) ?? '';
  await site.stop();
  site = await Site.start({ platform, vars: during });
  await (await site.kv()).put(at, appSession);
  expect(await calls(3)).toEqual({ statuses: [200, 200, 200], sent: 4, minted: 0 });
});

test('a call that is refused for a reason of its own is made twice at most while nothing is known', async () => {
  site = await Site.start({
    platform,
    vars: { ...during, APP_TOKEN_KEY: old, APP_TOKEN_KEY_PREVIOUS: fresh },
  });
  await call();
  await platform.forget();
  const cookie = '__Host-access_token=tidak-berlaku';
  const refused = await site.get(host, '/api/services/v1/user/me', { cookie });
  expect([refused.status, await count('services/v1/user/me'), await count(generate)]).toEqual([
    401, 2, 0,
  ]);
});

test('without a previous key nothing is tried twice', async () => {
  await platform.keys(fresh);
  site = await Site.start({ platform });
  expect(await calls(1)).toMatchObject({ statuses: [502], minted: 1 });
});

test('a previous key that is none is left out', async () => {
  site = await Site.start({ platform, vars: { APP_TOKEN_KEY_PREVIOUS: 'zz' } });
  expect(await calls(2)).toEqual({ statuses: [200, 200], sent: 2, minted: 1 });
});
