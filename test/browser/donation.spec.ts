/**
 * Giving: what was given shows in the totals at once. What is refused is held without a browser
 * (test/components/spec/giving.test.ts).
 */

import type { Locator } from '@playwright/test';
import { overflow, violations } from './checks';
import { expect, test } from './fixtures';

/** What stands under a name of the sums. */
const amount = (within: Locator, name: string) =>
  within.getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]');

const rupiah = async (amount: Locator) =>
  Number(((await amount.textContent()) ?? '').replace(/\D/g, ''));

test('from the list to a campaign, a pledge, how to pay, and what has come of it', {
  tag: '@journey',
}, async ({ page, site, visit }) => {
  await visit('alpha', '/Donation');
  const all = page.getByText('Dari semua kampanye').locator('xpath=..');
  await expect(amount(all, 'Sudah diterima')).toContainText('Rp');
  const card = page.getByRole('article').filter({ hasText: 'Beasiswa Talenta' });
  await expect(amount(card, 'Dijanjikan, belum masuk')).toContainText('Rp');
  await card.getByRole('link', { name: 'Beasiswa Talenta' }).click();

  await expect(page).toHaveURL(/\/Donation\/beasiswa-talenta$/);
  const funds = page.getByRole('complementary', { name: 'Dana kampanye' });
  const sums = async () => [
    await rupiah(amount(funds, 'Sudah diterima')),
    await rupiah(amount(funds, 'Dijanjikan, belum masuk')),
  ];
  await expect(amount(funds, 'Sudah diterima')).toContainText('Rp');
  const [paid = 0, pledged = 0] = await sums();
  const form = page.getByRole('form', { name: 'Isi donasimu' });
  await form.getByLabel(/^Rp\s100\.000$/).check();
  await form.getByLabel('Nama (boleh samaran)').fill('Hamba Allah');
  await form.getByLabel('Surel').fill('donatur@contoh.id');
  await form.getByRole('button', { name: /^Donasi Rp\s100\.000$/ }).dblclick();

  const done = page.getByRole('status').filter({ hasText: 'Terima kasih, Hamba Allah' });
  await expect(done).toContainText(/Niat donasimu Rp\s100\.000 untuk Beasiswa Talenta sudah kami/);
  await expect(done).toContainText('0011 2233 4455');
  const code = /DON-[0-9A-F]+/.exec((await done.textContent()) ?? '')?.[0] ?? '';
  expect(code).not.toBe('');
  // A pledge is no money yet, and was sent once by two presses.
  await expect.poll(sums).toEqual([paid, pledged + 100_000]);
  const mine = page.getByRole('region', { name: 'Niat donasimu untuk kampanye ini' });
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await expect(mine).toContainText('Menunggu transfer');

  await site.upstream.control('POST', 'paid', { code });
  await visit('alpha', '/Donation');
  const own = page.getByRole('region', { name: 'Niat donasimu' });
  await expect(own).toContainText('Sudah diterima');
  await visit('alpha', '/Donation/beasiswa-talenta');
  await expect.poll(sums).toEqual([paid + 100_000, pledged]);
  await mine.getByRole('button', { name: 'Hapus dari daftar ini' }).click();
  await expect(mine).toContainText('dihapus dari daftar ini');
  await expect(mine.getByText('Menunggu transfer')).toHaveCount(0);
});

test('the list and a campaign are whole at 390 and 1440, without an axe violation', async ({
  page,
  visit,
}) => {
  // The notice would lie over what is looked at, wherever the page happens to be scrolled to.
  await visit('alpha', '/Donation');
  await page.getByRole('button', { name: 'Tolak', exact: true }).click();
  for (const path of ['/Donation', '/Donation/laptop-untuk-desa']) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await visit('alpha', path);
      await expect(page.getByText('Sudah diterima').first()).toBeVisible();
      expect.soft(await overflow(page), `${path} at ${width}`).toEqual([]);
    }
    expect.soft(await violations(page), path).toEqual([]);
  }
});
