/** Calls that are for some kinds of users: refused at the edge where it knows who asks. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaveEarly } from '../../bench/http.mjs';
import { textAt } from '../../upstream/spec/harness';
import { expectFault } from '../harness/fault';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { CLOCK } from '../harness/wrappers';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
beforeEach(() => platform.forget());
afterEach(() => platform.heal());
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const host = 'alpha.example';
const me = 'services/v1/user/me';
const STUDENT = 4;

const call = (method: string, path: string, token: string, body?: unknown) => {
  const headers = { cookie: `__Host-access_token=${token}` };
  const sent = body === undefined ? { headers } : { headers, body };
  return site.post(host, `/api/${path}`, sent, method);
};

describe('a student’s session', () => {
  test.each([
    ['POST', 'services/v3/post/create'],
    ['POST', 'services/v3/post/update?slug=a'],
    ['POST', 'services/v3/post/delete?kindSlug=news&slug=a'],
    ['POST', 'services/v3/post/kind/category/create'],
    ['PUT', 'services/alpha/cms/app/settings'],
    ['PUT', 'services/alpha/cms/app/setting/title'],
    ['PUT', 'services/alpha/cms/app/id'],
    ['GET', 'services/v2/payout/list'],
    ['POST', 'services/v2/payout/approve'],
    ['POST', 'services/v2/payout/reject'],
  ])('is not passed on with %s %s', async (method, path) => {
    const token = await platform.signIn(STUDENT);
    await platform.forget();
    const got = await call(method, path, token, method === 'GET' ? undefined : {});
    expectFault(got, 403);
    expect(textAt(got.json, 'message')).toBe('Akun Anda tidak memiliki izin untuk tindakan ini.');
    expect(await platform.seen(path.split('?')[0])).toEqual([]);
  });

  test('is asked about once', async () => {
    const token = await platform.signIn(STUDENT);
    await platform.forget();
    for (let turn = 0; turn < 3; turn += 1) {
      expectFault(await call('GET', 'services/v2/payout/banks', token), 403);
    }
    expect(await platform.seen(me)).toHaveLength(1);
  });
});

describe('a session that nobody knows yet', () => {
  test('is asked about once for all that come at the same time', async () => {
    const token = await platform.signIn(STUDENT);
    await platform.fault({ host: 'services', path: 'v1/user/me', delayMs: 300 });
    await platform.forget();
    const all = Array.from({ length: 8 }, () => call('GET', 'services/v2/payout/banks', token));
    for (const got of await Promise.all(all)) expectFault(got, 403);
    expect(await platform.seen(me)).toHaveLength(1);
  });

  test('keeps nobody waiting whose first visitor has left', async () => {
    const token = await platform.signIn(STUDENT);
    await platform.fault({ host: 'services', path: 'v1/user/me', delayMs: 300 });
    await platform.forget();
    const headers = { host, cookie: `access_token=${token}` };
    await leaveEarly(site.origin, { path: '/api/services/v2/payout/banks', headers });
    expectFault(await call('GET', 'services/v2/payout/banks', token), 403);
    await platform.heal();
    expectFault(await call('GET', 'services/v2/payout/list', token), 403);
    expect(await platform.seen(me)).toHaveLength(1);
  });
});

test('what was known a minute ago judges nobody where the platform does not say', async () => {
  const token = await platform.signIn(STUDENT);
  const path = 'services/v2/payout/list';
  expectFault(await call('GET', path, token), 403);
  await platform.forget();
  await platform.fault({ host: 'services', path: 'v1/user/me', status: 500 });
  expectFault(await call('GET', path, token), 403);
  expect(await platform.seen(path)).toEqual([]);
  await site.get(host, `${CLOCK}?ms=70000`);
  await call('GET', path, token);
  expect(await platform.seen(path)).toHaveLength(1);
  await site.get(host, `${CLOCK}?ms=0`);
});

test('each session is judged by itself, whichever asked first', async () => {
  const [student, mentor] = [await platform.signIn(STUDENT), await platform.signIn(2)];
  expectFault(await call('GET', 'services/v2/payout/balance', student), 403);
  expect((await call('GET', 'services/v2/payout/balance', mentor)).status).toBe(200);
  expectFault(await call('POST', 'services/v2/payout/approve', mentor, { id: '1' }), 403);
});

test('calls for everybody ask nobody who it is', async () => {
  const token = await platform.signIn(STUDENT);
  await platform.forget();
  await call('POST', 'services/v1/class/payment/detail', token, { number: 'INV-2026-0002' });
  expect(await platform.seen(me)).toEqual([]);
});

describe('where the platform does not say who it is', () => {
  test.each([
    ['breaks', { status: 500 }],
    ['is busy', { status: 429 }],
    ['knows no kind', { body: { status: true, data: { id: 1 } } }],
    ['talks nonsense', { body: '<p>', contentType: 'text/html' }],
  ])('it has the last word: %s', async (_what, fault) => {
    const [student, staff] = [await platform.signIn(STUDENT), await platform.signIn(1)];
    await platform.fault({ host: 'services', path: 'v1/user/me', ...fault });
    await platform.forget();
    const path = 'services/v2/payout/list';
    expect((await call('GET', path, staff)).status).toBe(200);
    const refused = await call('GET', path, student);
    expect([refused.status, textAt(refused.json, 'message')]).toEqual([
      403,
      'Akunmu tidak memiliki izin untuk tindakan ini',
    ]);
    expect(await platform.seen(path)).toHaveLength(2);
    // Nothing of it is remembered.
    await platform.heal();
    expectFault(await call('GET', path, student), 403);
    expect(await platform.seen(path)).toHaveLength(2);
  });

  test('nobody is refused in the platform’s words', async () => {
    const got = await call('POST', 'services/v2/payout/approve', 'sudah-berakhir', { id: '1' });
    expect([got.status, textAt(got.json, 'message')]).toEqual([
      401,
      'Silakan masuk terlebih dahulu',
    ]);
  });
});
