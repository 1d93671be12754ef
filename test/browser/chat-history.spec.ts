/** The assistant's history: what goes on behind, what is undone, and where the focus stays. */

import type { Page } from '@playwright/test';
import { answer, ask, conversations, finished, log, signIn } from './chat';
import { expect, test } from './fixtures';

const begin = (page: Page) => page.getByRole('button', { name: 'Percakapan baru' }).click();
const composer = (page: Page) => page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });
const questions = (page: Page) =>
  log(page).getByRole('article').filter({ hasText: 'Pertanyaanmu:' });
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test.beforeEach(async ({ page, visit }) => {
  await visit('alpha', '/Chat');
  await signIn(page);
});

test('a question right after a new conversation was begun is sent, and stays', async ({ page }) => {
  for (let n = 1; n <= 6; n += 1) {
    await begin(page);
    await ask(page, `Apa itu web ${n}? [[fast]]`);
    await finished(page);
    await expect(questions(page)).toHaveCount(1);
    await expect(log(page)).toContainText(`Apa itu web ${n}?`);
    await expect(page).toHaveURL(/\/Chat\/[\w-]{8,}$/);
  }
  await expect(conversations(page).getByRole('link')).toHaveCount(6);
});

test('an answer goes on behind a new conversation, and tells when it is done', async ({
  page,
  site,
}) => {
  await ask(page, 'Aku mau belajar web [[held]]');
  await expect(answer(page)).toContainText('Terima kasih');
  await begin(page);
  await expect(questions(page)).toHaveCount(0);
  await expect(conversations(page)).toContainText('Sedang dijawab');
  await site.upstream.control('POST', 'release');
  const notice = page.getByRole('status').filter({ hasText: 'Jawaban untuk' });
  await expect(notice).toContainText('sudah selesai');
  await expect(conversations(page)).toContainText('Jawaban baru');
  await notice.getByRole('button', { name: 'Lihat jawaban' }).click();
  await finished(page);
  await expect(answer(page)).toContainText('jalurnya bisa kusesuaikan lagi');
  await expect(notice).toHaveCount(0);
  await expect(page).toHaveURL(/\/Chat\/[\w-]{8,}$/);
});

test('what is being written stays with its conversation', async ({ page }) => {
  await ask(page, 'Apa itu web?');
  // Written before the conversation has its name.
  await composer(page).fill('Lalu apa?');
  await finished(page);
  await expect(page).toHaveURL(/\/Chat\/.+/);
  await expect(composer(page)).toHaveValue('Lalu apa?');
  await begin(page);
  await expect(composer(page)).toHaveValue('');
  await composer(page).fill('Yang baru');
  await conversations(page).getByRole('link').click();
  await expect(composer(page)).toHaveValue('Lalu apa?');
  await page.reload();
  await expect(composer(page)).toHaveValue('Lalu apa?');
  await begin(page);
  await expect(composer(page)).toHaveValue('Yang baru');
});

test('a removal is undone where it was made, by keyboard, and shows again what was shown', async ({
  page,
}) => {
  await ask(page, 'Apa itu web? [[fast]]');
  await finished(page);
  const menu = page.getByRole('button', { name: /^Menu percakapan: Apa itu web/ });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Hapus', exact: true }).press('Enter');
  await expect(questions(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questions(page)).toHaveCount(1);
  await expect(menu).toBeVisible();
  expect(await focused(page)).toBe('Riwayat percakapan');
});

test('pinning, versions and a given up edit leave the focus where it was', async ({ page }) => {
  await ask(page, 'Apa itu web? [[fast]]');
  await finished(page);
  const menu = page.getByRole('button', { name: /^Menu percakapan: Apa itu web/ });
  await menu.click();
  await page.getByRole('button', { name: 'Sematkan' }).press('Enter');
  await expect(menu).toBeFocused();

  await answer(page).getByRole('button', { name: 'Jawab ulang' }).click();
  const before = answer(page).getByRole('button', { name: 'Versi sebelumnya' });
  await before.press('Enter');
  await expect(answer(page).getByRole('group', { name: 'Versi jawaban' })).toContainText('1/2');
  await expect(before).toBeFocused();

  const edit = log(page).getByRole('button', { name: 'Ubah pertanyaan' });
  await edit.press('Enter');
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  test('a suggestion brings no keyboard up, and a removal is undone in its drawer', async ({
    page,
  }) => {
    await page.getByRole('button', { name: /Apa bedanya analis data/ }).tap();
    await finished(page);
    await expect(composer(page)).not.toBeFocused();
    await page.getByRole('button', { name: 'Riwayat percakapan' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Riwayat percakapan' });
    await drawer.getByRole('button', { name: /^Menu percakapan/ }).tap();
    await drawer.getByRole('button', { name: 'Hapus', exact: true }).tap();
    await expect(drawer.getByRole('button', { name: 'Urungkan' })).toBeInViewport({ ratio: 1 });
    await drawer.getByRole('button', { name: 'Urungkan' }).tap();
    await drawer.getByRole('button', { name: 'Tutup' }).tap();
    await expect(questions(page)).toHaveCount(1);
  });
});
