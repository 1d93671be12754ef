/** The library's brands: a shelf that opens, an editor's table, a day's reading with its clock. */

import { overflow, walk } from './checks';
import { expect, test } from './fixtures';
import { paste } from './uploads';

test('a spine opens its first page, and a sentence gets shorter', async ({ page, visit }) => {
  await visit('buku');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Rak ini boleh diacak-acak' }),
  ).toBeVisible();
  const book = main.getByRole('listitem').nth(2);
  const spine = book.getByRole('button');
  await expect(spine).toHaveAttribute('aria-expanded', 'false');
  await spine.click();
  await expect(spine).toHaveAttribute('aria-expanded', 'true');
  const title = (await book.getByRole('heading').textContent()) ?? '';
  await expect(main.getByRole('article')).toHaveCount(1);

  const table = main.getByRole('region', { name: 'Duduk sebentar di meja penyunting' });
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByText('42 dari 42 kata')).toBeVisible();
  await table.getByRole('button', { name: 'Pada suatu hari yang cerah,' }).click();
  await expect(table.getByText('37 dari 42 kata')).toBeVisible();
  await expect(table.getByRole('status')).toContainText('Lewati');

  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);

  await book.getByRole('link', { name: 'Baca lanjutannya' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the reading is clocked to its end and counted, and a text is measured', async ({
  page,
  visit,
}) => {
  await visit('aksara');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Sepuluh menit membaca, dimulai dari sini' }),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Mulai membaca' }).click();
  const progress = main.getByRole('progressbar', { name: 'Bagian yang sudah dibaca' });
  await expect(progress).toHaveAttribute('value', '0');
  const next = main.getByRole('button', { name: 'Paragraf berikutnya' });
  for (let left = 4; left > 0; left -= 1) await next.click();
  await expect(progress).toHaveAttribute('value', '0.8');
  // The clock has begun, however slow the machine.
  await expect(main.getByText('0:00', { exact: true })).toHaveCount(0);
  await main.getByRole('button', { name: 'Selesai membaca' }).click();
  await main.getByRole('group').getByRole('button').first().click();
  await expect(main.getByRole('status').first()).toContainText('kata per menit');
  await expect(main.getByText('1 hari berturut-turut di peramban ini.')).toBeVisible();

  const meter = main.getByRole('region', { name: 'Teks Anda cocok untuk kelas berapa?' });
  await meter.scrollIntoViewIfNeeded();
  // It becomes alive when it is near: what is written while it does is taken up, or written again.
  await expect(async () => {
    await meter.getByRole('textbox').fill('');
    await meter.getByRole('textbox').fill('Budi makan nasi.');
    await expect(meter.getByRole('status').last()).toContainText('paling sedikit 25 kata', {
      timeout: 2000,
    });
  }).toPass();
  await meter.getByRole('textbox').fill('Budi makan nasi dan ikan. '.repeat(6));
  const result = meter.getByRole('status').last();
  await expect(result).toContainText('kelas 1–3 SD');
  // A whole chapter is taken as it is, and is measured as far as it is said to be.
  const chapter = 'Budi makan nasi dan ikan. ';
  await paste(meter.getByRole('textbox'), chapter.repeat(700));
  await expect(result).toContainText('3500 kata');
  await paste(meter.getByRole('textbox'), chapter.repeat(800));
  await expect(meter.getByText('20.800 dari 20.000 huruf, 800 terlalu banyak')).toBeVisible();
  await expect(result).toContainText('belum ditakar: terlalu panjang');

  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);
});
