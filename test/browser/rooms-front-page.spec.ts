/** The newsroom's front page: its columns follow the desk, and its scale weighs a survey. */

import { overflow, walk } from './checks';
import { expect, test } from './fixtures';

test('the front page is of one desk at a press, and the scale weighs a share', async ({
  page,
  visit,
}) => {
  await visit('media');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Kabar Talenta' })).toBeVisible();
  const lead = main.getByRole('region', { name: 'Berita utama' });
  const first = await lead.getByRole('heading').first().textContent();
  const desk = main.getByRole('radio', { name: 'Kebijakan' });
  await desk.check();
  await expect(main.getByText(/^\d+ tulisan dari Kebijakan$/)).toBeVisible();
  await expect(lead.getByRole('heading').first()).not.toHaveText(first ?? '');

  const scale = main.getByRole('region', { name: 'Timbang dulu angkanya' });
  await scale.scrollIntoViewIfNeeded();
  await scale.getByRole('button', { name: /52% pelamar/ }).click();
  await expect(scale.getByRole('status')).toContainText('Antara 47% dan 57%.');
  await scale.getByLabel('Jumlah orang yang ditanya').fill('nol');
  await expect(scale.getByRole('status')).toContainText('Isi persen');
  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);
});
