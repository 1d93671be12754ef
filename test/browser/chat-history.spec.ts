/** The assistant's history: what is being written, and a removal by touch. */

import type { Page } from '@playwright/test';
import { ask, conversations, finished, log, signIn } from './chat';
import { expect, test } from './fixtures';

const begin = (page: Page) => page.getByRole('button', { name: 'Percakapan baru' }).click();
const composer = (page: Page) => page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });
const questions = (page: Page) =>
  log(page).getByRole('article').filter({ hasText: 'Pertanyaanmu:' });

test.beforeEach(async ({ page, visit }) => {
  await visit('alpha', '/Chat');
  await signIn(page);
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
