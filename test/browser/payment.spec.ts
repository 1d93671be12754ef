/**
 * Coming back from a payment: what is said is the platform's word, never the address's; and the way
 * to the payment page leads to a page of the web or says why there is none.
 */

import type { Page } from '@playwright/test';
import { chooseAccount, signIn } from './account';
import { overflow, violations } from './checks';
import { expect, test } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The stand-in's invoices by their state. */
const invoices = {
  pending: 'INV-2026-0001',
  paid: 'INV-2026-0002',
  expired: 'INV-2026-0003',
  failed: 'INV-2026-0004',
};

const received = 'Terdaftar';
const untold = 'Kami belum tahu pembayaran yang mana';

const returns = [
  { path: '/Payment-Status/Success', says: untold },
  { path: '/Payment-Status/Success?status=paid&slug=dasar-web', says: untold },
  {
    path: `/Payment-Status/Success?order_id=${invoices.pending}&status=paid`,
    says: 'Menunggu pembayaran',
  },
  { path: `/Payment-Status/Success?order_id=${invoices.paid}`, says: received },
  { path: '/Payment-Status/Success?order_id=INV-0', says: 'Tagihan tidak ditemukan', status: 404 },
  { path: '/Payment-Status/Error', says: untold },
  {
    path: `/Payment-Status/Error?order_id=${invoices.failed}`,
    says: 'Pembayaran belum berhasil',
    below: 'Penyebab yang paling sering:',
  },
  { path: `/Payment-Status/Error?code=${invoices.paid}&status=deny`, says: received },
  { path: '/CallbackPayment', says: 'Tidak ada tagihan di alamat ini' },
  { path: `/CallbackPayment?order_id=${invoices.expired}`, says: 'Waktu pembayaran habis' },
];

