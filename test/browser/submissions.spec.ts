/** What a visitor has sent, and its state. Who is signed in: test/components/spec/submissions.test.ts. */

import type { Page } from '@playwright/test';
import { overflow, violations } from './checks';
import { expect, test } from './fixtures';

const sent = (page: Page) => page.getByRole('main').getByRole('article');
const toList = (page: Page) =>
  page.getByRole('link', { name: 'Lihat semua kirimanmu dan kabarnya' }).click();

async function chooseRegion(page: Page) {
  await page.getByLabel('Provinsi').selectOption('Jawa Barat');
  await page.getByLabel('Kota atau kabupaten').selectOption('Kota Bandung');
}

test('a school that was registered is found in the list of schools', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Register?jenis=sekolah');
  const form = page.getByRole('form', { name: 'Daftarkan sekolah' });
  const fields = {
    name: 'SMK Contoh Kiriman',
    npsn: '20299077',
    address: 'Jalan Contoh Nomor 1',
    contactName: 'Ibu Sari',
    contactPosition: 'Guru',
    email: 'sari@contoh.id',
    phone: '081234567890',
  };
  for (const [name, value] of Object.entries(fields)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await chooseRegion(page);
  await form.getByRole('button', { name: 'Daftarkan sekolah' }).click();
  await toList(page);
  await expect(sent(page)).toHaveCount(1);
  await expect(sent(page)).toContainText('SMK Contoh Kiriman');
  await expect(sent(page)).toContainText('Tercatat di daftar sekolah');
  // How to reach somebody is not kept.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('sari@contoh.id');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflow(page)).toEqual([]);
  }
  expect.soft(await violations(page)).toEqual([]);
  await page.reload();
  await expect(sent(page)).toContainText('Tercatat di daftar sekolah');
  await sent(page).getByRole('button', { name: 'Hapus dari daftar ini' }).click();
  await expect(page.getByText('Belum ada yang kamu kirim dari peramban ini')).toBeVisible();
});
