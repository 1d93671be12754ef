/** What passing time does to what the edge keeps: answers, settings, app tokens. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { openToken } from '../harness/app-token';
import { bootOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { CLOCK } from '../harness/wrappers';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const host = 'alpha.example';
const recent = 'services/v1/class/recent';
const validate = 'services/v1/authorizer/validate';
const generate = 'services/v1/authorizer/token/generate';

let platform: Platform;
let site: Site;
beforeEach(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterEach(() => Promise.all([site.stop(), platform.stop()]));

const advance = (ms: number) => site.get(host, `${CLOCK}?ms=${ms}`);
const count = async (path: string): Promise<number> => (await platform.seen(path)).length;
const origin = async (): Promise<string> => {
  const { status, headers } = await site.get(host, `/api/${recent}`);
  return `${status} ${headers['x-edge-cache']}`;
};

/** Asks until the answer is kept. */
async function keep(): Promise<void> {
  await expect.poll(origin).toBe('200 hit');
  await platform.forget();
}

test('an answer is fresh for a minute', async () => {
  await keep();
  await advance(50 * SECOND);
  expect([await origin(), await count(recent)]).toEqual(['200 hit', 0]);
});

test('then given at once, and fetched anew behind it', async () => {
  await keep();
  await advance(70 * SECOND);
  expect(await origin()).toBe('200 stale');
  await expect.poll(() => count(recent)).toBe(1);
  await expect.poll(origin).toBe('200 hit');
});

test('a platform that is down leaves the stale answer for ten minutes', async () => {
  await keep();
  await platform.fault({ path: 'v1/class/*', status: 500 });
  await advance(9 * MINUTE);
  expect([await origin(), await origin()]).toEqual(['200 stale', '200 stale']);
  await expect.poll(() => count(recent)).toBeGreaterThan(0);
  await advance(12 * MINUTE);
  expect(await origin()).toBe('500 miss');
});

test('settings are asked for again after a minute, behind the answer', async () => {
  const title = async () => textAt(bootOf((await site.get(host, '/')).text), 'settings', 'title');
  const usual = await title();
  await platform.settings(host, { settings: { title: 'Nama Baru', isMaintenance: false } });
  await advance(50 * SECOND);
  expect(await title()).toBe(usual);
  await advance(70 * SECOND);
  expect(await title()).toBe(usual);
  await expect.poll(title).toBe('Nama Baru');
  await platform.fault({ path: 'v0/cms/app/settings', status: 500 });
  await advance(10 * MINUTE);
  expect([await title(), await title()]).toEqual(['Nama Baru', 'Nama Baru']);
});

test('maintenance that ended more than ten minutes ago is shown to nobody', async () => {
  const status = async () => (await site.get(host, '/')).status;
  await platform.settings(host, { settings: { title: 'A', isMaintenance: true } });
  expect(await status()).toBe(503);
  await platform.settings(host, { settings: { title: 'A', isMaintenance: false } });
  await advance(11 * MINUTE);
  expect(new Set(await Promise.all(Array.from({ length: 10 }, status)))).toEqual(new Set([200]));
});

test('an app session is renewed behind the answer in its last half hour, once', async () => {
  const code = async (): Promise<string> => {
    await platform.forget();
    expect((await site.get(host, `/api/${validate}`)).status).toBe(200);
    const [seen] = await platform.seen(validate);
    return textAt(openToken(seen?.headers.apptoken ?? ''), 'code');
  };
  const first = await code();
  await advance(22.4 * HOUR);
  expect(await code()).toBe(first);
  expect(await count(generate)).toBe(0);
  await advance(22.6 * HOUR);
  expect(await code()).toBe(first);
  await expect.poll(() => count(generate)).toBe(1);
  await expect.poll(code).not.toBe(first);
});

test('an app session that is over is not shown any more', async () => {
  await site.get(host, `/api/${validate}`);
  await platform.forget();
  await advance(23.1 * HOUR);
  expect((await site.get(host, `/api/${validate}`)).status).toBe(200);
  expect(await count(generate)).toBe(1);
  expect(await count(validate)).toBe(1);
});
