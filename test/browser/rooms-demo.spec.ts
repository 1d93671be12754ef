/** The tour's brand, whose first screen changes its clothes, and the layouts that developers look at. */

import { overflow, violations, walk } from './checks';
import { expect, test } from './fixtures';
import { beThere } from './presence';
import { sectionGroups } from './section-groups';

test('one sentence dresses the miniature', async ({ page, visit }) => {
  await visit('demo');
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  // What is chosen before the page is live is not lost.
  await main.getByLabel('Jenis lembaga').selectOption('perusahaan');
  await beThere(page);
  const site = main.getByRole('region', { name: 'Miniatur situs Perusahaan Contoh' });
  await expect(site).toBeVisible();
  await expect(title).toHaveCSS('font-family', /Space Grotesk/);
  await main.getByLabel('Sudut').selectOption('square');
  const button = site.getByRole('button', { name: 'Daftarkan tim' });
  await expect(button).toHaveCSS('border-top-left-radius', '0px');
  await main.getByLabel('Warna lain, dari merek Anda').fill('#2096c4');
  await expect(button).toHaveCSS('background-color', 'rgb(27, 126, 165)');
  await main.getByText('Pilihan ini sebagai berkas merek').click();

  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('every ground of the fitting room can be read', async ({ page, visit }) => {
  await visit('demo');
  await beThere(page);
  const main = page.getByRole('main');
  for (const ground of ['white', 'tint', 'ink']) {
    await main.getByLabel('Alas').selectOption(ground);
    await expect(main.locator('pre')).toContainText(`"ground": "${ground}"`);
    await expect(main.getByText('belum terbaca')).toHaveCount(0);
    expect(await violations(page), ground).toEqual([]);
  }
});

test('no section or state is wider than the screen', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visit('dev-sections');
  const main = page.getByRole('main');
  await beThere(page);
  for (const [name, component] of sectionGroups) {
    const group = main.getByRole('region', { name, exact: true });
    await group.scrollIntoViewIfNeeded();
    await expect(group, name).toContainText(component);
  }
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `at ${width}`).toEqual([]);
  }
});

test('what is too long or too much stays within the screen', async ({ page, problems, visit }) => {
  problems.expect(/status of 503/);
  await page.setViewportSize({ width: 320, height: 800 });
  await visit('dev-stress');
  await walk(page);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `at ${width}`).toEqual([]);
  }
  await visit('dev-stress', '/Welcome');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toEqual([]);
});

test('the price board that the market shows to who joins it can be read', async ({
  page,
  visit,
}) => {
  await visit('umkm', '/Welcome');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: /Rp/ }),
  ).not.toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});
