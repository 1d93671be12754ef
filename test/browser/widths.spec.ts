/**
 * Pages stay as wide as the screen whatever the platform writes into their fields: a link of 200 letters,
 * a word of 64, a table of ten columns.
 */

import { overflow, walk } from './checks';
import { expect, test } from './fixtures';
import { isTakenOver } from './held';
import { pages } from './pages.mjs';

test.use({ isApart: true });

const WORD = `Ketidak${'bersinambungan'.repeat(4)}a`;
const LINK = `https://contoh.example/${'alamat-yang-panjang'.repeat(10)}`.slice(0, 200);
const CELLS = Array.from({ length: 10 }, (_, at) => `<td>Kolom${at}</td>`).join('');
const TABLE = `<table><tr>${CELLS}</tr></table>`;
const HTML = `<h2>${WORD}</h2><p>${WORD} <a href="${LINK}">${LINK}</a> ${LINK}</p>${TABLE}<pre>${LINK}</pre>`;

/** Texts that are no words: dates, addresses, and what programs tell apart by. */
const NO_WORDS = /^$|^\S*:\/\/|^\/|^[\d\s:.,TZ+-]+$|^[a-z0-9_.-]+$|^[A-Z_]+$|@|^#|^[A-Z]{0,3}\d/;
const MACHINE =
  /(^|_|-)(id|slug|code|status|state|type|kind|level|url|date|at|image|photo|logo)$|Id$|Slug$|Code$|At$|Date$|Type$|Status$|State$|Level$|Url$|Image$/i;

/** An answer with every text in it as long as it can be; even texts become words, odd ones links. */
function stretched(value: unknown, key = '', count = { of: 0 }): unknown {
  if (Array.isArray(value)) return value.map((item) => stretched(item, key, count));
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value);
    return Object.fromEntries(pairs.map(([name, item]) => [name, stretched(item, name, count)]));
  }
  if (typeof value !== 'string' || MACHINE.test(key)) return value;
  if (/content|description|^body$/i.test(key)) return HTML;
  if (NO_WORDS.test(value)) return value;
  count.of += 1;
  return count.of % 3 === 0 ? LINK : WORD;
}

/** Pages that show one thing with all that is said of it, and lists of each kind. */
const KINDS = [
  ...[
    'class-detail',
    'event-detail',
    'program-slug',
    'mentor-detail',
    'news-detail',
    'news-category',
  ],
  ...['career', 'podcasts', 'courses-chapter', 'class-competence', 'overview'],
];

for (const { name, path } of pages.filter((page) => KINDS.includes(page.name))) {
  test(`nothing makes ${name} wider than a phone`, async ({ page, problems, visit }) => {
    // Addresses of pictures and names of kinds are no longer what the page knows.
    problems.expect(/./);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('alpha', '/Register');
    await expect.poll(() => page.getByRole('form').first().evaluate(isTakenOver)).toBe(true);
    await page.route(/\/api\/(services|api|statistics)\//, async (route) => {
      const url = new URL(route.request().url());
      const { host } = url;
      url.hostname = '127.0.0.1';
      const headers = { ...route.request().headers(), host };
      const response = await route.fetch({ url: url.href, headers });
      const body: unknown = await response.json().catch(() => null);
      await route.fulfill({ response, json: stretched(body) });
    });
    // Within the app, since the edge keeps documents.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await walk(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(page), String(width)).toEqual([]);
    }
    // What is asked for at the very end may have no answer yet.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
