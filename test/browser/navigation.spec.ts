/** Moving about: titles, focus, menus, the loading bar, a lost connection, a chunk that is gone. */

import type { Request } from '@playwright/test';
import registry from '../../tenants.json' with { type: 'json' };
import { expect, footerLink, test } from './fixtures';
import { bodyAt } from './loaded.mjs';

test('a change of page changes the title and moves focus to the content', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await visit('alpha');
  await expect(page.getByRole('main')).not.toBeFocused();
  await footerLink(page, 'Kelas').click();
  await expect(page).toHaveTitle('Kelas | Alpha Academy');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Kelas | Alpha Academy' })).toHaveCount(
    1,
  );

  await page.goBack();
  await expect(page).toHaveTitle(/^Alpha Academy Indonesia —/);
});

test('what the edge has described is not described again: the code for it comes with a change of page', async ({
  page,
  visit,
}) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) scripts.add(response.url());
  });
  const describing = async () => {
    const codes = await Promise.all([...scripts].map((url) => bodyAt(page, url)));
    return codes.filter((code) => code.includes('Halaman tidak ditemukan | '));
  };
  await visit('alpha', '/About');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await describing()).toHaveLength(0);
  await footerLink(page, 'Kelas').click();
  await expect(page).toHaveTitle('Kelas | Alpha Academy');
  expect(await describing()).toHaveLength(1);
});

test('the skip link is first and leads past the header', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  // A brand without statistics: elsewhere the notice that asks about them comes before all else.
  await visit('foundation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Lewati ke isi' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Lewati ke isi' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const { key } of registry.tenants.filter((tenant) => !('developer' in tenant))) {
  test(`the names in the header of ${key} stand on one line, or in the menu`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await visit(key, '/About', { isServed: true });
    const header = page.getByRole('banner');
    for (const width of [1024, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const links = header.getByRole('navigation', { name: 'Menu utama' }).getByRole('link');
      const broken = await links.evaluateAll((all) =>
        all.flatMap((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return range.getClientRects().length > 1 ? [link.textContent] : [];
        }),
      );
      expect(broken, `at ${width}`).toEqual([]);
      const isThere = (await links.count()) > 0;
      const menu = header.getByRole('button', { name: 'Buka menu' });
      await expect(menu).toBeVisible({ visible: !isThere });
    }
  });
}

test('a group of the header opens and closes by keyboard', async ({ page, visit }) => {
  await visit('dev-blank');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  const group = menu.getByRole('button', { name: 'Belajar' });
  await group.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: 'Kelas', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(group).toBeFocused();

  await group.press('Enter');
  await menu.getByRole('link', { name: 'Kelas', exact: true }).click();
  await expect(page).toHaveURL(/\/Class$/);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test.describe('small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens, keeps focus inside, and Escape closes it', { tag: '@journey' }, async ({
    page,
    visit,
  }) => {
    await visit('alpha');
    const toggle = page.getByRole('button', { name: 'Buka menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await toggle.click();
    await expect(menu).toBeVisible();
    const links = await menu.getByRole('link').count();
    for (let presses = 0; presses < links + 5; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await menu.evaluate(
        (dialog) =>
          document.activeElement === document.body || dialog.contains(document.activeElement),
      );
      expect(isInside, `focus after ${presses + 1} presses of Tab`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('a link of the menu leads on and closes it', async ({ page, visit }) => {
    await visit('alpha');
    await page.getByRole('button', { name: 'Buka menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Kelas', exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveTitle('Kelas | Alpha Academy');
  });
});

test('the loading bar shows while a page takes long', async ({ page, visit }) => {
  await visit('alpha', '/Class');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/class/overview?*', async (route) => {
    await released;
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: 'Memuat halaman' });
  await expect(bar).toHaveCount(0);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(bar).toBeVisible();
  await expect(page).toHaveTitle('Kelas | Alpha Academy');
  release();
  await expect(page.getByRole('heading', { name: 'Silabus' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

const rests = [
  { what: 'a class', from: '/Class', link: 'Dasar Web', part: 'Struktur halaman dengan HTML' },
  {
    what: 'a company',
    from: '/Career',
    link: 'Rupa Digital Contoh',
    part: 'Pengembang Web Pemula',
  },
  { what: 'a programme', from: '/Program', link: 'Rekayasa Web', part: 'Urutan belajarnya' },
];

for (const { what, from, link, part } of rests) {
  test(`${what} whose link the pointer rested on needs nothing more to be shown`, async ({
    context,
    page,
    problems,
    visit,
  }) => {
    // What is only sent, and what is asked for anew behind the page, fails without a connection.
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await visit('alpha', from);
    await page.waitForLoadState('networkidle');
    const target = page.getByRole('main').getByRole('link', { name: link }).first();
    const loading = new Set<Request>();
    page.on('request', (request) => loading.add(request));
    page.on('requestfinished', (request) => loading.delete(request));
    page.on('requestfailed', (request) => loading.delete(request));
    const warmed = page.waitForResponse(/\/api\/.*(Id=|silabus)/);
    await target.hover();
    await warmed;
    // Nothing is under way, and nothing follows.
    await expect(async () => {
      expect(loading.size).toBe(0);
      await page.waitForTimeout(500);
      expect(loading.size).toBe(0);
    }).toPass();
    await context.setOffline(true);
    await target.click();
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    await expect(page.getByRole('main').getByText(part).first()).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await context.setOffline(false);
  });
}

test('being offline is said, and taken back', { tag: '@journey' }, async ({
  context,
  page,
  problems,
  visit,
}) => {
  // What waits for an idle moment is then asked for in vain; the page must stay all the same. The
  // browser's own line on that names the error, or says nothing at all.
  problems.expect(/ERR_INTERNET_DISCONNECTED|^$/);
  await visit('alpha');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = page.getByText('Kamu sedang luring');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

const chunk = /\/assets\/classes-[^/]*\.js$/;

test('a chunk that is gone loads the new version’s document, where one was going', {
  tag: '@journey',
}, async ({ page, problems, visit }) => {
  problems.expect(/Failed to load resource|Failed to fetch/);
  await visit('alpha');
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await footerLink(page, 'Kelas').click();
  const document = await reloaded;
  await page.unroute(chunk);
  expect(document.url()).toMatch(/\/Class$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Temukan kelas/);
});

test('a chunk that stays away leaves the page as it was rendered, and is no loop', {
  tag: '@journey',
}, async ({ page, problems, visit }) => {
  problems.expect(/Failed to load resource|Failed to fetch/);
  await visit('alpha');
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const missed = page.waitForResponse(chunk);
  await footerLink(page, 'Kelas').click();
  await missed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Temukan kelas/);
  await footerLink(page, 'Biaya').click();
  await expect(page).toHaveURL(/\/Pricing$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/biaya/i);
  expect(documents.map((url) => new URL(url).pathname)).toEqual(['/Class', '/Pricing']);
});

test('a logo that cannot be had leaves the name in its place', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.route('**/brand/alpha/logo-*.svg', (route) => route.abort());
  await visit('alpha', '/About');
  const home = page.getByRole('banner').getByRole('link').first();
  await expect(home.getByText('Alpha Academy')).toBeVisible();
  await expect(home.getByRole('img')).toHaveCount(0);
});
