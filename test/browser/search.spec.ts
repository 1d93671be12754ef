/** The search over the whole site: from the header to a page, with keys, by touch, and without scripts. */

import type { Locator, Page } from '@playwright/test';
import registry from '../../tenants.json' with { type: 'json' };
import { expect, test } from './fixtures';

const main = (page: Page): Locator => page.getByRole('main');
const box = (page: Page): Locator => main(page).getByLabel('Cari di seluruh situs');
const header = (page: Page): Locator => page.getByRole('banner').first();

test('the header leads to the search, and a result to its page', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  await visit('alpha');
  await header(page).getByRole('link', { name: 'Cari', exact: true }).click();
  await expect(page).toHaveURL(/\/Cari$/);
  await expect(main(page).getByRole('navigation', { name: 'Jelajahi' })).toBeVisible();
  await box(page).fill('pemogramman web');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/Cari\?q=pemogramman\+web$/);
  await expect(main(page).getByText('Maksudmu')).toContainText('pemrograman web');
  await expect(main(page).locator('mark').first()).toBeVisible();
  const kinds = main(page).getByRole('navigation', { name: 'Jenis hasil' });
  const classes = kinds.getByRole('link', { name: 'Kelas' });
  await expect(classes).toContainText(/[1-9]/);
  const total = /\d+/.exec((await classes.textContent()) ?? '')?.[0];
  await classes.click();
  await expect(page).toHaveURL(/kind=kelas/);
  // Until they have come, what was there before stays.
  await expect(main(page).getByRole('status').first()).toHaveText(`${total} hasil`);
  const first = main(page).getByRole('listitem').getByRole('heading').first();
  const title = (await first.textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.goBack();
  await expect(page).toHaveURL(/kind=kelas/);
});

test('suggestions are gone through by the keyboard', async ({ page, visit }) => {
  await visit('alpha', '/Cari');
  await box(page).pressSequentially('dasar w');
  const list = page.getByRole('listbox', { name: 'Saran' });
  await expect(list.getByRole('option').first()).toContainText('Dasar Web');
  await expect(box(page)).toHaveAttribute('role', 'combobox');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await box(page).press('ArrowDown');
  const chosen = list.getByRole('option', { selected: true });
  await expect(chosen).toContainText('Dasar Web');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  );
  await box(page).press('Escape');
  await expect(list).toBeHidden();
  await expect(box(page)).toHaveValue('dasar w');
  await box(page).pressSequentially('eb');
  await expect(list).toBeVisible();
  await box(page).press('ArrowDown');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/Class\/dasar-web$/);
});

test('only the newest of what was typed is suggested', async ({ page, visit }) => {
  await visit('alpha', '/Cari');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/edge/search?*q=flutter*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/q=flutter/);
  await box(page).pressSequentially('flutter');
  await asked;
  await box(page).fill('docker');
  const options = page.getByRole('listbox', { name: 'Saran' }).getByRole('option');
  await expect(options.first()).toContainText('Docker');
  release();
  await page.waitForLoadState('networkidle');
  await expect(options.first()).toContainText('Docker');
});

test('nothing found has ways on, and a failing search another try', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/status of 503/);
  await visit('alpha', '/Cari?q=zzqqxx');
  await expect(main(page).getByText('Belum ada yang cocok')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Tanya asisten' })).toBeVisible();
  await page.route('**/api/edge/search?*', (route) =>
    route.fulfill({ status: 503, json: { status: false, message: '', data: null } }),
  );
  await box(page).fill('python');
  await box(page).press('Enter');
  await expect(main(page).getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await page.unroute('**/api/edge/search?*');
  await main(page).getByRole('button', { name: 'Coba lagi' }).click();
  await expect(main(page).getByRole('link', { name: 'Analisis Data dengan Python' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form, and its results are links', async ({ page, visit }) => {
    await visit('alpha');
    await header(page).getByRole('link', { name: 'Cari', exact: true }).click();
    await box(page).fill('data');
    await main(page).getByRole('button', { name: 'Cari' }).click();
    await expect(page).toHaveURL(/\/Cari\?q=data$/);
    await main(page)
      .getByRole('navigation', { name: 'Halaman hasil' })
      .getByRole('link', { name: 'Halaman 2' })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await main(page).getByRole('listitem').getByRole('heading').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a suggestion is tapped', async ({ page, visit }) => {
    await visit('alpha');
    await header(page).getByRole('link', { name: 'Cari', exact: true }).tap();
    await box(page).tap();
    await box(page).pressSequentially('figma');
    await page.getByRole('option', { name: /Purwarupa dengan Figma/ }).tap();
    await expect(page).toHaveURL(/\/Class\/purwarupa-dengan-figma$/);
  });

  test('the menu leads there', async ({ page, visit }) => {
    await visit('alpha');
    await page.getByRole('button', { name: 'Buka menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Cari' }).tap();
    await expect(page).toHaveURL(/\/Cari$/);
  });
});

test.describe('in every header', () => {
  test.use({ javaScriptEnabled: false });

  /** What a test costs by itself is paid once for so many tenants. */
  const TOGETHER = 7;
  const keys = registry.tenants.map(({ key }) => key);
  const groups = Array.from({ length: Math.ceil(keys.length / TOGETHER) }, (_, index) =>
    keys.slice(index * TOGETHER, (index + 1) * TOGETHER),
  );

  for (const group of groups) {
    test(`the search is in reach: ${group.join(', ')}`, async ({ page, problems, visit }) => {
      if (group.includes('dev-stress')) problems.expect(/status of 50\d/);
      for (const key of group) {
        await visit(key, '/About');
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          const link = header(page).getByRole('link', { name: 'Cari', exact: true });
          const at = await link.boundingBox();
          const end = (at?.x ?? width) + (at?.width ?? 0);
          expect.soft(at?.width, `${key} at ${width}`).toBeGreaterThanOrEqual(44);
          expect.soft(end, `${key} at ${width}`).toBeLessThanOrEqual(width);
        }
      }
    });
  }
});
