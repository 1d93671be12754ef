/** The report room's brands: arrows on maps of tiles, and a yearly report's contents. */

import { onAPhone } from './checks';
import { expect, test } from './fixtures';
import { beThere } from './presence';

test('an arrow goes to the tile where it points', async ({ page, visit }) => {
  await visit('government');
  await beThere(page);
  const main = page.getByRole('main');
  const map = main.getByRole('group', { name: 'Peta kotak Indonesia' });
  await map.getByRole('radio', { name: /^Jawa Barat, [\d.]+ peserta$/ }).check();
  const sheet = (name: string) => main.getByRole('region', { name, exact: true });
  await expect(sheet('Jawa Barat')).toBeVisible();
  // Over the strait, then back.
  for (const name of ['Jawa Tengah', 'Jawa Timur', 'Bali']) {
    await page.keyboard.press('ArrowRight');
    await expect(sheet(name)).toBeVisible();
  }
  await expect(map.getByRole('radio', { name: /^Bali,/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(sheet('Daerah Istimewa Yogyakarta')).toBeVisible();
  await main.getByText('Baca sebagai tabel').click();
  await onAPhone(page);
});

test('a town of the cloud becomes home', async ({ page, visit }) => {
  await visit('jabar-academy');
  await beThere(page);
  const main = page.getByRole('main');
  const cloud = main.getByRole('group', { name: 'Kota dan kabupaten menurut jaraknya' });
  await cloud.getByRole('button', { name: 'Kabupaten Ciamis, 0 kelas' }).press('Enter');
  await expect(main.getByRole('region', { name: 'Dari Kabupaten Ciamis' })).toContainText(
    '1 lapis',
  );
  await expect(main.getByLabel('Kabupaten atau kotamu')).toBeFocused();
  await onAPhone(page);
});

test('the report’s contents lead to its chapters, and back', async ({ page, visit }) => {
  await visit('foundation');
  await beThere(page);
  const main = page.getByRole('main');
  const contents = main.getByRole('navigation', { name: 'Daftar isi' });
  await contents.getByRole('link', { name: 'Ke mana seribu rupiah pergi' }).click();
  await expect(page).toHaveURL(/#seribu$/);
  const money = main.getByRole('region', { name: 'Ke mana seribu rupiah pergi' });
  await expect(money.getByRole('heading')).toBeInViewport();
  await money.getByLabel('Geser uangnya').fill('15000');
  await money.getByRole('link', { name: 'Kembali ke daftar isi' }).click();
  await expect(contents).toBeInViewport();
  await onAPhone(page);
});
