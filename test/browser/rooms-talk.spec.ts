/** The conversation's brands: a first question, a sentence with gaps, two sides of a desk, a board of notes. */

import type { Page } from '@playwright/test';
import { overflow, walk } from './checks';
import { expect, test } from './fixtures';
import { paste } from './uploads';

async function fitsPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);
}

test('two presses answer the first question, and the test goes on at the second', async ({
  page,
  visit,
}) => {
  await visit('personality');
  const main = page.getByRole('main');
  const question = main.getByRole('region', { name: 'Mana yang paling kamu?' });
  await expect(question.getByRole('heading', { level: 1 })).toBeVisible();
  const akin = question.getByRole('button', { name: /^Mudah akrab dengan orang baru/ });
  const unlike = question.getByRole('button', { name: /^Tenang walau keadaan/ });
  await akin.click();
  await expect(akin).toHaveAccessibleName(/paling aku$/);
  await expect(question.getByRole('status')).toContainText('paling bukan kamu');
  await unlike.focus();
  await page.keyboard.press('Enter');
  await expect(unlike).toHaveAccessibleName(/paling bukan aku$/);
  await expect(question.getByRole('status')).toHaveText('Terjawab. Tinggal 23 pertanyaan.');

  const ears = main.getByRole('region', { name: 'Kalimatmu sama, telinganya beda' });
  await ears.scrollIntoViewIfNeeded();
  await ears.getByRole('radio', { name: 'menegur' }).check();
  await ears.getByRole('radio', { name: 'yang ingin pasti' }).check();
  await expect(ears.getByRole('status')).toContainText('Bisa dicek sumbernya?');
  await fitsPhone(page);

  await question.getByRole('link', { name: 'Lanjut ke pertanyaan 2' }).click();
  await expect(page.getByText('Pertanyaan 2 dari 24')).toBeVisible();
  await page.getByRole('button', { name: 'Sebelumnya' }).click();
  await expect(
    page.getByRole('radio', { name: 'Paling seperti aku: Mudah akrab dengan orang baru' }),
  ).toBeChecked();

  await visit('personality', '/Welcome');
  await expect(page.getByRole('heading', { level: 1, name: 'Kita belum kenalan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Teruskan tesnya' })).toBeVisible();
});

test('a sentence is filled in, and who answers it is come to', async ({ page, visit }) => {
  await visit('mentor');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Ada yang sudah lewat jalan itu' }),
  ).toBeVisible();
  const people = main.getByRole('list').first().getByRole('listitem');
  await expect(people).toHaveCount(3);
  await main.getByRole('combobox', { name: 'Soal apa' }).selectOption('harga');
  await main.getByRole('combobox', { name: 'Tujuan' }).selectOption({ index: 4 });
  await main.getByRole('combobox', { name: 'Waktu' }).selectOption('malam');
  await expect(people.first()).toContainText('soal harga');
  await expect(people.first()).toContainText(/luang \w+ malam/);

  const pace = main.getByRole('region', { name: 'Punya berapa menit?' });
  await pace.scrollIntoViewIfNeeded();
  await pace.getByRole('slider').fill('90');
  await expect(pace.getByRole('listitem').nth(1)).toContainText(/3\d menit, mulai menit ke-9/);
  await fitsPhone(page);

  const name = (await people.first().getByRole('heading').textContent()) ?? '';
  await people.first().getByRole('link').click();
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the other side of the desk is another screen, and a short list goes along to the form', async ({
  page,
  visit,
}) => {
  await visit('talent', '/?mencari=kerja&saring=mid');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Upahnya tertulis sebelum Anda melamar' }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Insinyur Layanan' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Analis Rute' })).toHaveCount(0);
  await fitsPhone(page);
  await main.getByRole('link', { name: /^Saya mencari orang/ }).click();
  await expect(page).toHaveURL(/\?mencari=orang$/);
  await expect(
    main.getByRole('heading', { level: 1, name: 'Karyanya dulu, baru orangnya' }),
  ).toBeVisible();
  await main.getByRole('link', { name: 'Pengujian' }).click();
  await expect(main.getByRole('button', { name: /^Daftar pendek: / })).toHaveCount(2);
  await main.getByRole('button', { name: 'Daftar pendek: Hendrik Manuputty' }).click();
  await page.goBack();
  await main.getByRole('button', { name: 'Daftar pendek: Putu Ariani' }).click();
  await expect(main.getByRole('status').first()).toHaveText(
    'Daftar pendek: Hendrik Manuputty, Putu Ariani',
  );

  await main.getByRole('link', { name: /^Saya mencari kerja/ }).click();
  await main.getByRole('link', { name: /^Saya mencari orang/ }).click();
  await expect(main.getByRole('status').first()).toContainText('Hendrik Manuputty, Putu Ariani');

  const offers = main.getByRole('region', { name: 'Gaji besar belum tentu upah besar' });
  await offers.scrollIntoViewIfNeeded();
  const first = offers.getByRole('group', { name: 'Tawaran pertama' });
  await first.getByRole('slider', { name: 'Gaji sebulan' }).fill('12000000');
  await expect(offers.getByRole('status').first()).toContainText('Tawaran pertama membayar');
  await fitsPhone(page);

  await main.getByRole('link', { name: 'Minta dipertemukan' }).click();
  await expect(page.getByRole('radio', { name: 'Merekrut lulusan' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^Yang perlu kami ketahui/ })).toHaveValue(
    /Putu Ariani \(Kasir Buta Warna\)/,
  );
});

