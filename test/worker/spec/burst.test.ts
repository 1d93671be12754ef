/** Many visitors at once cost the platform no more than one (design sections 3, 5 and 6). */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { bootOf } from '../harness/document';
import { pageCounts } from '../harness/page-counts';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { CLOCK, COUNTS } from '../harness/wrappers';

const host = 'alpha.example';
const recent = 'services/v1/class/recent';
const validate = 'services/v1/authorizer/validate';
const generate = 'services/v1/authorizer/token/generate';
const MANY = 30;

let platform: Platform;
let site: Site;
beforeEach(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, keepsDeadlines: true });
});
afterEach(() => Promise.all([site.stop(), platform.stop()]));

const advance = (ms: number) => site.get(host, `${CLOCK}?ms=${ms}`);
const count = async (path: string): Promise<number> => (await platform.seen(path)).length;
const from = async (): Promise<string> => {
  const { status, headers } = await site.get(host, `/api/${recent}`);
  return `${status} ${headers['x-edge-cache']}`;
};
const atOnce = <T>(send: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: MANY }, send));

/** What is kept, and a minute old. */
async function stale(): Promise<void> {
  await expect.poll(from).toBe('200 hit');
  await platform.forget();
  await advance(70_000);
}

test('a stale answer is asked for once', async () => {
  await stale();
  await platform.fault({ path: 'v1/class/recent', delayMs: 300 });
  expect(new Set(await atOnce(from))).toEqual(new Set(['200 stale']));
  await expect.poll(from).toBe('200 hit');
  expect(await count(recent)).toBe(1);
});

test('and once while the platform fails, until a while has passed', async () => {
  await stale();
  await platform.fault({ path: 'v1/class/recent', status: 500 });
  expect(new Set(await atOnce(from))).toEqual(new Set(['200 stale']));
  await expect.poll(() => count(recent)).toBe(1);
  expect(new Set(await atOnce(from))).toEqual(new Set(['200 stale']));
  expect(await count(recent)).toBe(1);
  await advance(90_000);
  expect(new Set(await atOnce(from))).toEqual(new Set(['200 stale']));
  await expect.poll(() => count(recent)).toBe(2);
});

test('what the platform no longer has is not given on', async () => {
  await stale();
  await platform.fault({ path: 'v1/class/recent', status: 404 });
  expect(await from()).toBe('200 stale');
  await expect.poll(from).toBe('404 miss');
});

test('an answer that nobody has is asked for once, and so is what it takes', async () => {
  const answers = await atOnce(() => site.get(host, `/api/${recent}`));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect([await count(recent), await count(generate)]).toEqual([1, 1]);
});

test.each([
  ['answers', {}, 200],
  ['fails', { status: 500 }, 500],
  ['has no such thing', { status: 404 }, 404],
])('one that is slow and %s is asked for once', async (_what, fault, status) => {
  await platform.fault({ path: 'v1/class/recent', delayMs: 2_500, ...fault });
  const answers = await atOnce(() => site.get(host, `/api/${recent}`));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await count(recent)).toBe(1);
});

test('one that may not be kept holds nobody up', async () => {
  await platform.fault({ path: 'v1/class/recent', status: 404 });
  expect(new Set(await atOnce(from))).toEqual(new Set(['404 miss']));
});

test('documents of an isolate that knows nothing ask for the settings once', async () => {
  const answers = await atOnce(() => site.get(host, '/Class'));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await count('services/v0/cms/app/settings')).toBe(1);
  expect(await count(generate)).toBe(1);
});

test('sixty calls that are refused make one new app session, and one is written', async () => {
  const puts = async () => Number(textAt((await site.get(host, COUNTS)).json, 'put'));
  expect((await site.get(host, `/api/${validate}`)).status).toBe(200);
  await expect.poll(puts).toBe(1);
  await platform.fault({ path: 'v1/authorizer/validate', status: 401 });
  await platform.forget();
  const call = async () => (await site.get(host, `/api/${validate}`)).status;
  expect(new Set(await atOnce(call))).toEqual(new Set([401]));
  for (let sent = 0; sent < MANY; sent += 1) expect(await call()).toBe(401);
  expect(await count(generate)).toBe(1);
  await expect.poll(puts).toBe(2);
});

