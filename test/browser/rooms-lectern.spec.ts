/** Brands that speak to organisations and teachers: what is moved, picked or ticked comes to a result. */

import { onAPhone } from './checks';
import { expect, test } from './fixtures';
import { beThere } from './presence';

test('a case is moved from before to after, and a team’s class is paid back', async ({
  page,
  visit,
}) => {
  await visit('corporate');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Ini sebelumnya. Ini sesudahnya. Geser sendiri.',
  );
  const line = main.getByRole('slider', { name: 'Garis antara sebelum dan sesudah' });
  const figures = main.getByRole('region', { name: /Geser sendiri/ }).getByRole('status');
  // What is moved before the page is alive stays moved.
  await line.press('End');
  await beThere(page);
  await expect(figures).toHaveText(['9', '126', '14']);
  await line.press('ArrowLeft');
  await line.press('Home');
  await expect(figures).toHaveText(['3', '22', '2']);
  const box = await line.boundingBox();
  if (box === null) throw new Error('the line is nowhere');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(figures).toHaveText(['7', '74', '8']);
  await main.getByRole('radio', { name: /kue kepada pengeklik/ }).check();
  await line.press('Home');
  await expect(figures).toHaveText(['21', '140']);

  const bill = main.getByRole('region', { name: 'Hitung sebelum menelepon' });
  await bill.scrollIntoViewIfNeeded();
  await bill.getByLabel('Anggota tim').fill('20');
  await expect(bill.getByText('Biaya kelas, 20 kursi')).toBeVisible();
  await expect(bill.getByText(/Balik modal dalam \d+ pekan/)).toBeVisible();
  await bill.getByLabel('Jam yang terbuang per orang').fill('0');
  await expect(bill.getByText('Jangan beli kelas ini')).toBeVisible();
  await onAPhone(page);
});

test('the members’ board is read by who one is, and certainty is weighed', async ({
  page,
  visit,
}) => {
  await visit('farcapital');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Papan Anggota');
  const board = main.getByRole('region', { name: 'Papan Anggota' });
  await expect(board.getByText('Kas Delapan Belas Bulan')).toBeVisible();
  await board.getByRole('radio', { name: 'Analis Muda' }).check();
  await expect(board.getByText('Kas Delapan Belas Bulan')).toHaveCount(0);
  await expect(board.getByRole('status').first()).toContainText(/^\d angkatan, /);
  await board.getByText('Membaca Laporan Keuangan Pelan-pelan').click();
  await expect(board.getByText('dari mana kasnya datang?')).toBeVisible();

  const wager = main.getByRole('region', { name: 'Seberapa yakin Anda?' });
  await wager.scrollIntoViewIfNeeded();
  for (const next of [...Array(4).fill('Pernyataan berikut'), 'Lihat timbangannya']) {
    await wager.getByRole('button', { name: 'Pasti benar' }).click();
    await expect(wager.getByRole('status')).toContainText(/Benar|Salah/);
    await wager.getByRole('button', { name: next }).click();
  }
  await expect(wager.getByRole('status')).toContainText('3 dari 5 di sisi yang benar');
  await expect(wager.getByText('lebih yakin daripada tahu')).toBeVisible();
  await onAPhone(page);
  await board.getByRole('link', { name: 'Buka lembar kelas' }).first().click();
  await expect(page).toHaveURL(/\/Class\/membaca-laporan/);
});

test('the study card counts, keeps to the limits, and is what is printed', async ({
  page,
  visit,
}) => {
  await visit('campus');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Dua puluh SKS, dihitung di depan Anda',
  );
  const card = main.getByRole('region', { name: /Dua puluh SKS/ });
  await expect(card.getByText('7 SKS dikonversi')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Kirim ke dosen wali' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=.*7%20SKS/,
  );
  for (const box of await card.getByRole('checkbox').all()) await box.check();
  await expect(card.getByRole('status').first()).toContainText('Lewat 6 SKS dari batas 20');
  await expect(card.getByRole('link', { name: 'Kirim ke dosen wali' })).toHaveCount(0);
  await card.getByLabel(/Proyek Mitra/).uncheck();
  await expect(card.getByText('18 SKS dikonversi')).toBeVisible();
  await card.getByLabel('Yang tetap diambil di kampus').fill('8');
  await expect(card.getByRole('status').first()).toContainText('lewat 2 dari batas 24');

  const matches = main.getByRole('region', { name: 'Padanannya apa, buktinya apa' });
  await matches.scrollIntoViewIfNeeded();
  await matches.getByLabel('Program studi Anda').selectOption('Statistika');
  await expect(matches.getByText('Komputasi Statistik')).toBeVisible();
  await onAPhone(page);
  await page.emulateMedia({ media: 'print' });
  await expect(matches).toBeHidden();
  await expect(card.getByText('Proyek Mitra')).toBeHidden();
  await expect(card.getByText('Kartu rencana semester industri')).toBeVisible();
  await expect(card.getByText('Koordinator prodi')).toBeVisible();
});

test('a lesson sheet fills itself from one sentence, and hours add up', async ({ page, visit }) => {
  await visit('guru');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Besok pagi, pelajaran apa?');
  const sheet = main.getByRole('article').first();
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Matematika, kelas 4–6 SD');
  await main.getByLabel('Mata pelajaran', { exact: true }).selectOption('IPS');
  await beThere(page);
  await main.getByLabel('Jenjang').selectOption('SMP');
  await main.getByLabel('Lama pelajaran').selectOption('120');
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('IPS, SMP');
  await expect(sheet.getByText('36–90')).toBeVisible();
  await expect(sheet.getByText('pedagang, sopir, bidan, lurah')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Proyek Lintas Mata Pelajaran' })).toBeVisible();

  const hours = main.getByRole('region', { name: 'Jam pelatihan Anda tahun ini' });
  await hours.scrollIntoViewIfNeeded();
  await hours.getByLabel('Menilai Tanpa Membawa Pulang Buku').check();
  await expect(hours.getByRole('status').last()).toContainText('64 jam dalam 32 sore');
  await expect(hours.getByRole('status').last()).toContainText('Cukup');
  await onAPhone(page);
  await page.emulateMedia({ media: 'print' });
  await expect(hours).toBeHidden();
  await expect(sheet.getByText('Catatan setelah mengajar')).toBeVisible();
});
