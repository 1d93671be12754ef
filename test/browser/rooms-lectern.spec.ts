/** Brands that speak to organisations and teachers: a line that is drawn, and sheets that are printed. */

import { onAPhone } from './checks';
import { expect, test } from './fixtures';
import { beThere } from './presence';

test('a case is moved from before to after by keys and by a press', async ({ page, visit }) => {
  await visit('corporate');
  const main = page.getByRole('main');
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
  const bill = main.getByRole('region', { name: 'Hitung sebelum menelepon' });
  await bill.scrollIntoViewIfNeeded();
  await bill.getByLabel('Anggota tim').fill('20');
  await onAPhone(page);
});

test('the study card is what is printed', async ({ page, visit }) => {
  await visit('campus');
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: /Dua puluh SKS/ });
  const matches = main.getByRole('region', { name: 'Padanannya apa, buktinya apa' });
  for (const box of await card.getByRole('checkbox').all()) await box.check();
  await card.getByLabel(/Proyek Mitra/).uncheck();
  await matches.scrollIntoViewIfNeeded();
  await matches.getByLabel('Program studi Anda').selectOption('Statistika');
  await onAPhone(page);
  await page.emulateMedia({ media: 'print' });
  await expect(matches).toBeHidden();
  await expect(card.getByText('Proyek Mitra')).toBeHidden();
  await expect(card.getByText('Kartu rencana semester industri')).toBeVisible();
  await expect(card.getByText('Koordinator prodi')).toBeVisible();
});

test('a lesson sheet is what is printed', async ({ page, visit }) => {
  await visit('guru');
  const main = page.getByRole('main');
  const sheet = main.getByRole('article').first();
  const hours = main.getByRole('region', { name: 'Jam pelatihan Anda tahun ini' });
  await main.getByLabel('Mata pelajaran', { exact: true }).selectOption('IPS');
  await beThere(page);
  await main.getByLabel('Lama pelajaran').selectOption('120');
  await expect(sheet.getByRole('heading', { level: 2 })).toContainText('IPS');
  await onAPhone(page);
  await page.emulateMedia({ media: 'print' });
  await expect(hours).toBeHidden();
  await expect(sheet.getByText('Catatan setelah mengajar')).toBeVisible();
});
