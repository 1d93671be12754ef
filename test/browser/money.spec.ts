/** Money that does not come in the order that was imagined: late, in another place, at another price. */

import type { Page } from '@playwright/test';
import { chooseAccount, signIn } from './account';
import { expect, test } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page) => page.getByRole('complementary', { name: 'Pendaftaran' });

test.afterEach(({ site }) => site.upstream.control('POST', 'reset'));

test('an enrolment that comes late: no second order, and it opens by itself', async ({
  page,
  site,
  visit,
}) => {
  await site.upstream.control('POST', 'enrolment', { afterMs: 3_600_000 });
  await visit('alpha', '/Class/dasar-pemasaran-digital');
  await card(page).getByRole('button', { name: 'Daftar sekarang' }).click();
  await chooseAccount(page, 'Penulis Contoh');
  await page.getByRole('button', { name: 'Bayar sekarang' }).click();
  await expect(heading(page)).toHaveText('Pembayaran diterima');
  await visit('alpha', '/Class/dasar-pemasaran-digital');
  await expect(card(page)).toContainText('kelasmu sedang dibuka');
  await expect(card(page).getByRole('button', { name: /Daftar|tagihan/ })).toHaveCount(0);
  await site.upstream.control('POST', 'enrolment', { afterMs: 0 });
  await expect(card(page).getByText('Terdaftar', { exact: true })).toBeVisible({ timeout: 10_000 });
});

test('a price that rose since the page was opened is told before going on', async ({
  page,
  site,
  visit,
}) => {
  await visit('alpha', '/Class/literasi-data-untuk-semua');
  await signIn(page, 'Mentor Contoh');
  const button = card(page).getByRole('button', { name: 'Daftar sekarang' });
  await expect(button).toBeVisible();
  await site.upstream.control('POST', 'price', {
    slug: 'literasi-data-untuk-semua',
    price: 9_876_000,
  });
  await button.click();
  await expect(card(page)).toContainText('Harganya sudah berubah');
  await card(page)
    .getByRole('button', { name: /Lanjutkan dengan Rp\s?9\.876\.000/ })
    .click();
  await expect(heading(page)).toHaveText('Pembayaran contoh');
});

test('what is paid in the bank’s own app is seen on coming back', async ({ page, site, visit }) => {
  await visit('alpha', '/About');
  await signIn(page);
  await visit('alpha', '/CallbackPayment?order_id=INV-2026-0006');
  await expect(heading(page)).toHaveText('Menunggu pembayaran');
  await site.upstream.control('POST', 'invoice', { number: 'INV-2026-0006', status: 'paid' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heading(page)).toHaveText('Terdaftar');
});