test('a note is taken down, written on, kept, and brought to the form', async ({ page, visit }) => {
  await visit('innovation');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Ambil satu masalah dari papan ini' }),
  ).toBeVisible();
  await main.getByRole('link', { name: 'Ambil: Menjemput nenek tanpa aplikasi' }).click();
  await expect(page).toHaveURL(/\?ambil=menjemput-nenek-tanpa-aplikasi$/);
  await paste(main.getByLabel('Kami menduga bahwa'), 'a'.repeat(355));
  await expect(main.getByText('355 dari 350 huruf, 5 terlalu banyak')).toBeVisible();
  await expect(main.getByText('Singkatkan dulu dugaanmu.')).toBeVisible();
  await main.getByLabel('Kami menduga bahwa').fill('telepon rumah cukup');
  await expect(main.getByText('Sekarang tanda gagalnya.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Bawa ke meja kurator' })).toHaveCount(0);
  await main.getByLabel('Kami tahu dugaan itu salah kalau').fill('kurang dari 15 yang datang');
  await page.reload();
  await expect(main.getByLabel('Kami menduga bahwa')).toHaveValue('telepon rumah cukup');

  const sorter = main.getByRole('region', { name: 'Keluhan, gejala, atau masalah?' });
  await sorter.scrollIntoViewIfNeeded();
  const row = sorter.getByRole('listitem').first();
  await row.getByRole('radio', { name: 'gejala' }).check();
  await expect(row).toContainText('Tepat.');
  await expect(sorter.getByRole('status').first()).toContainText('1 dari 1 tepat');
  await fitsPhone(page);

  await main.getByRole('link', { name: 'Bawa ke meja kurator' }).click();
  await expect(page.getByRole('textbox', { name: /^Yang perlu kami ketahui/ })).toHaveValue(
    /Menjemput nenek tanpa aplikasi\nDugaan: telepon rumah cukup\nTanda gagal: kurang dari 15/,
  );

  await visit('innovation', '/Welcome');
  const complaint = page.getByLabel('Apa yang mengesalkan pekan ini?');
  await paste(complaint, 'b'.repeat(402));
  await expect(main.getByText('402 dari 400 huruf, 2 terlalu banyak')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ceritakan ke kurator' })).toHaveCount(0);
  await complaint.fill('Lift selalu penuh');
  await page.getByRole('link', { name: 'Ceritakan ke kurator' }).click();
  await expect(page.getByRole('textbox', { name: /^Yang perlu kami ketahui/ })).toHaveValue(
    'Keluhan pekan ini: Lift selalu penuh',
  );
});
