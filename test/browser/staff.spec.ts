/** Staff at work: who takes part, and what people write before visitors see it. */

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
  test(`a lead of a region looks a school up, and pages through, at ${width}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, visit, 'Ketua Wilayah Contoh', '/Registrations');
    await expect(heading(page)).toHaveText('Pendaftaran');
    await expect(rows(page)).toHaveCount(11);
    await isWhole(page);
    await main(page).getByRole('searchbox').fill('Jawa Barat');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=Jawa\+Barat/);
    await expect(rows(page).nth(1)).toContainText('Jawa Barat');
    await visit('alpha', '/Registrations?page=2');
    await expect(main(page).getByText(/^Sekolah 11–20 dari/)).toBeVisible();
    await visit('alpha', '/Registrations?search=tidakadasekolahini');
    await main(page).getByRole('link', { name: 'Lihat semua' }).click();
    await expect(rows(page)).toHaveCount(11);
  });

  test(`a lead of a programme sees how full its classes and events are, at ${width}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, visit, 'Ketua Program Contoh', '/Registrations?kind=kelas');
    await expect(rows(page).nth(1)).toContainText(/\d+ dari \d+/);
    await isWhole(page);
    const program = main(page).getByRole('combobox', { name: 'Program' });
    await program.selectOption({ index: 1 });
    await expect(page).toHaveURL(/kind=kelas&category=\d+/);
    await expect(rows(page).nth(1)).toBeVisible();
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

test('what was decided is gone from what stays in sight until the next list has come', async ({
  page,
  site,
  visit,
}) => {
  // Another walk may have decided on some.
  await site.upstream.control('POST', 'reset');
  await enter(page, visit, 'Pengelola Contoh', '/Testimonies');
  const texts = main(page).locator('blockquote');
  await expect(texts).toHaveCount(3);
  const first = (await texts.first().textContent()) ?? '';
  const card = main(page).getByRole('article').first();
  await card.getByRole('button', { name: /^Sembunyikan testimoni/ }).click();
  await expect(texts).toHaveCount(2);
  let goOn = () => {};
  const waited = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/post/list?*categoryId=published*', async (route) => {
    await waited;
    await route.continue();
  });
  await main(page).getByRole('link', { name: 'Tampil', exact: true }).click();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(1);
  expect(await texts.allTextContents()).not.toContain(first);
  await expect(texts).toHaveCount(2);
  goOn();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Batalkan' }).click();
  await main(page).getByRole('link', { name: 'Menunggu', exact: true }).click();
  await expect(texts).toHaveCount(3);
});

test('a testimony that somebody has just sent waits for staff, and is not shown', async ({
  page,
  visit,
}) => {
  const story = `Sekarang aku berani bertanya di kelas, setiap hari (${Date.now()}).`;
  await visit('alpha', '/Testimony');
  const form = page.getByRole('form', { name: 'Tulis ceritamu' });
  await form.getByLabel('Sangat membantu', { exact: true }).check();
  await form.getByLabel('Ceritamu', { exact: true }).fill(story);
  await form.locator('[name=name]').fill('Rani');
  await form.getByLabel('Peranmu').selectOption('Alumni');
  await form.getByLabel(/boleh ditampilkan/).check();
  await form.getByRole('button', { name: 'Kirim ceritaku' }).click();
  await page.getByRole('link', { name: 'Lihat semua kirimanmu dan kabarnya' }).click();
  await expect(heading(page)).toHaveText('Kirimanku');
  const sent = main(page).getByRole('article').filter({ hasText: story });
  await expect(sent).toContainText('Menunggu dibaca tim');
  await enter(page, visit, 'Pengelola Utama Contoh', `/Testimonies?search=${Date.now()}`);
  await expect(main(page).getByText('Tidak ada yang cocok')).toBeVisible();
  await visit('alpha', '/Testimonies?search=berani');
  await expect(main(page).getByRole('article').filter({ hasText: story })).toBeVisible();
});
