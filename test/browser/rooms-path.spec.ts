/** The path's brands: points that move, a clock that waits for somebody, weeks that open alone. */

import type { Page } from '@playwright/test';
import { overflow, violations, walk } from './checks';
import { expect, test } from './fixtures';
import { setServerTime } from './server-time';

test('points move with the filter and lead to their class', async ({ page, visit }) => {
  await visit('data');
  const main = page.getByRole('main');
  const rows = main.getByRole('list').first().getByRole('link');
  const row = rows.filter({ hasText: 'Bertanya dengan SQL' });
  const point = row.locator('[aria-hidden=true]');
  const before = await point.boundingBox();
  await main.getByRole('radio', { name: 'Pemula' }).check();
  await expect.poll(async () => (await point.boundingBox())?.x).not.toBe(before?.x);
  await main.getByRole('radio', { name: 'Biaya per jam' }).check();
  await expect(row).toContainText('15,2 rb');
  expect(await violations(page)).toEqual([]);

  await fitsPhone(page);
  await point.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bertanya dengan SQL' })).toBeVisible();
});

test('the school’s clock begins to go with the first sign of somebody', async ({ page, visit }) => {
  // A Tuesday, 10.42 in Jakarta.
  await setServerTime(page, Date.parse('2026-12-01T10:42:00+07:00'));
  await visit('coding-school');
  const main = page.getByRole('main');
  await expect(main.getByText('WIB, Senin sampai Jumat.')).toBeVisible();
  await page.mouse.move(200, 300);
  await expect(main.getByText('10.42')).toBeVisible();
  await main.getByRole('radio', { name: 'Jumat' }).check();
  await expect(main.getByRole('columnheader', { name: /^Angkatan 2\d/ })).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await fitsPhone(page);
});

test('a week opens alone', async ({ page, visit }) => {
  await visit('sekolahbeta');
  const main = page.getByRole('main');
  const weeks = main
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .filter({ has: page.locator('summary') });
  const first = main.getByText('Satu halaman di alamat umum');
  await expect(first).toBeVisible();
  await weeks.nth(7).locator('summary').click();
  await expect(main.getByText('Modul: Mematikan fitur')).toBeVisible();
  await expect(first).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await fitsPhone(page);
});

async function fitsPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);
}
