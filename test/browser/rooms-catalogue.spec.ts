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
  await page.getByLabel('Aku mau bisa').fill('node');
  const fitting = page.getByRole('region', { name: 'Cocok dengan “node”' });
  await expect(fitting.getByRole('listitem')).toHaveCount(1);
  await expect(fitting.getByRole('link', { name: 'API yang Andal dengan Node.js' })).toBeVisible();
  await page.getByLabel('Aku mau bisa').fill('memelihara naga');
  await expect(page.getByText('Belum ada kelas untuk “memelihara naga”')).toBeVisible();
  await page.getByRole('link', { name: 'Usulkan kelasnya' }).click();
  await expect(page).toHaveURL(/\/Make-Appointment$/i);
});

test('what is typed goes on to the whole catalogue', async ({ page, visit }) => {
  await visit('alpha');
  await beThere(page);
  await page.getByLabel('Aku mau bisa').fill('desain');
  await page.getByRole('button', { name: 'Cari' }).click();
  await expect(page).toHaveURL(/\/Class\?search=desain$/);
  await expect(page.getByLabel('Cari kelas')).toHaveValue('desain');
});

test('on a phone nothing is wider than it, and nobody stumbles', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('alpha');
  await onAPhone(page);
});
