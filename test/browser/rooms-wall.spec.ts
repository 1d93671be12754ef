/** The studio wall's brands: works taken apart, rooms to walk through, words borrowed for a poster. */

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { onAPhone, overflow } from './checks';
import { expect, test } from './fixtures';
import { beThere } from './presence';

/** On the narrowest phone too. */
async function onPhones(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow(page)).toEqual([]);
  await onAPhone(page);
}

test('a work is taken apart, the wall is sorted, and a phrase is struck out', async ({
  page,
  visit,
}) => {
  await visit('desain');
  await beThere(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Dinding ini boleh kamu bongkar',
  );
  const bench = main.getByRole('article', { name: 'Ronde Pak Min' });
  await expect(bench.getByText('6 × 8 kotak')).toBeVisible();
  const lines = bench.locator('svg').nth(1).locator('g');
  await expect(lines.nth(0)).toHaveCSS('opacity', '1');
  await expect(lines.nth(2)).toHaveCSS('opacity', '0');
  await bench.getByLabel('Huruf').check();
  await bench.getByLabel('Kisi').uncheck();
  await expect(lines.nth(2)).toHaveCSS('opacity', '1');
  await expect(lines.nth(0)).toHaveCSS('opacity', '0');

  const pencil = main.getByRole('radio', { name: 'Bongkar Sepuluh Layar dengan Pensil' });
  await pencil.check();
  await expect(main.getByRole('article', { name: 'Sepuluh Layar dengan Pensil' })).toBeVisible();

  await main.getByRole('radio', { name: 'Medium' }).check();
  const print = main.getByRole('region', { name: 'Cetak' });
  await expect(print.getByRole('radio')).toHaveCount(2);
  await expect(main.getByRole('radio', { name: /^Bongkar/ })).toHaveCount(11);

  const critique = main.getByRole('region', { name: 'Coret dulu, baru bicara' });
  await critique.scrollIntoViewIfNeeded();
  await critique.getByRole('button', { name: 'Kurang wah.' }).click();
  await expect(critique.getByText('Dari seberang jalan, namanya tidak kutemukan.')).toBeVisible();
  await expect(critique.getByRole('status')).toHaveText('1 dari 5 tercoret');
  await onPhones(page);
  // There the bench is above the wall: what is put on it is shown.
  await main.getByRole('radio', { name: 'Bongkar Jadwal Bus' }).check();
  await expect(main.getByRole('heading', { name: /^Jadwal Bus/ })).toBeInViewport();
});

test('a room is entered by the plan, one label is open at a time, and a corridor is hung', async ({
  page,
  visit,
}) => {
  await visit('galeri');
  await beThere(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Berdirilah lebih lama di sini');
  const wall = main.getByRole('region', { name: 'Dinding karya' });
  await expect(wall.locator('details')).toHaveCount(12);
  const [first, second] = [wall.locator('details').nth(0), wall.locator('details').nth(1)];
  await first.locator('summary').click();
  await expect(first.locator('p').first()).toBeVisible();
  await second.locator('summary').click();
  await expect(first.locator('p').first()).toBeHidden();

  await main.getByRole('radio', { name: /^Gim/ }).check();
  await expect(wall.getByRole('heading', { name: 'Gim', exact: true })).toBeVisible();
  await expect(wall.getByRole('heading')).toHaveCount(1);
  // The label that is open hangs in another room: here all lamps are on.
  const hung = wall.getByRole('region', { name: 'Ruang Gim' }).getByRole('listitem').first();
  await expect(hung.locator('div').first()).toHaveCSS('opacity', '1');
  await main.getByRole('radio', { name: /^Semua ruang/ }).check();
  await expect(wall.getByRole('heading')).toHaveCount(6);

  const corridor = main.getByRole('region', { name: 'Lorong sekolah Anda muat berapa karya?' });
  await corridor.scrollIntoViewIfNeeded();
  await corridor.getByLabel('Panjang dinding').fill('20');
  await expect(corridor.getByRole('status')).toContainText('26 karya, 22 meter tali rami');
  await corridor.getByRole('radio', { name: 'A2' }).check();
  await expect(corridor.getByRole('status')).toContainText('22 karya');
  await onPhones(page);

  await visit('galeri', '/Welcome');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Jaketmu boleh dititipkan');
  await main.getByRole('link', { name: 'ruang putar' }).click();
  await expect(page).toHaveURL(/\/Video$/i);
});

test('words are borrowed for a poster, which is kept as a file with its font', async ({
  page,
  visit,
}) => {
  await visit('jongkreatif');
  await beThere(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pinjam kata dari tembok ini');
  const press = main.getByRole('region', { name: 'Mesin poster' });
  const poster = press.getByRole('img');
  await expect(poster).toHaveAccessibleName('Poster bertuliskan Lima Puluh Dua Ikan');
  await press.getByRole('button', { name: 'Kosongkan' }).click();
  await expect(press.getByRole('status')).toContainText('Posternya kosong');
  await main.getByRole('button', { name: 'Rambut' }).click();
  await main.getByRole('button', { name: 'Menyeberang' }).click();
  await expect(poster).toHaveAccessibleName('Poster bertuliskan Rambut Menyeberang');
  const paper = poster.locator('path').first();
  const before = await paper.evaluate((path) => getComputedStyle(path).fill);
  await press.getByRole('radio', { name: 'Malam' }).check();
  await expect.poll(() => paper.evaluate((path) => getComputedStyle(path).fill)).not.toBe(before);
  const shapes = poster.locator('path').nth(1);
  const shape = (await shapes.getAttribute('d')) ?? '';
  await press.getByRole('radio', { name: 'Ubin' }).check();
  await expect(shapes).not.toHaveAttribute('d', shape);

  const coming = page.waitForEvent('download');
  await press.getByRole('button', { name: 'Unduh SVG' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('poster-rambut-menyeberang.svg');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('>Rambut</text>');
  expect(text).toContain('src:url(data:font/woff2;base64,');
  expect(text).not.toContain('var(--');

  const hour = main.getByRole('region', { name: 'Sejammu dibayar berapa?' });
  await hour.scrollIntoViewIfNeeded();
  await hour.getByLabel('Jam mengerjakannya').fill('14');
  await expect(hour.getByRole('status')).toContainText('Rp 9.000');
  await hour.getByLabel('Harga yang mau kamu sebut').fill('700000');
  await expect(hour.getByRole('status')).toContainText('Sebut sambil berdiri');
  await onPhones(page);
});
