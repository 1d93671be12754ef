/** The first screen of a catalogue: classes are found while they are typed, and without scripts too. */

import { onAPhone } from './checks';
import { expect, test } from './fixtures';
import { beThere } from './presence';

test('the counter finds classes while one types, and says so when there are none', async ({
  page,
  visit,
}) => {
  await visit('alpha');
  await beThere(page);
  const found = page.getByRole('main').getByRole('region', { name: 'Sedang menerima peserta' });
  await expect(found.getByRole('listitem')).toHaveCount(6);
  await page.getByLabel('Aku mau belajar').fill('node');
  const fitting = page.getByRole('region', { name: 'Cocok dengan “node”' });
  await expect(fitting.getByRole('listitem')).toHaveCount(1);
  await expect(fitting.getByRole('link', { name: 'API yang Andal dengan Node.js' })).toBeVisible();
  await page.getByLabel('Aku mau belajar').fill('memelihara naga');
  await expect(page.getByText('Belum ada kelas untuk “memelihara naga”')).toBeVisible();
  await page.getByRole('link', { name: 'Usulkan kelasnya' }).click();
  await expect(page).toHaveURL(/\/Make-Appointment$/i);
});

test('what is typed goes on to the whole catalogue', async ({ page, visit }) => {
  await visit('alpha');
  await beThere(page);
  await page.getByLabel('Aku mau belajar').fill('desain');
  await page.getByRole('button', { name: 'Cari' }).click();
  await expect(page).toHaveURL(/\/Class\?search=desain$/);
  await expect(page.getByLabel('Cari kelas')).toHaveValue('desain');
});

test('on a phone nothing is wider than it, and nobody stumbles', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('alpha');
  await onAPhone(page);
});

test('a vacancy is chosen and reckoned, and its course and page are a press away', async ({
  page,
  visit,
}) => {
  await visit('prakerja');
  const main = page.getByRole('main');
  const rows = main.getByRole('group', { name: 'Pilih satu' }).getByRole('radio');
  const slip = main.getByRole('region', { name: 'Slip bulan pertama' });
  await main.getByRole('radio', { name: /^Admin Pesanan/ }).check();
  await expect(slip).toContainText('Admin Pesanan, Toko Sebelah Contoh');
  await expect(slip.getByRole('link', { name: 'Admin Toko Daring' })).toBeVisible();
  await expect(slip).toContainText('Ongkos kursusnya kembali setelah 1 hari kerja.');
  await main.getByLabel('Cari lowongan').fill('medan');
  await expect(rows).toHaveCount(1);
  await expect(slip).toContainText('Teknisi Keliling');
  await main.getByLabel('Cari lowongan').fill('astronaut');
  await expect(main.getByText('Tidak ada lowongan dengan kata itu.')).toBeVisible();
  await main.getByLabel('Cari lowongan').fill('');
  await onAPhone(page);
  await slip.getByRole('link', { name: 'Baca lowongannya' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Pesanan');
});

test('a stall of the market is called for, and one’s own hours are reckoned', async ({
  page,
  visit,
}) => {
  await visit('umkm');
  const main = page.getByRole('main');
  const names = main.getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(6);
  const asked = main.getByLabel('Teriakkan keluhanmu');
  await asked.fill('foto');
  await expect(names).toHaveText(['Foto di Ambang Pintu']);
  await asked.fill('kuda nil');
  await expect(main.getByText('Tidak ada lapak yang menyahut.')).toBeVisible();
  await asked.fill('');
  const machine = main.getByRole('region', { name: 'Jam bangunmu sudah masuk hitungan?' });
  await machine.scrollIntoViewIfNeeded();
  await machine.getByLabel('Harga sebuah').fill('3500');
  await expect(machine.getByRole('status')).toContainText('Rp\u00a090.000');
  await expect(machine.getByRole('status')).toContainText('Harga ini menghidupimu.');
  await onAPhone(page);
  await names.filter({ hasText: 'Buku Kas' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buku Kas Sepuluh Menit');
});
