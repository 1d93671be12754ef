/** Signing in as a visitor does: at the account site that the stand-in plays. */

import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../cases/accounts';

/** The header's way in, which only a visitor who is not signed in is shown. */
export const signInLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Masuk', exact: true });

/** The header's account menu, named by who is signed in. */
export const accountMenu = (page: Page, name = ''): Locator =>
  page.getByRole('banner').getByRole('button', { name: `Menu akun: ${name}` });

/** Chooses an account at the account site, which leads back. */
export async function chooseAccount(page: Page, name: Account): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Masuk dengan akun contoh' })).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
}

/** Signs in by the header and comes back to where it was. */
export async function signIn(page: Page, name: Account = 'Siswa Contoh'): Promise<void> {
  await signInLink(page).click();
  await chooseAccount(page, name);
  await expect(accountMenu(page, name)).toBeVisible();
}

/**
 * Ends the session as cookies do that have run out. The page is left first: one that finds its session
 * over leads to the account site by itself, and would cross the test's own way.
 */
export async function loseSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Signs out by the header's menu. */
export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await departed(page, () => page.getByRole('button', { name: 'Keluar', exact: true }).click());
  await expect(signInLink(page)).toBeVisible();
}

/**
 * Signs out by what is pressed, and waits for the page that comes after: the one before says that the
 * visitor is out as it goes, and nothing can be asked of it then.
 */
export async function departed(page: Page, press: () => Promise<void>): Promise<void> {
  const next = page.waitForEvent('domcontentloaded');
  await press();
  await next;
}
