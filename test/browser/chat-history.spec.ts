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

/** Leaves a conversation as an earlier version of the app kept it: in four places. */
function leaveFormer() {
  const part = 'alpha@alpha.example:work:chat:';
  const entry = {
    conversation_id: 'lama-1',
    message_id: 'm-1',
    user_message: 'Apa itu basis data?',
    bot_message: 'Kumpulan data.',
    created_at: '2026-11-01T00:00:00Z',
    title: 'Dari versi lama',
    is_pinned: true,
  };
  const vote = { value: 'up', reasons: [], comment: '' };
  localStorage.setItem(`${part}history`, JSON.stringify([entry]));
  localStorage.setItem(`${part}votes:lama-1`, JSON.stringify({ 'm-1': vote }));
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('archive:alpha@alpha.example');
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const turn = { message_id: 'm-2', query: 'Lalu?', text: 'Tabel relasi', is_whole: true };
      const writing = opening.result.transaction('texts', 'readwrite');
      writing.objectStore('texts').put([turn], 'lama-1');
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

test('what an earlier version kept is moved over once, and two tabs show one list', async ({
  context,
  page,
  problems,
  site,
}) => {
  problems.expect(/status of 50[02]/);
  await page.evaluate(leaveFormer);
  await page.reload();
  const former = conversations(page).getByRole('link', { name: 'Dari versi lama' });
  await expect(conversations(page).getByRole('region', { name: 'Disematkan' })).toContainText(
    'Dari versi lama',
  );
  const isLeft = () => Object.keys(localStorage).some((key) => /:(history|votes:)/.test(key));
  await expect.poll(() => page.evaluate(isLeft)).toBe(false);

  const other = await context.newPage();
  await other.goto(site.address('alpha', '/Chat'));
  await expect(conversations(other).getByRole('link', { name: 'Dari versi lama' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu percakapan: Dari versi lama' }).click();
  await page.getByRole('button', { name: 'Ganti nama' }).click();
  await page.getByRole('textbox', { name: 'Nama percakapan' }).fill('Nama baru');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(former).toHaveCount(0);
  await expect(conversations(other).getByRole('link', { name: 'Nama baru' })).toBeVisible();
  await other.close();

  // What was said is there without the platform, with its vote.
  const path = 'v1/conversations/*';
  await site.upstream.control('POST', 'fault', { host: 'assistant', path, status: 500 });
  await conversations(page).getByRole('link', { name: 'Nama baru' }).click();
  await expect(log(page)).toContainText('Tabel relasi');
  await expect(log(page).getByRole('button', { pressed: true })).toHaveCount(1);
});
