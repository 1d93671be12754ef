/** Staff change the settings: who has saved sees it at once, and so does everybody in time. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { bootOf, themeOf, titleOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const host = 'alpha.example';

let platform: Platform;
let site: Site;
let staff: { cookie: string };
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
  staff = { cookie: `__Host-access_token=${await platform.signIn(1)}` };
});
afterEach(() => platform.heal());
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const put = (key: string, value: unknown, headers: Record<string, string> = staff, at = site) =>
  at.post(host, `/api/services/alpha/cms/app/setting/${key}`, { headers, body: { value } }, 'PUT');

const titleAt = async (path = '/') =>
  textAt(bootOf((await site.get(host, path)).text), 'settings', 'title');

test('the next document is made of what was saved, and kept ones follow', async () => {
  const [landing, list] = [await site.get(host, '/'), await site.get(host, '/About')];
  expect((await site.get(host, '/')).headers.etag).toBe(landing.headers.etag);
  expect((await put('css', { clr_primary: '#123456' })).status).toBe(200);
  for (const [path, before] of [
    ['/', landing],
    ['/About', list],
  ] as const) {
    const after = await site.get(host, path);
    expect(themeOf(after.text)).toContain('--primary:#123456;--on-primary:#fff');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  }
  await put('css', { clr_primary: null });
  expect((await site.get(host, '/')).headers.etag).toBe(landing.headers.etag);
});

test('all settings at once are seen at once too', async () => {
  const before = await titleAt();
  const path = '/api/services/alpha/cms/app/settings';
  await site.post(host, path, { headers: staff, body: { title: 'Sekali Kirim' } }, 'PUT');
  expect(await titleAt()).toBe('Sekali Kirim');
  await put('title', null);
  expect(await titleAt()).toBe(before);
});

test('what pages read of the settings themselves is asked for anew', async () => {
  const radio = async () => {
    const got = await site.get(host, '/api/services/v0/cms/app/settings');
    return textAt(got.json, 'data', 'radio', 'url');
  };
  expect([await radio(), await radio()]).toEqual(['', '']);
  await put('radio', { url: 'https://siaran.example/a.mp3', name: 'Siaran' });
  expect(await radio()).toBe('https://siaran.example/a.mp3');
  await put('radio', null);
});

test('the store has it for the other isolates', async () => {
  await put('title', 'Untuk Semua');
  const store = await site.kv();
  await expect.poll(() => store.get(`settings:alpha:${host}`)).toContain('Untuk Semua');
  await put('title', null);
});

test.each([
  ['a visitor', async (): Promise<Record<string, string>> => ({}), 401],
  ['a writer', async () => ({ cookie: `__Host-access_token=${await platform.signIn(6)}` }), 403],
])('%s changes nothing, and nothing is asked for', async (_who, session, status) => {
  await site.get(host, '/');
  await platform.forget();
  expect((await put('title', 'Diretas', await session())).status).toBe(status);
  expect(await platform.seen('services/v0/cms/app/settings')).toEqual([]);
  expect(await titleAt()).not.toBe('Diretas');
});

test('a refused value changes nothing', async () => {
  const got = await put('css', { clr_primary: 'merah' });
  expect(got.status).toBe(422);
  expect(valueAt(got.json, 'errors', 'clr_primary')).toEqual(['Warna ditulis #rgb atau #rrggbb']);
});

test('settings that cannot be read again do not take the answer away', async () => {
  await site.get(host, '/');
  await platform.fault({ path: 'v0/cms/app/settings', method: 'GET', status: 500 });
  expect((await put('title', 'Tersimpan')).status).toBe(200);
  expect((await site.get(host, '/')).status).toBe(200);
  await platform.heal();
  expect((await put('title', null)).status).toBe(200);
});

test('under maintenance the page that ends it is there, and no other', async () => {
  await put('isMaintenance', true);
  const [home, portal, page] = [
    await site.get(host, '/'),
    await site.get(host, '/Profile', staff),
    await site.get(host, '/settings/'),
  ];
  expect([home.status, portal.status, page.status]).toEqual([503, 503, 200]);
  expect(home.text).toContain('Website Sedang Dalam Perbaikan');
  expect(page.text).not.toContain('Website Sedang Dalam Perbaikan');
  expect(titleOf(page.text)).toContain('Pengaturan Situs');
  expect(page.headers['x-robots-tag']).toContain('noindex');
  await put('isMaintenance', false);
  expect((await site.get(host, '/')).status).toBe(200);
});
