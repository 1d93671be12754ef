/** Giving: what was given shows in the totals, what was wished for in the list, at once. */

import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

const rupiah = async (amount: Locator) =>
  Number(((await amount.textContent()) ?? '').replace(/\D/g, ''));

test('a campaign leads to its form, and a gift shows in its total and in that of all', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Donation');
  const card = page.getByRole('article').filter({ hasText: 'Beasiswa Talenta' });
  const ofAll = page
    .getByText('Terkumpul dari semua kampanye')
    .locator('xpath=following-sibling::p');
  const ofOne = card.getByText('Terkumpul').locator('xpath=following-sibling::p');
  await expect(ofAll).toContainText('Rp');
  await expect(ofOne).toContainText('Rp');
  const before = [await rupiah(ofAll), await rupiah(ofOne)];

  await card.getByRole('link', { name: 'Beasiswa Talenta' }).click();
  await expect(page).toHaveURL(/\?kampanye=beasiswa-talenta#donasi$/);
  const form = page.getByRole('form', { name: 'Isi donasimu' });
  await expect(form.getByLabel('Kampanye')).toHaveValue('beasiswa-talenta');
  await form.getByLabel(/^Rp\s100\.000$/).check();
  await form.getByLabel('Nama (boleh samaran)').fill('Hamba Allah');
  await form.getByLabel('Surel').fill('donatur@contoh.id');
  await form.getByRole('button', { name: /^Donasi Rp\s100\.000$/ }).click();

  const done = page.getByRole('status').filter({ hasText: 'Terima kasih, Hamba Allah' });
  await expect(done).toContainText(/Donasi Rp\s100\.000 untuk Beasiswa Talenta sudah kami catat/);
  await expect(done).toContainText('donatur@contoh.id');
  await expect.poll(() => rupiah(ofAll)).toBe((before[0] ?? 0) + 100_000);
  await expect.poll(() => rupiah(ofOne)).toBe((before[1] ?? 0) + 100_000);

  await done.getByRole('link', { name: 'Titipkan harapan' }).click();
  await expect(page.getByRole('heading', { name: 'Tulis harapanmu' })).toBeInViewport();
});

const amounts = [
  { typed: 'tujuh puluh', says: 'Isi jumlah dalam rupiah' },
  { typed: '9.999', says: 'Paling sedikit' },
  { typed: '100.000.001', says: 'Paling banyak' },
];

for (const { typed, says } of amounts) {
  test(`an amount of "${typed}" is refused in words`, async ({ page, visit }) => {
    await visit('alpha', '/Donation');
    const form = page.getByRole('form', { name: 'Isi donasimu' });
    await form.getByLabel('Jumlah lain', { exact: true }).check();
    const amount = form.getByLabel('Jumlah lain (rupiah)');
    await amount.fill(typed);
    await form.getByRole('button', { name: /^Donasi/ }).click();
    await expect(amount).toHaveAccessibleDescription(new RegExp(says));
  });
}

test('a wish stands on top of the list at once, and after a reload', async ({ page, visit }) => {
  const wish = 'Semoga perpustakaan kami punya sepuluh laptop.';
  await visit('alpha', '/Donation#harapan');
  const form = page.getByRole('form', { name: 'Tulis harapanmu' });
  await form.getByLabel('Harapan').fill(wish);
  await form.getByLabel('Nama').fill('Bu Wati');
  await form.getByRole('button', { name: 'Titipkan harapan' }).click();
  const first = page
    .getByRole('region', { name: 'Harapan yang dititipkan' })
    .getByRole('listitem')
    .first();
  await expect(first).toContainText(wish);
  await page.reload();
  await expect(first).toContainText(wish);
});

test('totals that cannot be had can be asked for again', async ({
  page,
  problems,
  site,
  visit,
}) => {
  problems.expect(/status of 50\d/);
  await site.upstream.control('POST', 'fault', {
    host: 'data',
    path: 'donations',
    method: 'GET',
    status: 500,
  });
  await visit('alpha', '/Donation');
  await expect(page.getByText('Belum bisa dihitung.').first()).toBeVisible();
  await site.upstream.control('DELETE', 'fault');
  const ofAll = page.getByText('Terkumpul dari semua kampanye').locator('xpath=..');
  await ofAll.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(ofAll).toContainText(/Rp\s\d/);
});

test('a comment on a book stands there at once, and after a reload', async ({ page, visit }) => {
  const comment = 'Bab tentang kepompong kubaca tiga kali.';
  await visit('alpha', '/Metamorfosa');
  const form = page.getByRole('form', { name: 'Tulis tanggapan' });
  await form.getByLabel('Namamu').fill('Rani');
  await form.getByLabel('Seberapa kamu suka?').selectOption('5 – Suka sekali');
  await form.getByLabel('Tanggapan').fill(comment);
  await form.getByRole('button', { name: 'Kirim tanggapan' }).click();
  const said = page.getByRole('listitem').filter({ hasText: comment });
  await expect(said).toHaveCount(1);
  await expect(said).toContainText('Rani');
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(said).toHaveCount(1);
});
