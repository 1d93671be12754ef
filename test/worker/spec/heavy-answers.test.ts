/**
 * Answers of the platform that are heavy to read: one tenant's must not hold another's up. All
 * tenants share the isolate's one thread, so that what does not end for one ends for none.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import tenants from '../../../tenants.json';
import { metaOf, titleOf } from '../harness/document';
import type { Got } from '../harness/http';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const MOST = 1_900_000;
/** How much is read of an answer, in bytes. */
const READ_LIMIT = 2 * 1024 * 1024;
const host = 'alpha.example';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

/** The heavy page of one tenant, with the home page of another that is asked for meanwhile. */
async function besideAnother(path: string, seen = host): Promise<Got> {
  const [heavy, other] = await Promise.all([
    site.get(seen, path),
    site.get('yayasan.example', '/'),
  ]);
  expect([other.status, other.headers['x-tenant']]).toEqual([200, 'foundation']);
  return heavy;
}

const part = (text: string): string => text.repeat(MOST / text.length);
const unescaped = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, '&');

describe('a class', () => {
  let slugs = 0;
  test.each([
    ['entities', part('&')],
    ['styles', part('<style></style>')],
    ['styles that never end', part('<style>')],
    ['tags that never end', part('<a "')],
    ['one word', part('a')],
    ['words', part('kata ')],
  ])('described by nothing but %s', async (_what, text) => {
    for (const heavy of [{ name: text }, { name: 'Kelas', description: text }]) {
      // What is kept of one answer must not stand in for the next.
      slugs += 1;
      const slug = `kelas-${slugs}`;
      const body = { status: true, message: '', data: { slug, ...heavy } };
      await platform.fault({ path: 'v1/class/overview', body, times: 1 });
      const got = await besideAnother(`/Class/${slug}`);
      // One that has grown beyond what is read, by what JSON escapes, is no answer.
      const isRead = Buffer.byteLength(JSON.stringify(body)) <= READ_LIMIT;
      expect(got.status).toBe(isRead ? 200 : 503);
      expect(unescaped(metaOf(got.text, 'description')).length).toBeLessThanOrEqual(300);
      expect(unescaped(titleOf(got.text)).length).toBeLessThan(400);
    }
  });
});

describe('settings', () => {
  // A tenant each, since an isolate keeps settings for a minute.
  const others = tenants.tenants.filter(({ key }) => !['alpha', 'foundation'].includes(key));
  test.each([
    ['entities', part('&')],
    ['one word', part('a')],
    ['spaces', part(' ')],
    ['zero digits', `#${part('0')}`],
  ])('that are nothing but %s', async (_what, text) => {
    const fields = ['title', 'favicon', 'logoDark', 'image', 'layout'];
    const each = (value: string) => Object.fromEntries(fields.map((name) => [name, value]));
    const css = { clr_primary: text.slice(0, 1e5), ft_primary: text.slice(0, 1e5) };
    const meta = { name: text, description: text.slice(0, 1e5), type: text.slice(0, 1e5) };
    const all = [each(text.slice(0, MOST / 5)), { title: text }, { css, meta }];
    for (const settings of all) {
      const { key, domain } = others.pop() ?? { key: '', domain: '' };
      await platform.settings(domain, { settings: { isMaintenance: false, ...settings } });
      const got = await besideAnother('/', `${key}.localhost`);
      expect([got.status, got.text.length < 200_000]).toEqual([200, true]);
    }
  });

  test('of 30 MB are none', async () => {
    await platform.settings(host, { settings: { isMaintenance: true, title: 'a'.repeat(3e7) } });
    expect((await besideAnother('/')).status).toBe(200);
  });
});

test('a feed of nothing but entities', async () => {
  const items = Array.from({ length: 60_000 }, (_, id) => ({ id, title: 'a' }));
  const long = { id: 1, title: part('& '), summary: 'a', audio: 'https://a.example/a' };
  for (const listed of [
    items,
    [long],
    [{ ...long, title: 'a', summary: part('<style></style>') }],
  ]) {
    const body = { status: true, message: '', data: { items: listed } };
    await platform.fault({ path: 'v1/podcast/list', body, times: 1 });
    const { status, text } = await besideAnother('/podcasts/feed.xml');
    expect([status, text.includes('<item>'), text.length < 50_000]).toEqual([200, true, true]);
  }
});