for (const { path, says, status, below } of returns) {
  test(`${path} says "${says}"`, async ({ page, problems, visit }) => {
    if (status !== undefined) problems.expect(new RegExp(`status of ${status}`));
    await visit('alpha', '/About');
    await signIn(page);
    await visit('alpha', path);
    await expect(heading(page)).toHaveText(says);
    await expect(page).not.toHaveTitle(/Berhasil/);
    if (below !== undefined) await expect(page.getByText(below)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    if (says !== received) await expect(page.getByText(received)).toHaveCount(0);
  });
}

/** Addresses that name an invoice: there is one, it is open, there is none. */
const strangers = [
  `/CallbackPayment?order_id=${invoices.paid}`,
  `/CallbackPayment?order_id=${invoices.pending}&transaction_status=settlement`,
  `/Payment-Status/Success?order_id=${invoices.paid}`,
  '/Payment-Status/Error?order_id=INV-0',
];

for (const path of strangers) {
  test(`${path} tells a stranger nothing`, async ({ page, site, visit }) => {
    await visit('alpha', path);
    await expect(heading(page)).toHaveText('Kami sedang memeriksa pembayaran ini');
    const main = page.getByRole('main');
    await expect(main).not.toContainText(/INV-|Rp|JavaScript dari Nol/);
    const asked = JSON.stringify(await site.upstream.control('GET', 'log'));
    expect(asked).not.toContain('class/payment');
    await expect(main.getByRole('link', { name: 'Masuk dan lihat hasilnya' })).toBeVisible();
  });
}

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

test('a session that runs out on the page leads to the sign-in', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/status of 401/);
  await visit('alpha', '/About');
  await signIn(page);
  const cookies = await page.context().cookies();
  await page
    .context()
    .addCookies(
      cookies.map((cookie) =>
        cookie.name.endsWith('access_token') ? { ...cookie, value: 'sudah-berakhir' } : cookie,
      ),
    );
  await visit('alpha', `/CallbackPayment?order_id=${invoices.paid}`);
  await expect(heading(page)).toHaveText('Kami sedang memeriksa pembayaran ini');
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

test('an invoice is asked about by its number', async ({ page, visit }) => {
  await visit('alpha', '/About');
  await signIn(page);
  await visit('alpha', '/Payment-Status/Success');
  await page.getByLabel('Nomor tagihan').fill(invoices.paid);
  await page.getByRole('button', { name: 'Periksa tagihan' }).click();
  await expect(heading(page)).toHaveText(received);
});

test('a platform that does not answer is no verdict, and can be asked again', async ({
  page,
  problems,
  site,
  visit,
}) => {
  problems.expect(/status of 50[0-9]/);
  await visit('alpha', '/About');
  await signIn(page);
  await site.upstream.control('POST', 'fault', {
    host: 'services',
    path: 'v1/class/payment/detail',
    status: 500,
  });
  await visit('alpha', `/Payment-Status/Success?order_id=${invoices.paid}`);
  await expect(heading(page)).toHaveText('Status belum bisa diperiksa');
  await site.upstream.control('DELETE', 'fault');
  await page.getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(heading(page)).toHaveText(received);
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

test('who is at a loss over an invoice asks for help, which knows it', async ({ page, visit }) => {
  await visit('alpha', '/About');
  await signIn(page);
  await visit('alpha', `/Invoices/${invoices.failed}`);
  const next = page.getByRole('region', { name: 'Langkah berikutnya' });
  await next.getByRole('link', { name: 'Minta bantuan' }).click();
  await expect(page.getByRole('textbox', { name: /^Yang perlu kami ketahui/ })).toHaveValue(
    new RegExp(`^Tagihan ${invoices.failed}`),
  );
});

test('a word for a state that is not known is no refund', async ({ page, site, visit }) => {
  const invoice = { number: 'INV-2026-0099', status: 'chargeback_review', amount: 350_000 };
  await visit('alpha', '/About');
  await signIn(page);
  await site.upstream.control('POST', 'fault', {
    host: 'auth',
    path: 'user/detail',
    body: { status: true, data: { id: 1005, kind: 4, name: 'Siswa Contoh', invoices: [invoice] } },
  });
  await visit('alpha', '/Invoices');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: invoice.number });
  await expect(row).toContainText('Belum diketahui');
  await expect(row).not.toContainText('Dikembalikan');
});

const missing = 'Halaman pembayarannya belum tersedia.';

const ways = [
  { paymentUrl: 'https://bayar.example/a?b=1', leads: 'https://bayar.example/a?b=1' },
  { paymentUrl: 'bayar.example/a', leads: 'https://bayar.example/a' },
  { paymentUrl: '/\\bayar.example/a', leads: 'https://bayar.example/a' },
  { paymentUrl: '', leads: null },
  { paymentUrl: 'javascript:alert(1)', leads: null },
  { paymentUrl: 'data:text/html,<p>bayar</p>', leads: null },
];

for (const { paymentUrl, leads } of ways) {
  const invoice = (status: string) => ({
    status: true,
    message: '',
    data: { number: 'INV-9', status, paymentUrl, classroom: { slug: 'dasar-web', name: 'Web' } },
  });
  const name = leads === null ? 'leads nowhere, and says so' : `leads to ${leads}`;

  test(`an open invoice with "${paymentUrl}" ${name}`, async ({ page, site, visit }) => {
    await visit('alpha', '/About');
    await signIn(page);
    await site.upstream.control('POST', 'fault', {
      host: 'services',
      path: 'v1/class/payment/detail',
      body: invoice('pending'),
    });
    await visit('alpha', '/CallbackPayment?order_id=INV-9');
    await expect(heading(page)).toHaveText('Menunggu pembayaran');
    const way = page.getByRole('link', { name: 'Lanjutkan pembayaran' });
    if (leads === null) {
      await expect(page.getByText(missing)).toBeVisible();
      await expect(way).toHaveCount(0);
    } else {
      await expect(way).toHaveAttribute('href', leads);
      await expect(way).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test(`a new invoice with "${paymentUrl}" ${name}`, async ({ page, site, visit }) => {
    await visit('alpha', '/About');
    await signIn(page);
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
    if (leads === null) {
      await expect(page.getByRole('alert')).toContainText(missing);
      await expect(page).toHaveURL(/\/CallbackPayment/);
    } else {
      await expect(heading(page)).toHaveText('Bayar di sini');
      expect(page.url()).toBe(leads);
    }
  });
}
