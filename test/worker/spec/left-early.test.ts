/** Visitors who leave before the headers of an answer: what was begun for them ends, and is freed. */

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveEarly } from '../../bench/http.mjs';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const host = 'alpha.example';
const CALL = 'v1/user/me';
const TOGETHER = 50;
const VISITORS = 1_000;

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, inspected: true });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

/** Each asks for what nobody keeps, and is gone before the platform has said anything. */
async function leave(visitors: number): Promise<void> {
  const headers = { host, cookie: 'access_token=masuk' };
  for (let left = 0; left < visitors; left += TOGETHER) {
    const path = `/api/services/${CALL}`;
    const all = Array.from({ length: TOGETHER }, () => leaveEarly(site.origin, { path, headers }));
    await Promise.all(all);
    await quiet();
  }
}

/** Once nothing is logged any more: what many at a time need is no leak. */
async function quiet(): Promise<void> {
  let before = -1;
  while (site.logs.length !== before) {
    before = site.logs.length;
    await sleep(200);
  }
}

test('the memory of visitors who left is free again', async () => {
  await site.get(host, `/api/services/${CALL}`, { cookie: 'access_token=masuk' });
  await platform.fault({ path: CALL, delayMs: 100 });
  await platform.forget();
  await leave(300);
  const before = await site.wasmMiB();
  await leave(VISITORS);
  // Each request takes six KiB and more while it is answered.
  expect((await site.wasmMiB()) - before).toBeLessThan(2);
  const answered = () => site.logs.filter((line) => line.includes(CALL)).length;
  // Of those who leave at once some are gone before the worker hears of them.
  await expect.poll(answered).toBeGreaterThan(VISITORS / 2);
  await platform.heal();
  expect((await site.get(host, '/')).status).toBe(200);
});
