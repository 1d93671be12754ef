/** The dark scheme of portal, chat, chapters and articles, for who has set their device to one. */

import type { Page } from '@playwright/test';
import { signIn } from './account';
import { violations } from './checks';
import { expect, test } from './fixtures';

const CHAPTER =
  '/Courses/dasar-web/module/struktur-halaman-dengan-html/chapter/1-mengenal-struktur-halaman-dengan-html';

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const NIGHT = 'rgb(20, 24, 31)';

/** The address of the first article that a list has. */
async function firstArticle(page: Page, list: string): Promise<string> {
  const links = page.locator(`main a[href^="${list}/"]:not([href*="/Kategori/"])`);
  return (await links.first().getAttribute('href')) ?? '';
}

for (const { brand, list, others } of [
  { brand: 'alpha', list: '/Blog', others: ['/Chat', CHAPTER] },
  { brand: 'media', list: '/News', others: [] },
]) {
  test(`${brand} can be read by night, and its landing keeps its own ground`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(brand, list);
    const article = await firstArticle(page, list);
    for (const path of [article, ...others]) {
      await visit(brand, path);
      expect(await groundOf(page), path).toBe(NIGHT);
      expect.soft(await violations(page), path).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
      expect(await groundOf(page), `${path} on paper`).not.toBe(NIGHT);
      await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
    }
    await visit(brand, '/');
    expect(await groundOf(page)).not.toBe(NIGHT);
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(brand, article);
    expect(await groundOf(page)).not.toBe(NIGHT);
  });
}

test('the portal too, and a brand on dark ground keeps its own', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit('alpha', '/About');
  await signIn(page);
  for (const path of ['/Profile', '/Invoices', '/My-Events']) {
    await visit('alpha', path);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect(await groundOf(page), path).toBe(NIGHT);
    expect.soft(await violations(page), path).toEqual([]);
  }
  await visit('gim', '/About');
  await signIn(page);
  await visit('gim', '/Profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil');
  expect(await groundOf(page)).not.toBe(NIGHT);
});
