/**
 * Focus is seen on every page of the portal that each kind of account has, at 390 and 1440: in view, not
 * below a bar that stays, with a ring that stands out.
 */

import type { Page } from '@playwright/test';
import { type Account, accounts } from '../cases/accounts';
import { chooseAccount } from './account';
import { expect, test } from './fixtures';
import { unseenStops } from './focus';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const drawer = (page: Page) => page.getByRole('button', { name: 'Buka menu portal' });

test.use({ trace: 'off' });

/** Pages that a kind has besides those of its menu, by who has them. */
const FURTHER: Partial<Record<Account, readonly string[]>> = {
  'Pengelola Utama Contoh': ['/Studio/Write/news', '/Payouts?status=decided'],
  'Penulis Contoh': ['/Studio/Write/events', '/Studio/Write/news'],
  'Mentor Contoh': ['/Earnings/Request'],
  'Guru Contoh': ['/Earnings/Request'],
  'Mitra Industri Contoh': ['/Earnings/Request'],
  'Mitra Contoh': ['/Earnings/Request'],
  'Siswa Contoh': ['/Invoices/INV-2026-0002', '/Courses/javascript-dari-nol'],
  'Ketua Program Contoh': ['/Registrations?kind=kelas'],
};

/** The addresses of the pages in the portal's menu. */
async function pagesOf(page: Page): Promise<string[]> {
  const links = page.locator('nav[aria-label="Menu portal"] a');
  await expect(links.first()).toBeAttached();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

async function seesFocus(page: Page, told: string): Promise<void> {
  const { count, wrong } = await unseenStops(page);
  expect.soft(wrong, told).toEqual([]);
  expect.soft(count, `stops of ${told}`).toBeGreaterThan(3);
}

for (const width of [390, 1440]) {
  for (const name of accounts) {
    test(`${name}, at ${width}`, async ({ page, visit }) => {
      // Rings and grounds are others in the dark; phones are looked at there.
      await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit('alpha', '/login');
      await chooseAccount(page, name);
      await expect(heading(page)).toHaveText(/^Halo, /);
      const pages = [...(await pagesOf(page)), ...(FURTHER[name] ?? [])];
      await page.setViewportSize({ width, height: 900 });
      for (const path of pages) {
        await visit('alpha', path);
        await expect(heading(page)).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await seesFocus(page, path);
      }
      if (!(await drawer(page).isVisible())) return;
      await drawer(page).press('Enter');
      await seesFocus(page, 'the menu');
    });
  }
}
