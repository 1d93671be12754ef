/**
 * Every paged list of every brand, as the document sends it: there, and with its heading. Landings and
 * items, which show lists as well, are left to routes.test.ts and the walks.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import table from '../../../app/pages.json';
import { tenants as registry } from '../../../tenants.json';
import { listPages } from '../../browser/pages.mjs';
import { pageOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

/** Developers' own tenants fail on purpose (routes.test.ts). */
const brands = registry.filter((tenant) => !('developer' in tenant)).map(({ key }) => key);

/** The page everybody gets after signing in shows a list, but is none. */
const NOT_LISTS = new Set(['welcome']);

const paged = new Set(
  table
    .filter(({ path, query }) => !path.includes('{') && 'page' in Object(query))
    .map(({ name }) => name)
    .filter((name) => !NOT_LISTS.has(name)),
);

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

test.each(brands)('lists of %s answer and show their heading', async (key) => {
  const lists = listPages(key).filter(({ name }) => paged.has(name));
  expect(lists).not.toEqual([]);
  const shown = await Promise.all(
    lists.map(async ({ path }) => {
      const { status, text } = await site.get(`${key}.localhost`, path);
      return { path, status, headings: headingsOf(pageOf(text)) };
    }),
  );
  const faulty = shown.filter(
    ({ status, headings }) => status !== 200 || headings.length !== 1 || headings[0] === '',
  );
  expect(faulty).toEqual([]);
});

/** The words of the page's first-level headings. */
function headingsOf(page: string): string[] {
  return [...page.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, '').trim(),
  );
}
