/**
 * Staff at work: how it looks, and what visitors see of a decision. All else is held in
 * test/components/spec/staff.test.ts.
 */

import type { Page } from '@playwright/test';
import type { Account } from '../cases/accounts';
import { chooseAccount, loseSession } from './account';
import { overflow, violations } from './checks';
import { expect, test, type Visit } from './fixtures';
import { held, pressesOf, pressTwice } from './uploads';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('row');

async function enter(page: Page, visit: Visit, name: Account, path: string) {
  await loseSession(page);
  await visit('alpha', `/login?to=${encodeURIComponent(path)}`);
  await chooseAccount(page, name);
}

async function isWhole(page: Page) {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect.soft(await overflow(page)).toEqual([]);
  expect.soft(await violations(page)).toEqual([]);
}

const widths = [390, 1440];

for (const width of widths) {
  test(`what leads look up is whole, at ${width}`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, visit, 'Ketua Wilayah Contoh', '/Registrations');
    await expect(rows(page)).toHaveCount(11);
    await isWhole(page);
    await enter(page, visit, 'Ketua Program Contoh', '/Registrations?kind=kelas');
    await expect(rows(page).nth(1)).toBeVisible();
    await isWhole(page);
    for (const kind of ['Acara', 'Angkatan']) {
      await main(page).getByRole('link', { name: kind, exact: true }).click();
      await expect(rows(page).nth(1)).toBeVisible();
      await isWhole(page);
    }
  });
}

test('a testimony is read, shown to visitors, hidden, and the decision taken back', {
  tag: '@journey',
}, async ({ browser, page, site, visit }) => {
  // Another walk may have sent a testimony.
  await site.upstream.control('POST', 'reset');
  await enter(page, visit, 'Pengelola Contoh', '/Testimonies');
  await expect(heading(page)).toHaveText('Testimoni');
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await isWhole(page);
  }
  const name = (await cards.first().locator('strong').textContent()) ?? '';
  const text = (await cards.first().locator('blockquote').textContent()) ?? '';
  const strangers = await browser.newContext();
  const stranger = await strangers.newPage();
  await stranger.goto(site.address('alpha', '/About'));
  let asked = 0;
  const shown = async () => {
    // Each question is another one, since the edge keeps the answers to visitors for a while.
    asked += 1;
    const query = new URLSearchParams({
      kindSlug: 'testimonies',
      search: name,
      pageSize: String(20 + asked),
    });
    const answer = await stranger.evaluate(
      async (path) => (await fetch(path)).text(),
      `/api/services/v3/post/list?${query}`,
    );
    return answer.includes(JSON.stringify(text));
  };
  const before = await shown();
  await cards
    .first()
    .getByRole('button', { name: `Tampilkan testimoni ${name}` })
    .dblclick();
  await expect(main(page)).toContainText(`Testimoni ${name}: sekarang tampil`);
  await expect(cards).toHaveCount(2);
  expect(await shown()).toBe(true);
  const sent = pressesOf(page, 'v3/post/update');
  const undoing = await held(page, '**/v3/post/update?*');
  await pressTwice(main(page).getByRole('button', { name: 'Batalkan' }));
  await undoing.hasBegun;
  await pressTwice(main(page).getByRole('button', { name: 'Sedang memproses' }));
  undoing.release();
  await expect(cards).toHaveCount(3);
  expect(sent).toHaveLength(1);
  expect(await shown()).toBe(before);
  await cards
    .first()
    .getByRole('button', { name: `Sembunyikan testimoni ${name}` })
    .click();
  await expect(cards).toHaveCount(2);
  await main(page).getByRole('link', { name: 'Disembunyikan' }).click();
  await expect(cards.filter({ hasText: text }).first()).toBeVisible();
  await strangers.close();
});
