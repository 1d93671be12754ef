/** The studio wall's brands: what styles show and hide, labels that open alone, a poster's file. */

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

test('a work is taken apart', async ({ page, visit }) => {
  await visit('desain');
  await beThere(page);
  const main = page.getByRole('main');
  const bench = main.getByRole('article', { name: 'Ronde Pak Min' });
  const lines = bench.locator('svg').nth(1).locator('g');
  await expect(lines.nth(0)).toHaveCSS('opacity', '1');
  await expect(lines.nth(2)).toHaveCSS('opacity', '0');
  await bench.getByLabel('Huruf').check();
  await bench.getByLabel('Kisi').uncheck();
  await expect(lines.nth(2)).toHaveCSS('opacity', '1');
  await expect(lines.nth(0)).toHaveCSS('opacity', '0');
  await main.getByRole('radio', { name: 'Medium' }).check();
  await onPhones(page);
  // There the bench is above the wall: what is put on it is shown.
  await main.getByRole('radio', { name: 'Bongkar Jadwal Bus' }).check();
  await expect(main.getByRole('heading', { name: /^Jadwal Bus/ })).toBeInViewport();
});

test('one label is open at a time, and lights the lamps of its room', async ({ page, visit }) => {
  await visit('galeri');
  await beThere(page);
  const main = page.getByRole('main');
  const wall = main.getByRole('region', { name: 'Dinding karya' });
  const [first, second] = [wall.locator('details').nth(0), wall.locator('details').nth(1)];
  await first.locator('summary').click();
  await expect(first.locator('p').first()).toBeVisible();
  await second.locator('summary').click();
  await expect(first.locator('p').first()).toBeHidden();

  await main.getByRole('radio', { name: /^Gim/ }).check();
  // The label that is open hangs in another room: here all lamps are on.
  const hung = wall.getByRole('region', { name: 'Ruang Gim' }).getByRole('listitem').first();
  await expect(hung.locator('div').first()).toHaveCSS('opacity', '1');
  await main.getByLabel('Panjang dinding').fill('20');
  await onPhones(page);
});

test('a poster has another paper, and is kept as a file with its font', async ({ page, visit }) => {
  await visit('jongkreatif');
  await beThere(page);
  const main = page.getByRole('main');
  const press = main.getByRole('region', { name: 'Mesin poster' });
  const poster = press.getByRole('img');
  await press.getByRole('button', { name: 'Kosongkan' }).click();
  await main.getByRole('button', { name: 'Rambut' }).click();
  await main.getByRole('button', { name: 'Menyeberang' }).click();
  await expect(poster).toHaveAccessibleName('Poster bertuliskan Rambut Menyeberang');
  const paper = poster.locator('path').first();
  const before = await paper.evaluate((path) => getComputedStyle(path).fill);
  await press.getByRole('radio', { name: 'Malam' }).check();
  await expect.poll(() => paper.evaluate((path) => getComputedStyle(path).fill)).not.toBe(before);

  const coming = page.waitForEvent('download');
  await press.getByRole('button', { name: 'Unduh SVG' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('poster-rambut-menyeberang.svg');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('>Rambut</text>');
  expect(text).toContain('src:url(data:font/woff2;base64,');
  expect(text).not.toContain('var(--');
  await main.getByLabel('Harga yang mau kamu sebut').fill('700000');
  await onPhones(page);
});
