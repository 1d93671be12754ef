/** The pages of a learner: Belajarku, events, invoices, receipts, certificates, the profile. */

import type { Page } from '@playwright/test';
import { chooseAccount, signIn, signInLink } from './account';
import { overflow, violations } from './checks';
import { expect, test } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

const pages = [
  { path: '/Welcome', title: 'Halo, Siswa!', shows: 'Terdekat' },
  { path: '/My-Events', title: 'Acara saya', shows: 'Lokakarya Desain Aksesibel' },
  { path: '/Invoices', title: 'Tagihan', shows: 'INV-2026-0001' },
  { path: '/Invoices/INV-2026-0002', title: 'Kuitansi', shows: 'Lunas' },
  { path: '/Profile', title: 'Profil', shows: 'student@contoh.id' },
];

test('every page is whole at 390 and 1440, without an axe violation', async ({ page, visit }) => {
  await visit('alpha', '/About');
  await signIn(page);
  for (const { path, title, shows } of pages) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await visit('alpha', path);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect.soft(await overflow(page), `${path} at ${width}`).toEqual([]);
    }
    expect.soft(await violations(page), path).toEqual([]);
  }
});

test('a course goes on at the very chapter, also after a new version of the app', {
  tag: '@journey',
}, async ({ page, problems, visit }) => {
  // A new version signs out, also while somebody's name is being asked for.
  problems.expect(/status of 401/);
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  await page.getByRole('link', { name: 'Mulai belajar: JavaScript dari Nol' }).click();
  // One that was never opened, and is not the one in front, begins at its course.
  await expect(heading(page)).toHaveText('JavaScript dari Nol');
  await page.getByRole('link', { name: 'Mulai belajar', exact: true }).first().click();
  await page.getByRole('button', { name: 'Tandai sudah ditonton' }).click();
  await page
    .getByRole('navigation', { name: 'Bab sebelum dan sesudah' })
    .getByRole('link')
    .last()
    .click();
  await expect(page.getByText(/^Bab 2 dari 16/)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Bab sebelum dan sesudah' })
    .getByRole('link')
    .last()
    .click();
  await expect(page.getByText(/^Bab 3 dari 16/)).toBeVisible();
  const left = page.url();
  // The version that the server names has changed: local storage is cleared (spec section 4).
  await page.evaluate(() => localStorage.setItem('alpha@alpha.example:app-version', '0.0.1'));
  await visit('alpha', '/Welcome');
  await expect(signInLink(page)).toBeVisible();
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  const front = panel(page, 'Lanjutkan belajar');
  await expect(front).toContainText('JavaScript dari Nol');
  await expect(front).toContainText('2 dari 16 bab');
  await front.getByRole('link', { name: 'Lanjut belajar: JavaScript dari Nol' }).click();
  await expect(page).toHaveURL(left);
});

test('a certificate is shown to whoever has its address', { tag: '@journey' }, async ({
  page,
  browser,
  visit,
}) => {
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  await page.getByRole('link', { name: 'Lihat sertifikat Performa dan Aksesibilitas Web' }).click();
  await expect(page.getByText('Sertifikat ini asli.')).toBeVisible();
  const stranger = await browser.newContext();
  const public_ = await stranger.newPage();
  await public_.goto(page.url());
  await expect(heading(public_)).toHaveText('Siswa Contoh');
  await expect(public_.getByRole('main')).toContainText('Performa dan Aksesibilitas Web');
  await expect(public_.getByText('Sertifikat ini asli.')).toBeVisible();
  await stranger.close();
});

test('a receipt prints without the frame', async ({ page, visit }) => {
  await visit('alpha', '/About');
  await signIn(page);
  await visit('alpha', '/Invoices/INV-2026-0002');
  await expect(heading(page)).toHaveText('Kuitansi');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
  await expect(page.getByText('INV-2026-0002')).toBeVisible();
});
