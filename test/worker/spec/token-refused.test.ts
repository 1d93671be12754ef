/** App tokens that the platform refuses, and a platform that gives none (design section 5). */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectFault } from '../harness/fault';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { CLOCK } from '../harness/wrappers';

const generate = 'services/v1/authorizer/token/generate';
const host = 'alpha.example';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  await platform.forget();
  site = await Site.start({ platform });
});
afterEach(async () => {
  await site.stop();
  await platform.heal();
});

/** A call that no cache answers. */
const call = () => site.get(host, '/api/services/v1/authorizer/validate');
const minted = async (): Promise<number> => (await platform.seen(generate)).length;

describe('a revoked app session', () => {
  test('is replaced once, and the call made once more', async () => {
    await call();
    await platform.revoke();
    await platform.forget();
    expect((await call()).status).toBe(200);
    expect(await minted()).toBe(1);
    expect(await platform.seen('services/v1/authorizer/validate')).toHaveLength(2);
  });

  test('also for a call with a body, which arrives whole', async () => {
    await call();
    await platform.revoke();
    const body = { from: '/', to: '/Class', type: 'page_load', timestamp: '2026-11-20T02:00:00Z' };
    expect((await site.post(host, '/api/services/v1/logger/log/click', { body })).status).toBe(201);
  });

  test('does not lead a login into a refusal of the account site', async () => {
    await site.stop();
    site = await Site.start({ platform });
    const account = async () => {
      const { headers } = await site.get(host, '/login');
      return fetch(headers.location ?? '');
    };
    expect((await account()).status).toBe(200);
    await platform.revoke();
    await platform.forget();
    // The app session has not been used for a while, or the call that was refused would have renewed it.
    await site.get(host, `${CLOCK}?ms=61000`);
    expect((await account()).status).toBe(200);
    expect(await minted()).toBe(1);
    // The new one is known to be good.
    await platform.forget();
    expect((await account()).status).toBe(200);
    expect(await platform.seen('services')).toEqual([]);
  });

  test('that stays refused is refused to the visitor, without end of tries', async () => {
    await platform.fault({ path: 'v1/authorizer/validate', status: 401 });
    expect((await call()).status).toBe(401);
    expect(await minted()).toBe(2);
    expect(await platform.seen('services/v1/authorizer/validate')).toHaveLength(2);
  });

  test('is not what a visitor’s own worthless session means', async () => {
    await call();
    await platform.forget();
    for (let sent = 0; sent < 3; sent += 1) {
      const cookie = '__Host-access_token=tidak-berlaku';
      expect((await site.get(host, '/api/services/v1/user/me', { cookie })).status).toBe(401);
    }
    expect(await minted()).toBe(0);
  });
});

describe('a platform that gives no app session', () => {
  test.each([
    [{ status: 500 }, 502],
    [{ status: 401 }, 502],
    [{ body: '<p>', contentType: 'text/html' }, 502],
    [{ body: { status: true, data: { token: '' } } }, 502],
    [{ body: { status: true, data: { token: 1, code: 2 } } }, 502],
    [{ body: '{' }, 502],
  ])('%j', async (fault, status) => {
    await platform.fault({ path: 'v1/authorizer/token/generate', ...fault });
    expectFault(await call(), status);
    expect((await site.get(host, '/')).status).toBe(200);
  });
});
