/**
 * The main path of each kind of user whose path no other spec walks, from signing in to done, at 390
 * and 1440. A student's is in enrol.spec.ts, a teacher's, an admin's and a superadmin's in
 * payouts.spec.ts, a writer's in studio.spec.ts, the leads' in staff.spec.ts.
 */

import type { Page } from '@playwright/test';
import type { Account } from '../cases/accounts';
import { chooseAccount } from './account';
import { overflow, violations } from './checks';
import { expect, test, type Visit } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

async function enter(page: Page, visit: Visit, name: Account) {
  await visit('alpha', '/login');
  await chooseAccount(page, name);
  await expect(heading(page)).toHaveText(/^Halo, /);
}

/** Goes by the sidebar, which is a drawer on a phone. */
async function goTo(page: Page, label: string) {
  const drawer = page.getByRole('button', { name: 'Buka menu portal' });
  if (await drawer.isVisible()) await drawer.click();
  const menu = page.getByRole('navigation', { name: 'Menu portal' });
  await menu.getByRole('link', { name: label, exact: true }).click();
  await expect(heading(page)).toHaveText(label);
}

async function isWhole(page: Page) {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect.soft(await overflow(page)).toEqual([]);
  expect.soft(await violations(page)).toEqual([]);
}

for (const width of [390, 1440]) {
  for (const [name, amount] of [
    ['Mentor Contoh', width === 390 ? '61000' : '62000'],
    ['Mitra Contoh', width === 390 ? '63000' : '64000'],
  ] as const) {
    test(`${name} asks for a payout, at ${width}`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 900 });
      await enter(page, visit, name);
      await goTo(page, 'Pendapatan');
      await isWhole(page);
      await main(page).getByRole('link', { name: 'Tarik saldo' }).click();
      await page.getByLabel('Jumlah yang ditarik').fill(amount);
      await page.getByLabel('Bank', { exact: true }).selectOption('cendana');
      await page.getByLabel('Nomor rekening').fill('9010007777');
      await page.getByLabel('Nama pemilik rekening').fill(name);
      await page.getByRole('button', { name: 'Tinjau penarikan' }).click();
      await isWhole(page);
      await page.getByRole('button', { name: 'Ajukan penarikan' }).click();
      await page.getByRole('link', { name: 'Lihat penarikan' }).click();
      const written = `Rp ${amount.slice(0, 2)}.000`;
      await expect(main(page).getByRole('row').filter({ hasText: written }).first()).toContainText(
        'Menunggu',
      );
    });
  }

  test(`a partner of the industry reads what has come in, and why nothing can be asked for yet, at ${width}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, visit, 'Mitra Industri Contoh');
    await goTo(page, 'Pendapatan');
    await expect(main(page).getByText('Belum ada penarikan')).toBeVisible();
    await isWhole(page);
    await visit('alpha', '/Earnings/Request');
    await expect(main(page).getByText('Saldo belum cukup untuk ditarik')).toBeVisible();
    await isWhole(page);
  });
}
