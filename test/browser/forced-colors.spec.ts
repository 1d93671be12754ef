/** Where a visitor's system forces its colours, what only a ground has told is told by the system's own. */

import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const ground = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor);

const cases = [
  {
    what: 'a chosen chip',
    path: '/News',
    one: '[aria-current=true]',
    other: 'a:not([aria-current])',
  },
  {
    what: 'the current page',
    path: '/Class',
    one: 'header nav [aria-current=page]',
    other: 'header nav a:not([aria-current])',
  },
  {
    what: 'a kind',
    path: '/Register',
    one: 'nav[aria-label="Jenis pendaftaran"] [aria-current]',
    other: 'nav[aria-label="Jenis pendaftaran"] a:not([aria-current])',
  },
];

for (const { what, path, one, other } of cases) {
  test(`${what} is told apart`, async ({ page, visit }) => {
    await visit('alpha', path);
    const chosen = page.locator(one).first();
    await expect(chosen).toBeAttached();
    expect(await ground(chosen)).not.toBe(await ground(page.locator(other).first()));
  });
}

test('the wordmark brings its ground along', async ({ page, visit }) => {
  await visit('alpha');
  const logo = page.getByRole('banner').locator('img').first();
  expect(await ground(logo)).toBe('rgb(255, 255, 255)');
});