test('a revoked app session is renewed once, and every call is answered', async () => {
  expect((await site.get(host, `/api/${validate}`)).status).toBe(200);
  await platform.revoke();
  await platform.forget();
  const answers = await atOnce(() => site.get(host, `/api/${validate}`));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await count(generate)).toBe(1);
});

test('an app session that another isolate has renewed is taken from the store', async () => {
  expect((await site.get(host, `/api/${validate}`)).status).toBe(200);
  const store = await site.kv();
  const key = 'app-token:alpha:alpha.example';
  await expect.poll(() => store.get(key)).not.toBeNull();
  await platform.revoke();
  const other = await Site.start({ platform });
  expect((await other.get(host, `/api/${validate}`)).status).toBe(200);
  const theirs = await other.kv();
  await expect.poll(() => theirs.get(key)).not.toBeNull();
  await store.put(key, (await theirs.get(key)) ?? '');
  await other.stop();
  await platform.forget();
  expect((await site.get(host, `/api/${validate}`)).status).toBe(200);
  expect(await count(generate)).toBe(0);
});

test('a platform that gives no app session is asked for one at a time', async () => {
  await platform.fault({ path: 'v1/authorizer/token/generate', status: 500, delayMs: 100 });
  const call = async () => (await site.get(host, `/api/${validate}`)).status;
  expect(new Set(await atOnce(call))).toEqual(new Set([502]));
  expect(await count(generate)).toBe(1);
  await platform.heal();
  await advance(10_000);
  expect(await call()).toBe(200);
});

test.each([
  ['v1/class/overview', 'services/v1/class/overview?slug=dasar-web'],
  // It begins when the other's answer has come, within the same time.
  ['v1/class/syllabus', 'services/v1/class/syllabus?classroomId=1'],
])('a read of %s that is cut at its time limit still warms the cache', async (path, key) => {
  await platform.fault({ path, delayMs: 2_500, times: 1 });
  const { text } = await site.get(host, '/Class/dasar-web');
  expect(text).not.toContain(`"${key}":{`);
  await expect
    .poll(async () => (await site.get(host, '/Class/dasar-web')).text)
    .toContain(`"${key}":{`);
  expect(await count(`services/${path}`)).toBe(1);
});

test('settings that fail are asked for no more for a while, by one visitor after the other', async () => {
  const path = 'services/v0/cms/app/settings';
  await platform.fault({ path: 'v0/cms/app/settings', status: 500 });
  for (let sent = 0; sent < MANY; sent += 1) expect((await site.get(host, '/')).status).toBe(200);
  expect(await count(path)).toBe(1);
  await advance(11_000);
  await site.get(host, '/');
  await expect.poll(() => count(path)).toBe(2);
});

test('an app session that is not given is asked for no more for a while, either', async () => {
  await platform.fault({ path: 'v1/authorizer/token/generate', status: 500 });
  const call = async () => (await site.get(host, `/api/${validate}`)).status;
  for (let sent = 0; sent < MANY; sent += 1) expect(await call()).toBe(502);
  // Two seconds of a machine that is slow may pass meanwhile.
  expect(await count(generate)).toBeLessThan(MANY / 3);
  await platform.heal();
  await advance(3_000);
  expect(await call()).toBe(200);
});

test('a page that nobody has is rendered once', async () => {
  // With the app's version in it or without, a page is another one.
  const version = async () => valueAt(bootOf((await site.get(host, '/About')).text), 'version');
  await expect.poll(version).not.toBeNull();
  const { rendered } = await pageCounts(site, host);
  const answers = await atOnce(() => site.get(host, '/Class/dasar-web'));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await pageCounts(site, host)).toMatchObject({ rendered: rendered + 1, failed: 0 });
});
