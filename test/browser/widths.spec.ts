/**
 * Pages stay as wide as the screen whatever the platform writes into their fields: a link of 200 letters,
 * a word of 64, a table of ten columns.
 */

import type { Page } from '@playwright/test';
import type { Account } from '../cases/accounts';
import { signIn } from './account';
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

/** What a visitor is led past, where nothing is read: the account site's and the payment provider's ways back. */
const WAYS_BACK = ['callback-auth', 'callback-payment'];

const guests = pages.filter(({ name }) => !WAYS_BACK.includes(name)).map(({ path }) => path);

/** How many pages are walked one after the other in a tab. */
const IN_A_ROW = 8;

const rounds: readonly { who: Account | null; paths: readonly string[] }[] = [
  ...Array.from({ length: Math.ceil(guests.length / IN_A_ROW) }, (_, at) => ({
    who: null,
    paths: guests.slice(at * IN_A_ROW, (at + 1) * IN_A_ROW),
  })),
  {
    who: 'Siswa Contoh',
    paths: [
      ...['/Welcome', '/My-Events', '/My-Submissions', '/Invoices', '/Invoices/INV-2026-0002'],
      ...['/Profile', '/My-Data', '/Chat', '/Courses/javascript-dari-nol'],
    ],
  },
  { who: 'Mentor Contoh', paths: ['/Welcome', '/Earnings', '/Earnings/Request'] },
  {
    who: 'Pengelola Utama Contoh',
    paths: [
      ...['/Welcome', '/Payouts', '/Registrations', '/Testimonies', '/Studio'],
      ...['/Studio/Write/news', '/Studio/Categories', '/Settings'],
    ],
  },
];

/** Has the platform answer the page with texts as long as they can be. */
async function stretchAnswers(page: Page): Promise<void> {
  await page.route(/\/api\/(services|api|statistics)\//, async (route) => {
    const url = new URL(route.request().url());
    const { host } = url;
    url.hostname = '127.0.0.1';
    const headers = { ...route.request().headers(), host };
    const response = await route.fetch({ url: url.href, headers });
    const body: unknown = await response.json().catch(() => null);
    await route.fulfill({ response, json: stretched(body) });
  });
}

/** Goes on within the app, since the edge keeps documents, and waits for the next page. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const title of document.querySelectorAll('h1')) title.dataset.left = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

for (const { who, paths } of rounds) {
  test(`nothing makes ${paths[0]} and ${paths.length - 1} more wider than a phone${who ? ` for ${who}` : ''}`, async ({
    page,
    problems,
    visit,
  }) => {
    // Addresses of pictures and names of kinds are no longer what the page knows.
    problems.expect(/./);
    await page.setViewportSize({ width: 1440, height: 844 });
    await visit('alpha', '/Register');
    if (who) await signIn(page, who);
    await expect.poll(() => page.getByRole('form').first().evaluate(isTakenOver)).toBe(true);
    await stretchAnswers(page);
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 });
      await goOn(page, path);
      await walk(page);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await overflow(page), `${path} at ${width}`).toEqual([]);
      }
    }
    // What is asked for at the very end may have no answer yet.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
