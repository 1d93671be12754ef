/** Visitors who leave in mid-load: whoever comes after them is served as if they had stayed. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { Platform } from '../harness/platform';
import { rawAnswer, startRaw } from '../harness/raw-upstream';
import { Site } from '../harness/site';
import { heldKv, OPEN, WAITING } from '../harness/wrappers';

const host = 'alpha.example';
const recent = 'services/v1/class/recent';
const MANY = 10;

let platform: Platform;
let site: Site;
beforeEach(async () => {
  platform = await Platform.start();
  // No time passes, so that nothing is given up for its lateness.
  site = await Site.start({ platform, wrapper: heldKv });
});
afterEach(() => Promise.all([site.stop(), platform.stop()]));

/** A visitor who leaves once `has` says that their load is under way. */
async function leave(path: string, has: () => Promise<boolean>): Promise<void> {
  const leaving = new AbortController();
  site.open('GET', host, path, { signal: leaving.signal }).catch(() => {});
  await expect.poll(has).toBe(true);
  leaving.abort();
}

const isWaiting = async (): Promise<boolean> =>
  Number(textAt((await site.get(host, WAITING)).json, 'waiting')) > 0;

test('settings that one has left are loaded all the same', async () => {
  await platform.settings(host, { settings: { title: 'A', isMaintenance: true } });
  await leave('/', isWaiting);
  await site.get(host, OPEN);
  const answers = await Promise.all(Array.from({ length: MANY }, () => site.get(host, '/')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  await platform.settings(host);
});

test('an app token that one has left is got all the same', async () => {
  await site.get(host, OPEN);
  await platform.fault({ path: 'v1/authorizer/token/generate', delayMs: 1_000, times: 1 });
  const generate = 'services/v1/authorizer/token/generate';
  await leave(`/api/${recent}`, async () => (await platform.seen(generate)).length > 0);
  const validate = '/api/services/v1/authorizer/validate';
  const answers = await Promise.all(Array.from({ length: MANY }, () => site.get(host, validate)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await platform.seen(generate)).toHaveLength(1);
});

test('an answer that one has left is asked for by one of those who wait', async () => {
  await site.get(host, OPEN);
  await platform.fault({ path: 'v1/class/recent', delayMs: 20_000, times: 1 });
  const asked = async () => (await platform.seen(recent)).length;
  await leave(`/api/${recent}`, async () => (await asked()) > 0);
  const ask = () => site.get(host, `/api/${recent}`);
  const answers = await Promise.all(Array.from({ length: MANY }, ask));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await asked()).toBe(2);
});

test('a call that changes something is carried out though its visitor has left', async () => {
  let isClosed = false;
  let finish = () => {};
  const raw = await startRaw(() => (socket) => {
    socket.on('close', () => {
      isClosed = true;
    });
    finish = () => socket.end(rawAnswer('200 OK', ['Content-Type: application/json']));
  });
  const slow = await Site.start({ platform, vars: { ASSISTANT_URL: raw.origin } });
  const leaving = new AbortController();
  const { signal } = leaving;
  const headers = { origin: `http://${host}` };
  slow
    .open('DELETE', host, '/api/assistant/v1/conversations/a', { headers, signal })
    .catch(() => {});
  await expect.poll(() => raw.requests.length).toBe(1);
  leaving.abort();
  // The edge has heard of it once it has handled others.
  for (const path of ['/_edge/health', '/robots.txt']) await slow.get(host, path);
  expect(isClosed).toBe(false);
  finish();
  const line = () => slow.logs.find((one) => one.includes('DELETE assistant/v1/conversations'));
  await expect.poll(() => line() ?? '').toContain('"status":200');
  await Promise.all([slow.stop(), raw.stop()]);
});

test('a published row that one has left is looked up all the same', async () => {
  const unknown = 'belum-dikenal.example';
  const leaving = new AbortController();
  site.open('GET', unknown, '/', { signal: leaving.signal }).catch(() => {});
  await expect.poll(isWaiting).toBe(true);
  leaving.abort();
  await site.get(host, OPEN);
  const { headers } = await site.get(unknown, '/robots.txt');
  expect(headers['x-tenant-source']).toBe('default');
});
