/**
 * The portal's frame and the guard before its pages: what is loaded, and where one ends. What each kind of
 * user finds there is held without a browser (test/components/spec/portal.test.ts).
 */

import type { Page } from '@playwright/test';
import { accountMenu, chooseAccount, signIn, signInLink } from './account';
import { overflow, violations } from './checks';
import { expect, test } from './fixtures';
import { moveUntil } from './presence';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu portal' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Scripts of the portal, by the modules they were made of. */
const OF_THE_PORTAL = /\/assets\/(portal-frame|portal-page|guard|profile|sidebar)[-.]/;

test('a page of the portal leads to the login and comes back to the same address', {
  tag: '@journey',
}, async ({ page, visit, site }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await site.upstream.control('DELETE', 'log');
  await visit('alpha', '/Profile?dari=email');
  await expect(page.getByRole('heading', { name: 'Masuk dengan akun contoh' })).toBeVisible();
  expect(loaded.filter((url) => /\/assets\/profile[-.]|user\/(me|detail)/.test(url))).toEqual([]);
  await chooseAccount(page, 'Siswa Contoh');
  await expect(page).toHaveURL(site.address('alpha', '/Profile?dari=email'));
  await expect(heading(page)).toHaveText('Profil');
});

test('a page for others is refused: nothing of it is loaded, and there is a way back', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/PageError/);
  await visit('alpha', '/About');
  await signIn(page);
  // What the browser keeps says nothing about what may be seen.
  await page.evaluate(() => localStorage.setItem('alpha@alpha.example:user_kind', 'mentor'));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await visit('alpha', '/Earnings');
  await expect(heading(page)).toHaveText('Halaman ini bukan untuk akunmu');
  await expect(page.getByRole('main')).toContainText('Kamu masuk sebagai Siswa.');
  await expect(page.getByRole('main')).toContainText('untuk Mentor, Guru, ');
  expect(loaded.filter((path) => /\/assets\/earnings|payout/.test(path))).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ke halaman saya' }).click();
  await expect(heading(page)).toHaveText('Halo, Siswa!');
});

test('a session that is over leads to the login, and back', async ({ page, problems, visit }) => {
  problems.expect(/401 \(Unauthorized\)/);
  await visit('alpha', '/About');
  await signIn(page);
  const cookies = await page.context().cookies();
  const ended = cookies.map((cookie) =>
    cookie.name === 'access_token' ? { ...cookie, value: 'sudah-berakhir' } : cookie,
  );
  await page.context().addCookies(ended);
  await visit('alpha', '/Profile');
  await chooseAccount(page, 'Siswa Contoh');
  await expect(heading(page)).toHaveText('Profil');
});

test('who signs out in the portal ends on a public page that says so', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  await visit('alpha', '/login?to=/Profile');
  await chooseAccount(page, 'Siswa Contoh');
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await expect(page).toHaveURL(/^[^?#]*:\d+\/$/);
  await expect(page.getByText('Kamu sudah keluar.')).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tutup' }).click();
  await page.reload();
  await expect(signInLink(page)).toBeVisible();
  await expect(page.getByText('Kamu sudah keluar.')).toHaveCount(0);
});

test('the radio plays on from the site to the portal', async ({ page, visit }) => {
  await visit('podcast', '/login?to=/About');
  await chooseAccount(page, 'Siswa Contoh');
  await expect(accountMenu(page, 'Siswa Contoh')).toBeVisible();
  const station = page.getByRole('banner').getByRole('button', { name: 'Putar Suara Belajar' });
  await moveUntil(page, () => station.isVisible());
  await station.click();
  const playing = () =>
    page.evaluate(() => [...document.querySelectorAll('audio')].map(({ paused }) => !paused));
  await expect.poll(playing).toEqual([true]);
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(heading(page)).toHaveText('Profil');
  expect(await playing()).toEqual([true]);
  await page.getByRole('button', { name: 'Matikan Suara Belajar' }).click();
  expect(await playing()).toEqual([false]);
});

test('on a phone the sidebar is a drawer, for the keyboard too', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('alpha', '/login?to=/Profile');
  await chooseAccount(page, 'Siswa Contoh');
  await expect(heading(page)).toHaveText('Profil');
  await expect(menu(page)).toBeHidden();
  expect(await overflow(page)).toEqual([]);
  const button = page.getByRole('button', { name: 'Buka menu portal' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Profil');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu(page).getByRole('link', { name: 'Belajarku' }).click();
  await expect(page).toHaveURL(/\/Welcome$/);
  await expect(menu(page)).toBeHidden();
});

test('public pages load nothing of the portal', async ({ page, visit }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const path of ['/', '/Class', '/Class/dasar-web', '/Welcome']) {
    await visit('alpha', path);
    await page.waitForLoadState('networkidle');
  }
  expect(loaded.filter((url) => OF_THE_PORTAL.test(url))).toEqual([]);
});
