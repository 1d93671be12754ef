/**
 * The class list as one uses it. What is chosen stands in the address, which is held without a browser
 * (test/components/spec/lists.test.ts).
 */

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Saringan' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cari kelas' });

test('search finds as one types, and back undoes it', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Class');
  await expect(cards(page)).toHaveCount(12);
  await search(page).fill('docker');
  await expect(page).toHaveURL(/\?search=docker$/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('heading')).toHaveText('Kontainer dengan Docker');

  await page.goBack();
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(12);
  await page.goForward();
  await expect(search(page)).toHaveValue('docker');
  await expect(cards(page)).toHaveCount(1);
});

test('on a small screen the filters are in a dialog', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit('alpha', '/Class');
  await expect(filters(page)).toBeHidden();
  await page.getByRole('button', { name: 'Saringan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saring kelas' });
  await dialog.getByRole('radio', { name: 'Lanjutan' }).check();
  await expect(page).toHaveURL(/level=advanced/);
  await dialog.getByRole('button', { name: 'Lihat hasil' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Saringan (1)' })).toBeVisible();
});

test('back from a class keeps filters and the place in the list', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Class?type=online');
  const link = cards(page).last().getByRole('link');
  await link.hover();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(200);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Silabus' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/Class\?type=online$/);
  await expect(filters(page).getByRole('radio', { name: 'Daring' })).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});
