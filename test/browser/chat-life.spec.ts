/** The life of a conversation beside the pages: from any page, to what an answer names, and back. */

import type { Page } from '@playwright/test';
import { answer, ask, finished, log } from './chat';
import { overflow, violations } from './checks';
import { expect, test } from './fixtures';

const opener = (page: Page) => page.getByRole('button', { name: 'Tanya asisten' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Asisten Belajar' });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });

/** The scripts that a page has loaded, and how many bytes they are. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname),
  );

test('someone curious asks on a page, follows the answer, and finds it all again', {
  tag: '@journey',
}, async ({ page, problems, visit }) => {
  problems.expect(/status of 401/);
  // This brand has no page of the assistant's own.
  await visit('perempuan', '/Class/koding-setelah-anak-tidur');
  await page.waitForLoadState('networkidle');
  const before = await scripts(page);
  expect(before.filter((path) => /assistant-panel|chat|markdown|marked/.test(path))).toEqual([]);

  await opener(page).click();
  await expect(composer(page)).toBeFocused();
  expect((await scripts(page)).length).toBeGreaterThan(before.length);
  // The page's title goes with the question, before the visitor's eyes.
  await expect(panel(page).getByText('Tentang: Koding Setelah Anak Tidur')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Jangan sertakan halaman ini' }).click();
  await panel(page).getByRole('button', { name: 'Tanya tentang halaman ini' }).click();
  await ask(page, 'Berapa lama, dan apa rumusnya? [[rich]] [[fast]]');
  const form = page.getByRole('form', { name: 'Masuk untuk melanjutkan' });
  await form.getByLabel('Surel').fill('sari@contoh.id');
  await form.getByLabel('Kata sandi').fill('belajar123');
  await form.getByRole('button', { name: 'Masuk' }).click();
  await finished(page);
  const first = log(page).getByRole('article').first();
  await expect(first).toContainText('Tentang Koding Setelah Anak Tidur');
  await expect(first).not.toContainText('Tentang halaman');

  // Code has colours, formulas are formulas, the table scrolls by itself.
  await expect(answer(page).locator('code [data-kind=keyword]').first()).toHaveText('const');
  await expect(answer(page).locator('math')).toHaveCount(2);
  const table = answer(page).getByRole('group', { name: 'Tabel' });
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  expect(await overflow(page)).toEqual([]);
  await expect(answer(page).getByRole('link', { name: 'ini', exact: true })).toHaveCount(0);
  await expect(answer(page).getByRole('link', { name: /situs lain/ })).toHaveAttribute(
    'target',
    '_blank',
  );

  // What is named is a card, which leads there without another document.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const cards = panel(page).getByRole('list', { name: 'Yang disebut dalam jawaban' });
  await expect(cards.getByRole('link', { name: 'Koding Setelah Anak Tidur' })).toBeVisible();
  await expect(cards.getByRole('listitem').first()).toContainText(/Rp|Gratis/);
  await answer(page).getByRole('link', { name: 'berita terbaru' }).click();
  await expect(page).toHaveURL(/\/News$/);
  await cards.getByRole('link', { name: 'Koding Setelah Anak Tidur' }).click();
  await expect(page).toHaveURL(/\/Class\/koding-setelah-anak-tidur$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Koding Setelah Anak Tidur' }),
  ).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(answer(page)).toContainText('Dari rumus ke kode');
  expect(await violations(page)).toEqual([]);

  // It leads on, and the page beside it stays usable.
  const followUps = panel(page).getByRole('list', { name: 'Pertanyaan lanjutan' });
  await followUps.getByRole('button').last().click();
  await expect(log(page).getByRole('article')).toHaveCount(4);
  await finished(page);
  await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).click();
  await expect(page).toHaveURL(/\/$/);

  // Another day, in the same tab: the panel and the conversation are there.
  await page.reload();
  await expect(log(page).getByRole('article')).toHaveCount(4);
  await expect(log(page)).toContainText('Dari rumus ke kode');
  await panel(page).getByRole('button', { name: 'Percakapan baru' }).click();
  await expect(log(page).getByRole('article')).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Riwayat percakapan' }).click();
  await panel(page)
    .getByRole('button', { name: /^Berapa lama/ })
    .click();
  await expect(log(page)).toContainText('Dari rumus ke kode');

  await composer(page).press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await opener(page).click();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();

  // Signed out, nothing of it is left.
  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Riwayat percakapan' }).click();
  await expect(panel(page)).toContainText('Masuk sebagai sari@contoh.id');
  await panel(page).getByRole('button', { name: 'Keluar dari asisten' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar', exact: true }).click();
  await expect(form).toContainText('perlu tahu siapa yang bertanya');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toMatch(/Berapa lama|sari@/);
});

test('on a phone the assistant stands in the page’s place, and gives way to it', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('podcast', '/News');
  await opener(page).click();
  await expect(composer(page)).toBeInViewport({ ratio: 1 });
  // The page behind it is out of reach, also for who listens.
  await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
  await expect(page.getByRole('banner')).toHaveJSProperty('inert', true);
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);

  // A keyboard that lies over the page takes room from the log, not from the composer.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 300, configurable: true });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(() => composer(page).evaluate((box) => box.getBoundingClientRect().bottom))
    .toBeLessThan(300);
  await panel(page).getByRole('button', { name: 'Tutup asisten' }).click();
  await expect(opener(page)).toBeFocused();
  await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
});
