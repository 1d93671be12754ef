/**
 * Each page of each tenant is come to by a visitor's way: from the home page over links, as they stand
 * in what the edge renders. What is not public is come to from the portal, by its sidebar or by name.
 */

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isGuarded, matchPage, pageTable } from '../../../app/router/page-table';
import { tenants } from '../../../tenants.json';
import { entriesOf, reachedFrom, sourceOf } from '../../conventions/reach.fixture';
import { valueAt } from '../../upstream/spec/harness';
import { bootOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { sampled } from '../harness/walks';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

/** Come to from elsewhere: the account site, the payment site, a mail, or an own certificate. */
const FROM_ELSEWHERE = [
  'callback-auth',
  'callback-payment',
  'payment-success',
  'payment-error',
  'link',
  'certificate',
  // The header's way in is the edge's own /login, which leads here when somebody has to choose.
  'login',
  // Where a login leads, and what the account menu links to.
  'welcome',
  // A form that was sent leads there.
  'my-submissions',
];

/**
 * Older addresses of what another page shows: links lead to the other one where a tenant has it, and
 * these go on to be answered.
 */
const OLDER: Readonly<Record<string, string>> = {
  article: 'article-detail',
  'berita-detail': 'berita-article',
  'class-code': 'class-detail',
  'news-article': 'news-detail',
  'podcast-article': 'podcast-detail',
  'program-slug': 'program-detail',
};

const pageOf = (path: string, has: (name: string) => boolean): string | null => {
  const match = matchPage(path, has);
  return match === null || match === 'bad' ? null : match.name;
};

function linksOf(html: string): string[] {
  const found = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, path = '']) => path);
  return found.map((path) => path.replaceAll('&amp;', '&'));
}

/** The pages that are come to from the home page, a page of each kind being looked at. */
async function walkFrom(host: string): Promise<{ set: string[]; come: Set<string> }> {
  const boot = bootOf((await site.get(host, '/')).text);
  const pages: unknown = valueAt(boot, 'tenant', 'pages');
  const set = Array.isArray(pages) ? pages.filter((name) => typeof name === 'string') : [];
  const has = (name: string) => set.includes(name);
  const come = new Set(['home']);
  const wanted = new Set(set.filter((name) => isWanted(name, set)));
  const queue = ['/'];
  const seen = new Map<string, number>();
  for (const path of queue) {
    if ([...wanted].every((name) => come.has(name))) break;
    const { status, text } = await site.get(host, path);
    if (status !== 200) continue;
    for (const link of new Set(linksOf(text))) {
      const name = pageOf(link.replace(/\?.*/, ''), has);
      if (name === null) continue;
      come.add(name);
      // Two of a kind are looked at: one item may lack what leads on.
      const times = seen.get(name) ?? 0;
      seen.set(name, times + 1);
      if (times < 2 && !queue.includes(link)) queue.push(link);
    }
  }
  return { set, come };
}

/** Whether a page of a tenant's set is public, and to be come to over links. */
function isWanted(name: string, set: readonly string[]): boolean {
  const row = pageTable.find((one) => one.name === name);
  if (row === undefined || isGuarded(row) || FROM_ELSEWHERE.includes(name)) return false;
  return !set.includes(OLDER[name] ?? '');
}

/** Their lists fail there on purpose, so that no item of them is led to. */
const FAILING: Readonly<Record<string, readonly string[]>> = {
  'dev-stress': ['event-careers-detail', 'podcast-detail'],
};

test.each(sampled(tenants))('$key leads to each of its pages', async ({ key }) => {
  const { set, come } = await walkFrom(`${key}.localhost`);
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => isWanted(name, set) && !come.has(name))).toEqual(FAILING[key] ?? []);
});

describe('the portal', () => {
  const table: unknown = JSON.parse(
    readFileSync(new URL('../../../app/pages.json', import.meta.url), 'utf8'),
  );
  const rows = Array.isArray(table) ? table : [];
  const guarded = pageTable.filter(isGuarded).map(({ name }) => name);

  test.each([...guarded, 'my-submissions', 'my-data'])(
    '%s is in the sidebar, or led to from a page',
    (name) => {
      const row: unknown = rows.find((one) => valueAt(one, 'name') === name);
      if (valueAt(row, 'sidebar') !== undefined) return;
      const leading = guarded.filter(
        (other) =>
          other !== name &&
          reachedFrom(entriesOf(other)).some((file) => sourceOf(file).includes(`'${name}'`)),
      );
      expect(leading).not.toEqual([]);
    },
  );
});
