/** Back, and a reload, show what stood there, where it stood. */

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { moveUntil } from './presence';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Lists, one of them paged and one that is asked for again behind what is shown. */
const lists = [
  { what: 'the landing', path: '/', link: 'main a[href^="/Class/"]' },
  { what: 'a second page of a list', path: '/News?page=2', link: 'main article a[href^="/News/"]' },
  { what: 'a list that refreshes', path: '/Class', link: 'main article a[href^="/Class/"]' },
];

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Whether nothing in sight is still on its way. */
function isSettled(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [aria-busy=true]')].every((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom < 0 || top > innerHeight;
    }),
  );
}

for (const size of sizes) {
  for (const { what, path, link } of lists) {
    test(`${what} at ${size.width}`, async ({ page, visit }) => {
      await page.setViewportSize(size);
      await visit('alpha', path);
      await page.waitForLoadState('networkidle');
      const target = page.locator(link).filter({ visible: true }).last();
      await target.scrollIntoViewIfNeeded();
      // What comes near becomes alive, and may come in its own height.
      await moveUntil(page, () => isSettled(page));
      await target.scrollIntoViewIfNeeded();
      const place = await placeOf(page);
      expect(place).toBeGreaterThan(200);

      await target.click();
      await expect(page).not.toHaveURL((url) => url.pathname + url.search === path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => placeOf(page)).toBe(0);

      await page.goBack();
      await expect(page).toHaveURL((url) => url.pathname + url.search === path);
      await expect.poll(() => placeOf(page)).toBe(place);
      // What is asked for behind it comes, and moves nothing.
      await page.waitForLoadState('networkidle');
      expect(await placeOf(page)).toBe(place);

      await page.reload();
      await expect.poll(() => placeOf(page)).toBe(place);
    });
  }
}

test('each document of a tab has a place of its own', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  const scrolled = async (y: number) => {
    await moveUntil(page, () => isSettled(page));
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  };
  await visit('alpha', '/');
  await scrolled(3000);
  // By its address, as an address bar leads there, and a link that is not yet alive.
  await visit('alpha', '/Class/dasar-web');
  await moveUntil(page, () => isSettled(page));
  expect(await placeOf(page)).toBe(0);
  await scrolled(1200);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(3000);
  await page.goForward();
  await expect.poll(() => placeOf(page)).toBe(1200);
  await page.reload();
  await expect.poll(() => placeOf(page)).toBe(1200);
});

test('a reload takes over what came, also where the page was scrolled', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const came = [...document.querySelectorAll('[data-later] > *')];
      Object.assign(window, { isAllThere: () => came.every(({ isConnected }) => isConnected) });
    }),
  );
  await visit('alpha', '/');
  await moveUntil(page, () => isSettled(page));
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => placeOf(page)).toBe(900);
  await moveUntil(page, () => isSettled(page));
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(await page.evaluate('isAllThere()')).toBe(true);
});

test('where a script leads after Back is where the page stays', async ({ page, visit }) => {
  await visit('alpha', '/News?page=2');
  await page.waitForLoadState('networkidle');
  const link = page.locator('main article a[href^="/News/"]').last();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).not.toHaveURL(/page=2/);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(100);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
  // Two frames: a place that is held is gone back to in the next one.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await placeOf(page)).toBe(20);
});

test('who has scrolled before the page is alive stays there', async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.address('alpha', '/Pricing'), { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('heading').last().scrollIntoViewIfNeeded();
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(200);
  release();
  // What the router sets once it is there.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  expect(await placeOf(page)).toBe(place);
});
