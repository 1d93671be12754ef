/** Classes seen through other pages than their own: what they cost, when they are, and the way in. */

import type { Page } from '@playwright/test';
import { accountMenu, chooseAccount } from './account';
import { overflow, violations, walk } from './checks';
import { expect, test } from './fixtures';

const main = (page: Page) => page.getByRole('main');

const places = [
  { tenant: 'alpha', path: '/Class/Competence/dasar-web', price: 'Gratis' },
  { tenant: 'alpha', path: '/Pesilat/Class/BB-101', price: 'Gratis' },
  { tenant: 'alpha', path: '/Overview/BB-101', price: 'Gratis' },
  { tenant: 'alpha', path: '/Curriculum/rekayasa-web', price: /Gratis|Rp/ },
  { tenant: 'alpha', path: '/Program/rekayasa-web', price: /Gratis|Rp/ },
];

for (const { tenant, path, price } of places) {
  test(`${tenant}${path} tells price and schedule, and leads in`, async ({ page, visit }) => {
    await visit(tenant, path);
    await walk(page);
    await expect(main(page).getByText(price).first()).toBeVisible();
    await expect(main(page).getByText('Jadwal', { exact: true }).first()).toBeVisible();
    const way = main(page).getByRole('button', { name: /^Daftar (gratis|sekarang)$/ });
    await expect(way).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `at ${width}`).toEqual([]);
    }
    expect.soft(await violations(page)).toEqual([]);
  });
}

test('from a competence to a place in its class, by way of signing in', async ({ page, visit }) => {
  await visit('alpha', '/Class/Competence/dasar-web');
  const card = page.getByRole('complementary', { name: 'Pendaftaran' });
  await card.getByRole('button', { name: 'Daftar gratis' }).click();
  await chooseAccount(page, 'Ketua Program Contoh');
  await expect(accountMenu(page, 'Ketua Program Contoh')).toBeVisible();
  await expect(page).toHaveURL(/\/Class\/Competence\/dasar-web$/);
  await expect(card).toContainText('Terdaftar');
});

test('a programme tells which of its batches run, and how far one is', async ({ page, visit }) => {
  await visit('alpha', '/Program/rekayasa-web');
  // What is passed before the page is alive is not asked for.
  await page.waitForLoadState('networkidle');
  await walk(page);
  const batches = page.getByRole('region', { name: 'Angkatan berjalan' });
  const first = batches.getByRole('article').first();
  await first.getByRole('button', { name: 'Sudah sampai mana?' }).click();
  await expect(first.getByRole('listitem').first()).toBeVisible();
  await expect(first).toContainText(/Pekan ke-\d+ dari \d+/);
});
