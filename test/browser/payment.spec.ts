/**
 * Ways to a payment and back, across tabs and sites. What is said of each state, and where a payment page
 * may lead, is held without a browser (test/components/spec/payment.test.ts).
 */

import type { Page } from '@playwright/test';
import { chooseAccount, signIn } from './account';
import { overflow, violations } from './checks';
import { expect, test } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The stand-in's invoices by their state. */
const invoices = { paid: 'INV-2026-0002', expired: 'INV-2026-0003' };

const received = 'Terdaftar';

test('who signs in there comes back to the same order', { tag: '@journey' }, async ({
  page,
  site,
  visit,
}) => {
  await visit('alpha', `/CallbackPayment?order_id=${invoices.paid}&transaction_status=deny`);
  await page.getByRole('link', { name: 'Masuk dan lihat hasilnya' }).click();
  await chooseAccount(page, 'Siswa Contoh');
  await expect(heading(page)).toHaveText(received);
  await expect(page.getByRole('main')).toContainText(invoices.paid);
  // The platform is asked to look anew; what the address claims stays here.
  const asked = JSON.stringify(await site.upstream.control('GET', 'log'));
  expect(asked).toContain(`callback?order_id=${invoices.paid}`);
  expect(asked).toContain('payment/detail');
  expect(asked).not.toContain('transaction_status');
});

test('a payment site that sends the visitor back by a form ends at the same page', {
  tag: '@journey',
}, async ({ page, site, visit }) => {
  await visit('alpha', '/About');
  await signIn(page);
  const target = site.address('alpha', '/CallbackPayment');
  await page.route('**/bayar', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${target}"><input name="order_id" value="${invoices.paid}"><input name="transaction_status" value="settlement"><button>Kembali</button></form>`,
    }),
  );
  // Another site, as far as cookies go.
  await page.goto('http://penyedia.localhost/bayar');
  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(heading(page)).toHaveText(received);
  expect(new URL(page.url()).search).toContain(`order_id=${invoices.paid}`);
  await expect(page.getByRole('main')).toContainText(invoices.paid);
});

const steps = [
  { number: 'INV-2026-0006', state: 'Menunggu pembayaran', step: 'Lanjutkan pembayaran' },
  { number: invoices.expired, state: 'Waktu pembayaran habis', step: 'Buat tagihan baru' },
  { number: 'INV-2026-0005', state: 'Dana dikembalikan', step: 'Lihat kelas lain' },
  { number: 'INV-2026-0009', state: 'Pembayaran sedang dikonfirmasi', step: 'Periksa lagi' },
];

test("an invoice's own page says how it stands and has the next step", async ({ page, visit }) => {
  await visit('alpha', '/Invoices');
  await chooseAccount(page, 'Siswa Contoh');
  for (const { number, state, step } of steps) {
    await visit('alpha', `/Invoices/${number}`);
    const main = page.getByRole('main');
    await expect(main.getByText(state, { exact: true })).toBeVisible();
    const next = page.getByRole('region', { name: 'Langkah berikutnya' });
    await expect(next.getByText(step, { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  }
  await visit('alpha', '/Invoices/INV-2026-0006');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Lanjutkan pembayaran' }).click();
  await expect(heading(await opened)).toHaveText('Pembayaran contoh');
});

test('what is paid in a tab beside it is seen on the invoice, once looked at again', async ({
  page,
  site,
  visit,
}) => {
  await site.upstream.control('POST', 'reset');
  await visit('alpha', '/About');
  await signIn(page);
  await visit('alpha', '/Invoices/INV-2026-0006');
  await expect(heading(page)).toHaveText('Tagihan');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Lanjutkan pembayaran' }).click();
  const beside = await opened;
  await beside.getByRole('button', { name: 'Bayar sekarang' }).click();
  await expect(heading(beside)).toHaveText(received);
  await beside.close();
  await page.bringToFront();
  // No tab of a test is ever hidden: the browser says so in a visitor's.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heading(page)).toHaveText('Kuitansi');
  await expect(page.getByRole('main').getByText('Lunas', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Langkah berikutnya' })).toHaveCount(0);
  await site.upstream.control('POST', 'reset');
});

test('a new invoice leads on to its payment page', async ({ page, site, visit }) => {
  await visit('alpha', '/About');
  await signIn(page);
  const invoice = (status: string) => ({
    status: true,
    message: '',
    data: {
      number: 'INV-9',
      status,
      paymentUrl: 'bayar.example/a',
      classroom: { slug: 'dasar-web' },
    },
  });
  const answers = {
    'v1/class/payment/detail': invoice('expired'),
    'v1/class/repay': invoice('pending'),
  };
  for (const [path, body] of Object.entries(answers)) {
    await site.upstream.control('POST', 'fault', { host: 'services', path, body });
  }
  await page.route('https://bayar.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Bayar di sini</h1>' }),
  );
  await visit('alpha', '/CallbackPayment?order_id=INV-9');
  await page.getByRole('button', { name: 'Buat tagihan baru' }).click();
  await expect(heading(page)).toHaveText('Bayar di sini');
  expect(page.url()).toBe('https://bayar.example/a');
});
