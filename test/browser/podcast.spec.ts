/** The podcast player, by its buttons and its keys; it remembers where it was left. */

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const episode = '/Podcasts/ngobrol-aman-dari-penipuan-daring';

const player = (page: Page) => page.getByRole('region', { name: 'Pemutar' });
const position = (page: Page) => player(page).getByRole('slider', { name: 'Posisi rekaman' });
const at = async (page: Page) => Number(await position(page).inputValue());

test('plays, pauses, skips, seeks and changes its speed', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') loaded.push(request.url());
  });
  await visit('alpha', episode);
  const play = player(page).getByRole('button', { name: 'Putar', exact: true });
  const pause = player(page).getByRole('button', { name: 'Jeda' });
  await expect(play).toBeVisible();
  expect(loaded, 'nothing is loaded before it is wanted').toEqual([]);

  await play.click();
  await expect(pause).toBeVisible();
  await expect.poll(() => at(page)).toBeGreaterThan(0);
  await pause.click();
  await expect(play).toBeVisible();

  await position(page).fill('5');
  await expect.poll(() => at(page)).toBe(5);
  await player(page).getByRole('button', { name: 'Maju 30 detik' }).click();
  await expect.poll(() => at(page)).toBe(35);
  await player(page).getByRole('button', { name: 'Mundur 15 detik' }).click();
  await expect.poll(() => at(page)).toBe(20);
  await expect(position(page)).toHaveAttribute('aria-valuetext', /^20 detik dari /);

  await player(page).getByLabel('Kecepatan').selectOption('1,5×');
  expect(await page.locator('audio').first().evaluate(rateOf)).toBe(1.5);
});

test('is as long as its page says', async ({ page, visit }) => {
  await visit('alpha', episode);
  const told = await position(page).getAttribute('max');
  expect(Number(told)).toBeGreaterThan(15 * 60);
  await player(page).getByRole('button', { name: 'Putar', exact: true }).click();
  await expect.poll(() => at(page)).toBeGreaterThan(0);
  // A recording is whole frames.
  const length = await page.locator('audio').first().evaluate(lengthOf);
  expect(Math.floor(length)).toBe(Number(told));
  await expect(position(page)).toHaveAttribute('max', told ?? '');
  await position(page).fill(String(Number(told) - 60));
  await expect.poll(() => at(page)).toBeGreaterThanOrEqual(Number(told) - 60);
});

test('obeys its keys, and no others', async ({ page, visit }) => {
  await visit('alpha', episode);
  const play = player(page).getByRole('button', { name: 'Putar', exact: true });
  await play.press('k');
  await expect(player(page).getByRole('button', { name: 'Jeda' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(play).toBeVisible();
  await position(page).fill('2');
  await page.keyboard.press('l');
  await expect.poll(() => at(page)).toBe(32);
  await page.keyboard.press('j');
  await expect.poll(() => at(page)).toBe(17);
  await page.keyboard.press('Control+j');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('l');
  expect(await at(page)).toBe(17);
});

test('goes on where it was left', async ({ page, visit }) => {
  await visit('alpha', episode);
  const play = player(page).getByRole('button', { name: 'Putar', exact: true });
  await play.click();
  await expect.poll(() => at(page)).toBeGreaterThan(0);
  await position(page).fill('20');
  await expect.poll(() => at(page)).toBeGreaterThanOrEqual(20);
  await player(page).getByRole('button', { name: 'Jeda' }).click();
  await page.reload();
  await play.click();
  // A recording may stand a hair before the second that it was moved to, and whole ones are kept.
  await expect.poll(() => at(page)).toBeGreaterThanOrEqual(19);
});

test('says that a recording cannot be played, and plays it once it can', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/status of 503|Failed to load resource/);
  await page.route('**/drive/media/**', (route) => route.fulfill({ status: 503 }));
  await visit('alpha', episode);
  const play = player(page).getByRole('button', { name: 'Putar', exact: true });
  await play.click();
  await expect(player(page).getByRole('alert')).toContainText('Rekaman belum bisa diputar.');
  await page.unroute('**/drive/media/**');
  await play.click();
  await expect(player(page).getByRole('button', { name: 'Jeda' })).toBeVisible();
  await expect(player(page).getByRole('alert')).toHaveCount(0);
});

test('plays a chapter from its time on, at an address that can be shared', async ({
  page,
  visit,
}) => {
  await visit('podcast', '/Podcasts/sekolah-lagi-di-umur-lima-puluh-dua');
  const play = player(page).getByRole('button', { name: 'Putar', exact: true });
  const pause = player(page).getByRole('button', { name: 'Jeda' });
  await expect(play).toBeVisible();
  const chapters = page.getByRole('region', { name: 'Di episode ini' }).getByRole('link');
  await chapters.nth(1).click();
  await expect(pause).toBeVisible();
  await expect.poll(() => at(page)).toBeGreaterThanOrEqual(14 * 60 + 35);
  await chapters.nth(0).click();
  await expect.poll(() => at(page)).toBeLessThan(3 * 60);
  await expect(pause).toBeVisible();

  await page.reload();
  await expect(play).toBeVisible();
  await expect.poll(() => at(page)).toBe(2 * 60 + 10);
});

test('goes to a chapter where the browser forgets what it was told before it had loaded anything', async ({
  page,
  visit,
}) => {
  await page.addInitScript(forgetAsSafariDoes);
  await visit('podcast', '/Podcasts/sekolah-lagi-di-umur-lima-puluh-dua');
  await expect(player(page).getByRole('button', { name: 'Putar', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^14\.35/ }).click();
  await expect(player(page).getByRole('button', { name: 'Jeda' })).toBeVisible();
  await expect.poll(() => at(page)).toBeGreaterThan(14 * 60 + 35);
});

test('begins where its slider was put before it was loaded', async ({ page, visit }) => {
  await visit('alpha', episode);
  const play = player(page).getByRole('button', { name: 'Putar', exact: true });
  await expect(play).toBeVisible();
  await position(page).fill('40');
  expect(await at(page)).toBe(40);
  await play.click();
  await expect.poll(() => at(page)).toBeGreaterThan(40);
});

function lengthOf(audio: Element): number {
  return audio instanceof HTMLAudioElement ? audio.duration : 0;
}

function rateOf(audio: Element): number {
  return audio instanceof HTMLAudioElement ? audio.playbackRate : 0;
}

function forgetAsSafariDoes() {
  const { prototype } = HTMLMediaElement;
  const own = Object.getOwnPropertyDescriptor(prototype, 'currentTime');
  Object.defineProperty(prototype, 'currentTime', {
    ...own,
    set(this: HTMLMediaElement, to: number) {
      if (this.readyState > 0) own?.set?.call(this, to);
    },
  });
}
