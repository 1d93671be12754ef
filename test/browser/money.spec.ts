/** A price that changes under way to the payment. Money that comes late: test/components/spec/money.test.ts. */

import type { Page } from '@playwright/test';
import { signIn } from './account';
import { expect, test } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page) => page.getByRole('complementary', { name: 'Pendaftaran' });

test.afterEach(({ site }) => site.upstream.control('POST', 'reset'));

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
