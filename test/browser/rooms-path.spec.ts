/** The path's brands: a plot of the catalogue, a school day by the clock, a strip of twelve weeks. */

import { overflow, violations, walk } from './checks';
import { expect, test } from './fixtures';
import { setServerTime } from './server-time';

test('points move with the filter and lead to their class, and an axis is cut', async ({
  page,
  visit,
}) => {
  await visit('data');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Jangan percaya brosur. Baca sumbunya.' }),
  ).toBeVisible();
  const rows = main.getByRole('list').first().getByRole('link');
  const all = await rows.count();
  const row = rows.filter({ hasText: 'Bertanya dengan SQL' });
  const point = row.locator('[aria-hidden=true]');
  const before = await point.boundingBox();
  await main.getByRole('radio', { name: 'Pemula' }).check();
  await expect(rows.filter({ hasText: 'Model Pertama dan Batasnya' })).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(all);
  await expect.poll(async () => (await point.boundingBox())?.x).not.toBe(before?.x);
  await main.getByRole('radio', { name: 'Biaya per jam' }).check();
  await expect(row).toContainText('15,2 rb');
  expect(await violations(page)).toEqual([]);

  const cutter = main.getByRole('region', { name: 'Bohong tanpa mengubah satu angka pun' });
  await cutter.scrollIntoViewIfNeeded();
  await expect(cutter.getByRole('status')).toContainText('Terlihat 1,98×, padahal 1,05×.');
  await cutter.getByRole('slider').fill('0');
  await expect(cutter.getByRole('status')).toContainText('Jujur.');
  await cutter.getByLabel('Bulan lalu').fill('nol');
  await expect(cutter.getByRole('status')).toContainText('Kedua kotak perlu angka');
  const table = main.getByRole('region', { name: 'Tabel warisan dari meja sebelah' });
  await table.scrollIntoViewIfNeeded();
  await table.getByRole('button', { name: '119?' }).click();
  await expect(table.getByRole('status')).toContainText('1/4');

  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);
  await point.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bertanya dengan SQL' })).toBeVisible();
});

test('the school day follows the clock and the day asked for, and savings are counted', async ({
  page,
  problems,
  visit,
}) => {
  // A Tuesday, 10.42 in Jakarta.
  await setServerTime(page, Date.parse('2026-12-01T10:42:00+07:00'));
  await visit('coding-school');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Bel masuk pukul delapan' }),
  ).toBeVisible();
  await expect(main.getByText('WIB, Senin sampai Jumat.')).toBeVisible();
  // The clock begins to go with the first sign that somebody is there.
  await page.mouse.move(200, 300);
  await expect(main.getByText('10.42')).toBeVisible();
  await expect(main.locator('tr[aria-current=time]')).toContainText('Berpasangan');
  await main.getByRole('radio', { name: 'Jumat' }).check();
  await expect(main.getByRole('cell', { name: 'Demo Jumat, lima menit seorang' })).toBeVisible();
  await expect(main.locator('tr[aria-current=time]')).toHaveCount(0);
  await expect(main.getByRole('columnheader', { name: /^Angkatan 2\d/ })).toHaveCount(2);
  expect(await violations(page)).toEqual([]);

  const savings = main.getByRole('region', { name: 'Sebelum mengundurkan diri, hitung napasnya' });
  await savings.scrollIntoViewIfNeeded();
  await expect(savings.getByText('Biaya sekolah Rp 22.500.000 untuk keenam bulan.')).toBeVisible();
  await expect(savings.getByRole('status')).toContainText('Sampai panggung akhir.');
  await savings.getByRole('checkbox').uncheck();
  await expect(savings.getByRole('status')).toContainText('Habis di bulan ke-');

  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);

  await visit('coding-school', '/Welcome');
  await expect(main.getByRole('heading', { name: 'Hari pertamamu, dari gerbang' })).toBeVisible();
  await main.getByRole('link', { name: 'Papan angkatan' }).click();
  await expect(page).toHaveURL(/Program/i);

  // The hours stand while nobody can say who is in the building.
  problems.expect(/503/);
  await page.route('**/batch/active*', (route) =>
    route.fulfill({ status: 503, json: { status: false, message: 'Sibuk' } }),
  );
  await visit('coding-school', '/About');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(main.getByRole('columnheader', { name: 'Semua angkatan' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
});

test('a week opens with what is delivered and learned in it, and a week is filled', async ({
  page,
  visit,
}) => {
  await visit('sekolahbeta');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Dua belas Jumat, dua belas rilis' }),
  ).toBeVisible();
  const weeks = main
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .filter({ has: page.locator('summary') });
  await expect(weeks).toHaveCount(12);
  const first = main.getByText('Satu halaman di alamat umum');
  await expect(first).toBeVisible();
  await weeks.nth(7).locator('summary').click();
  await expect(main.getByText('Fitur yang paling kamu sayangi')).toBeVisible();
  await expect(main.getByText('Modul: Mematikan fitur')).toBeVisible();
  await expect(first).toBeHidden();
  expect(await violations(page)).toEqual([]);

  const hours = main.getByRole('region', { name: /^Sepekan cuma 168 jam/ });
  await hours.scrollIntoViewIfNeeded();
  await expect(hours.getByRole('status')).toContainText('Tersisa 60 jam.');
  await hours.getByRole('slider', { name: 'Kerja sepekan' }).fill('60');
  await expect(hours.getByRole('status')).toContainText('Tersisa 20 jam. Muat kalau');
  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);
  const blocks = main.getByRole('region', { name: /^Bayar satu blok/ });
  await blocks.getByRole('link', { name: 'Blok Satu: Bangun' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blok Satu: Bangun' })).toBeVisible();
});
