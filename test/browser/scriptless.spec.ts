/**
 * What somebody does who is signed in with a browser that runs no scripts: they order, pay, begin, attend,
 * are asked who they are, and sign out.
 */

import type { Locator, Page } from '@playwright/test';
import type { Account } from '../cases/accounts';
import { chooseAccount } from './account';
import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

/**
 * What stands in a `<noscript>`, which is seen here, but which roles and texts are not looked for in; what
 * stands beside it is there, and hidden.
 */
const shown = (page: Page, within: string, text: string): Locator =>
  page.locator(within).locator(`:is(p, a, button, h1, span):text-is("${text}"):visible`);

const CARD = 'aside[aria-label="Pendaftaran"]';
const SIDE = 'aside[aria-label="Waktu dan tempat"]';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page) => page.getByRole('complementary', { name: 'Pendaftaran' });
const menu = (page: Page) => page.getByRole('banner').locator('details');

/** Presses by which the platform was asked to make an invoice. */
async function orders(upstream: { control(method: string, path: string): Promise<unknown> }) {
  const log = await upstream.control('GET', 'log');
  if (!Array.isArray(log)) throw new Error('The log is no list');
  return log.filter((one) => one.path.startsWith('/services/v1/class/payment/invoice')).length;
}

/** Signs in by the header's link. */
async function signIn(page: Page, account: Account) {
  await page.getByRole('banner').getByRole('link', { name: 'Masuk', exact: true }).click();
  await chooseAccount(page, account);
  await expect(menu(page)).toContainText(account);
}

for (const width of [390, 1440]) {
  test(`${width}: from a class, signed out, to its first chapter`, {
    tag: width === 390 ? '@journey' : [],
  }, async ({ page, site, visit }) => {
    await page.setViewportSize({ width, height: 900 });
    const [slug, account] =
      width === 390
        ? (['pembelajaran-mesin-terapan', 'Pengelola Utama Contoh'] as const)
        : (['ekspor-untuk-usaha-kecil', 'Pengelola Contoh'] as const);
    await visit('alpha', `/Class/${slug}`);
    await card(page).getByRole('button', { name: 'Daftar sekarang' }).click();
    await chooseAccount(page, account);
    // It has gone on by itself.
    await expect(shown(page, CARD, 'Tagihanmu sudah dibuat')).toHaveCount(1);
    await expect(card(page).getByRole('button', { name: 'Daftar sekarang' })).toBeHidden();
    const made = await orders(site.upstream);
    await page.reload();
    await expect(shown(page, CARD, 'Tagihanmu sudah dibuat')).toHaveCount(1);
    await shown(page, CARD, 'Lanjutkan pembayaran').click();
    await expect(heading(page)).toHaveText('Pembayaran contoh');
    await page.goBack();
    await page.goForward();
    // Who comes back without paying can go on.
    await page.getByRole('link', { name: 'Kembali tanpa membayar' }).click();
    await expect(shown(page, 'main', 'Menunggu pembayaran')).toHaveCount(1);
    await shown(page, 'main', 'Periksa lagi').click();
    await expect(shown(page, 'main', 'Menunggu pembayaran')).toHaveCount(1);
    await shown(page, 'main', 'Lanjutkan pembayaran').click();
    await page.getByRole('button', { name: 'Bayar sekarang' }).click();
    await expect(shown(page, 'main', 'Terdaftar')).toHaveCount(1);
    await shown(page, 'main', 'Mulai bab pertama').click();
    await expect(page).toHaveURL(new RegExp(`/Courses/${slug}/module/.+/chapter/1-`));
    await expect(page.getByText(/^Bab 1 dari 16/)).toBeVisible();
    // The class knows as well, and leads on.
    await visit('alpha', `/Class/${slug}`);
    await expect(shown(page, CARD, 'Terdaftar')).toHaveCount(1);
    await expect(card(page).getByRole('button', { name: 'Daftar sekarang' })).toBeHidden();
    await shown(page, CARD, 'Mulai bab pertama').click();
    await expect(page).toHaveURL(/chapter\/1-/);
    expect([made, await orders(site.upstream)]).toEqual([1, 1]);
  });
}

test('a class that cannot be had says so after signing in', async ({
  page,
  problems,
  site,
  visit,
}) => {
  problems.expect(/status of 422/);
  await site.upstream.control('POST', 'fault', {
    host: 'services',
    path: 'v1/class/payment/invoice',
    status: 422,
    body: { status: false, message: 'Kuota kelas ini penuh', data: null },
  });
  await visit('alpha', '/Class/literasi-data-untuk-semua');
  await card(page).getByRole('button', { name: 'Daftar sekarang' }).click();
  await chooseAccount(page, 'Mentor Contoh');
  await expect(card(page).getByRole('alert')).toContainText('Kuota kelas ini penuh');
  await expect(card(page).getByRole('button', { name: 'Daftar sekarang' })).toBeVisible();
});

