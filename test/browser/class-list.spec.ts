/** The class list: everything the visitor chooses stands in the URL, and comes back with it. */

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Saringan' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const summary = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const chips = (page: Page) => page.getByRole('list', { name: 'Saringan yang dipakai' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cari kelas' });

const choices = [
  { group: 'Status', role: 'radio', name: 'Telah Selesai', query: 'state=ended' },
  { group: 'Tingkat', role: 'radio', name: 'Pemula', query: 'level=beginner' },
  { group: 'Cara belajar', role: 'radio', name: 'Hibrida', query: 'type=hybrid' },
  { group: 'Program', role: 'checkbox', name: 'Keamanan Siber', query: 'programs=6' },
] as const;

for (const { group, role, name, query } of choices) {
  test(`filter ${group}: goes into the URL, and its chip takes it out`, async ({ page, visit }) => {
    await visit('alpha', '/Class');
    await expect(summary(page)).toContainText('dari 62');

    await filters(page).getByRole('group', { name: group }).getByRole(role, { name }).check();
    await expect(page).toHaveURL(new RegExp(`/Class\\?${query}$`));
    await expect(summary(page)).not.toContainText('62');
    await expect(cards(page).first()).toBeVisible();

    await chips(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/Class$/);
    await expect(summary(page)).toContainText('dari 62');
  });
}

test('filters add up, survive a reload, and go together', async ({ page, visit }) => {
  await visit('alpha', '/Class?level=beginner&type=online&programs=1');
  await expect(filters(page).getByRole('radio', { name: 'Pemula' })).toBeChecked();
  await expect(filters(page).getByRole('radio', { name: 'Daring' })).toBeChecked();
  await expect(filters(page).getByRole('checkbox', { name: 'Rekayasa Web' })).toBeChecked();
  await expect(chips(page).getByRole('link')).toHaveText([
    /Pemula/,
    /Daring/,
    /Rekayasa Web/,
    /Hapus/,
  ]);

  await page.reload();
  await expect(cards(page).first()).toContainText('Rekayasa Web');
  await chips(page).getByRole('link', { name: 'Hapus semua' }).click();
  await expect(page).toHaveURL(/\/Class$/);
  await expect(filters(page).getByRole('radio', { name: 'Pemula' })).not.toBeChecked();
});

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

test('paging is in the URL; back and forward follow it', async ({ page, visit }) => {
  await visit('alpha', '/Class');
  const pages = page.getByRole('navigation', { name: 'Halaman kelas' });
  await pages.getByRole('link', { name: 'Halaman 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(summary(page)).toHaveText('Kelas 13–24 dari 62');
  await expect(pages.getByRole('link', { name: 'Halaman 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await pages.getByRole('link', { name: 'Halaman berikutnya' }).click();
  await expect(summary(page)).toHaveText('Kelas 25–36 dari 62');

  await page.goBack();
  await expect(summary(page)).toHaveText('Kelas 13–24 dari 62');
  await page.goBack();
  await expect(summary(page)).toHaveText('Kelas 1–12 dari 62');
  await page.goForward();
  await expect(summary(page)).toHaveText('Kelas 13–24 dari 62');
});

const empties = [
  {
    query: '?search=zzzqqq',
    status: 200,
    title: 'Belum ada kelas yang cocok',
    way: 'Lihat semua kelas',
  },
  { query: '?page=99', status: 404, title: 'Halaman ini kosong', way: 'Ke halaman pertama' },
];

for (const { query, status, title, way } of empties) {
  test(`nothing to show for ${query}: says so and leads on`, async ({ page, problems, visit }) => {
    problems.expect(/status of 404/);
    expect((await visit('alpha', `/Class${query}`)).status()).toBe(status);
    await expect(page.getByText(title)).toBeVisible();
    await page.getByRole('link', { name: way }).click();
    await expect(summary(page)).toHaveText('Kelas 1–12 dari 62');
  });
}

test('a list that cannot be loaded says so and tries again', async ({
  page,
  problems,
  site,
  visit,
}) => {
  problems.expect(/status of 50[023]/);
  const path = 'v1/class/active';
  await site.upstream.control('POST', 'fault', { host: 'services', path, status: 500 });
  // A query that no other test asks for, so that no cache has an answer.
  await visit('alpha', '/Class?search=forensik');
  await expect(page.getByText('Data belum bisa dimuat')).toBeVisible();
  await expect(summary(page)).toHaveText('Kelas belum bisa dimuat');

  await site.upstream.control('DELETE', 'fault');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
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
