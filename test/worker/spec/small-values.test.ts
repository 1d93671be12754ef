/**
 * Answers of nothing but small values: made into values they would take many times the room of their
 * text, and memory that WebAssembly has taken once it never gives back.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const host = 'alpha.example';
/** As long as an answer may be that is read: two bytes a zero. */
const zeros = Array.from({ length: 1_000_000 }, () => 0);
/** As many fields as fit, each of a name of its own. */
const fields = Object.fromEntries(Array.from({ length: 150_000 }, (_, index) => [`f${index}`, 0]));

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, inspected: true });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const answer = (path: string, data: object) =>
  platform.fault({ path, body: { status: true, message: '', data }, times: 1 });

test.each([
  ['zeros', { zeros }, 'buku.example'],
  ['fields', fields, 'yayasan.example'],
])('2 MiB of %s leave no more memory than their text took', async (what, values, other) => {
  // What the worker needs by itself.
  for (const path of ['/', '/Class/dasar-web', '/feed.xml']) await site.get(host, path);
  const before = await site.wasmMiB();
  await platform.settings(other, { settings: { title: 'Judul', isMaintenance: false, ...values } });
  await answer('v1/class/overview', { slug: what, name: 'Kelas', ...values });
  await answer('v1/podcast/list', { items: [{ id: 1, title: 'Siniar', ...values }] });
  await answer('v1/class/active', values);
  const got = [
    await site.get(other, '/'),
    await site.get(host, `/Class/${what}`),
    await site.get(host, '/podcasts/feed.xml'),
    await site.get(host, `/api/services/v1/class/active?search=${what}`),
  ];
  expect(got.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect([got[0]?.text.includes('Judul'), got[2]?.text.includes('Siniar')]).toEqual([true, true]);
  // Four answers, of which a few copies are there at a time.
  expect((await site.wasmMiB()) - before).toBeLessThan(12);
});