test('pressed twice, it is one order', { tag: '@journey' }, async ({ page, visit }) => {
  await visit('alpha', '/About');
  await signIn(page, 'Mitra Contoh');
  await visit('alpha', '/Class/sistem-desain');
  await card(page).getByRole('button', { name: 'Daftar sekarang' }).dblclick();
  await shown(page, CARD, 'Lanjutkan pembayaran').click();
  const first = page.url();
  await page.goBack();
  await page.reload();
  await shown(page, CARD, 'Lanjutkan pembayaran').click();
  // An invoice has an address of its own.
  expect(page.url()).toBe(first);
});

test('events are attended, free and paid', async ({ page, visit }) => {
  const side = page.getByRole('complementary', { name: 'Waktu dan tempat' });
  await visit('alpha', '/Event/lokakarya-flutter-akhir-pekan');
  await side.getByRole('button', { name: 'Daftar hadir' }).click();
  await chooseAccount(page, 'Penulis Contoh');
  await expect(shown(page, SIDE, 'Terdaftar')).toHaveCount(1);
  await expect(side.getByRole('button', { name: 'Daftar hadir' })).toBeHidden();
  await visit('alpha', '/Event/lokakarya-docker-untuk-pemula');
  await side.getByRole('button', { name: 'Daftar hadir' }).click();
  await shown(page, SIDE, 'Lanjutkan pembayaran').click();
  await page.getByRole('button', { name: 'Bayar sekarang' }).click();
  await expect(shown(page, 'main', 'Terdaftar')).toHaveCount(1);
  await visit('alpha', '/Event/lokakarya-docker-untuk-pemula');
  await expect(shown(page, SIDE, 'Terdaftar')).toHaveCount(1);
});

test('who is signed in finds the way out, where they are', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('alpha', '/Class?search=web');
  await signIn(page, 'Siswa Contoh');
  await expect(page).toHaveURL(/\/Class\?search=web$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeHidden();
  await menu(page).locator('summary').click();
  await shown(page, 'header', 'Keluar').click();
  await expect(page).toHaveURL(/\/Class\?search=web$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
});

test('somebody else takes the place once they say so', async ({ page, site, visit }) => {
  await visit('alpha', '/About');
  await signIn(page, 'Siswa Contoh');
  await page.goto(site.address('alpha', '/login?to=/About'));
  await chooseAccount(page, 'Guru Contoh');
  await expect(shown(page, 'main', 'Kamu sudah masuk sebagai Siswa Contoh')).toHaveCount(1);
  await expect(page.getByText('Belum berhasil masuk')).toBeHidden();
  await shown(page, 'main', 'Ganti ke “Guru Contoh”').click();
  await expect(page).toHaveURL(/\/About$/);
  await expect(menu(page)).toContainText('Guru Contoh');
});

test('a mentor asks for a payout, signed out at first, and finds it among theirs', async ({
  page,
  problems,
  visit,
}) => {
  // Each time the page comes back to be corrected, or looked at again.
  problems.expect(/422/);
  const form = page.locator('#form-payout');
  const send = form.locator('button[type=submit]:not([name])');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('alpha', '/Earnings/Request');
  await page.locator('[data-noscript] a', { hasText: 'Masuk' }).click();
  await chooseAccount(page, 'Mentor Contoh');
  await form.locator('[name=amount]').fill('12');
  await form.locator('[name=bank]').selectOption('cendana');
  await form.locator('[name=accountNumber]').fill('9010000999');
  await form.locator('[name=accountName]').fill('Mentor Contoh');
  await send.click();
  await expect(form.locator('[name=amount]')).toHaveAttribute('aria-invalid', 'true');
  await form.locator('[name=amount]').fill('55.000');
  await send.click();
  await expect(shown(page, '#form-payout', 'Ajukan penarikan')).toHaveCount(1);
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beside).toBeLessThanOrEqual(0);
  await send.click();
  await expect(page).toHaveURL(/\/Earnings\/Request\?sent=payout#form-payout$/);
  await page.reload();
  await shown(page, '[data-own]', 'Lihat penarikan').click();
  await expect(page.locator('[data-own] tr:has-text("9010000999")')).toHaveCount(1);
});

test('a page of the portal says what it needs, with the ways on', async ({ page, visit }) => {
  await visit('alpha', '/About');
  await signIn(page, 'Siswa Contoh');
  for (const path of ['/Welcome', '/Invoices', '/Studio']) {
    await visit('alpha', path);
    await expect(page.locator('noscript p')).toContainText('membutuhkan JavaScript');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(shown(page, 'body', 'Kelas')).toHaveCount(1);
  }
  await shown(page, 'body', 'Keluar').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible();
});
