/** What a slow phone cannot afford while it opens a page. */

import { expect, footerLink, test } from './fixtures';

declare global {
  interface Window {
    /** What of Intl has been set up so far. */
    intl?: string[];
  }
}

const pages = ['/', '/Class', '/Class/dasar-web', '/News', '/Event'];

for (const path of pages) {
  test(`opening ${path} sets up no formats of Intl`, async ({ page, visit }) => {
    // Each takes such a phone 50 ms and more, in one go.
    await page.addInitScript(() => {
      const made: string[] = [];
      window.intl = made;
      const counted = <T extends new (...args: never[]) => object>(name: string, format: T): T =>
        new Proxy(format, {
          construct(target, args, newTarget) {
            made.push(name);
            return Reflect.construct(target, args, newTarget);
          },
        });
      Intl.NumberFormat = counted('NumberFormat', Intl.NumberFormat);
      Intl.DateTimeFormat = counted('DateTimeFormat', Intl.DateTimeFormat);
    });
    await visit('alpha', path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.intl)).toEqual([]);
  });
}

test('a page that is gone to asks for script, styles and calls side by side', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Pricing');
  await page.waitForLoadState('networkidle');
  // Nothing is answered before all of it has been asked for.
  const wanted = [
    /\/assets\/class-.*\.js$/,
    /\/assets\/class-.*\.css$/,
    /\/api\/.*\/class\/active/,
  ];
  const asked = new Set<RegExp>();
  let answer = () => {};
  const isAllAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  for (const address of wanted) {
    await page.route(address, async (route) => {
      asked.add(address);
      if (asked.size === wanted.length) answer();
      await isAllAsked;
      await route.continue();
    });
  }
  await footerLink(page, 'Kelas').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kelas' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(asked.size).toBe(wanted.length);
});
