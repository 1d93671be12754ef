/** Visitors' searches, whose answers may be large: they push nothing out of memory that is visited. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const host = 'alpha.example';
const VISITED = ['/', '/Class/dasar-web'];
/** Together more than an isolate remembers of everything. */
const SEARCHES = 15;
const LARGE = 1_900_000;

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const timing = async (path: string) => (await site.get(host, path)).headers['server-timing'];

test('many large answers leave what is visited kept', async () => {
  for (const path of VISITED) {
    await expect.poll(() => timing(path)).toBe('page;desc=document-cached');
  }
  const data = { items: [], total: 0, note: 'a'.repeat(LARGE) };
  const body = { status: true, message: '', data };
  await platform.fault({ path: 'v1/class/active', body });
  for (let turn = 2; turn < SEARCHES + 2; turn += 1) {
    expect((await site.get(host, `/Class?search=${turn}`)).status).toBe(200);
  }
  await platform.heal();
  await platform.forget();
  for (const path of VISITED)
    expect([path, await timing(path)]).toEqual([path, 'page;desc=document-cached']);
  expect(await platform.seen('services')).toEqual([]);
}, 60_000);

test('a search is answered out of memory a second time', async () => {
  const path = '/Class?search=web';
  await expect.poll(() => timing(path)).toBe('page;desc=document-cached');
});
