/** The assistant: signing in, an answer that grows, stop, retry, cut answers, history, votes. */

import type { Page } from '@playwright/test';
import { ask, log, signIn } from './chat';
import { expect, test } from './fixtures';

const conversations = (page: Page) =>
  page.getByRole('complementary', { name: 'Riwayat percakapan' });
const answer = (page: Page) => log(page).getByRole('article').last();
const stop = (page: Page) => page.getByRole('button', { name: 'Hentikan jawaban' });
const question = 'Aku mau belajar web dari nol [[fast]]';

test('a visitor who is not signed in signs in, and the question is answered', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/status of 401/);
  await visit('alpha', '/Chat');
  await ask(page, question);
  const form = page.getByRole('form', { name: 'Masuk untuk melanjutkan' });
  await form.getByLabel('Email').fill('sari@contoh.id');
  await form.getByLabel('Kata sandi').fill('salah-sandi');
  await form.getByRole('button', { name: 'Masuk' }).click();
  await expect(form.getByRole('alert')).toContainText('tidak sesuai');

  await form.getByLabel('Kata sandi').fill('belajar123');
  await form.getByRole('button', { name: 'Masuk' }).click();
  await expect(answer(page)).toContainText('Rekayasa Web');
  await expect(answer(page).getByRole('button', { name: 'Salin' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'assistant_token')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page, visit }) => {
    await visit('alpha', '/Chat');
    await signIn(page);
  });

  test('an answer grows line by line, and stop ends it upstream too', async ({ page, site }) => {
    await ask(page, 'Aku mau belajar web [[slow]]');
    const length = async () => ((await answer(page).textContent()) ?? '').length;
    await expect(stop(page)).toBeVisible();
    await expect(answer(page)).toHaveAttribute('aria-busy', 'true');
    await expect(answer(page)).toContainText(/\p{L}{3}/u);
    const early = await length();
    await expect.poll(length).toBeGreaterThan(early);
    await expect(stop(page)).toBeVisible();

    await stop(page).click();
    await expect(answer(page)).toContainText('Dihentikan');
    await expect(answer(page)).toHaveAttribute('aria-busy', 'false');
    await expect.poll(() => site.upstream.control('GET', 'aborts')).not.toEqual({ aborts: 0 });
    await answer(page).getByRole('button', { name: 'Coba lagi' }).click();
    await expect(stop(page)).toBeVisible();
  });

  test('an answer that fails keeps the question and can be asked again', async ({
    page,
    problems,
    site,
  }) => {
    problems.expect(/status of 50[02]|AskError/);
    const path = 'v2/chat';
    await site.upstream.control('POST', 'fault', { host: 'assistant', path, status: 500 });
    await ask(page, question);
    await expect(answer(page)).toContainText('Belum terkirim');
    await site.upstream.control('DELETE', 'fault');
    await answer(page).getByRole('button', { name: 'Coba lagi' }).click();
    await expect(answer(page)).toContainText('Rekayasa Web');
    await expect(answer(page)).not.toContainText('Belum terkirim');
  });

  test('a cut answer never looks finished', async ({ page, problems, site }) => {
    problems.expect(/status of 50[02]/);
    const path = 'v1/conversations/*';
    await site.upstream.control('POST', 'fault', { host: 'assistant', path, status: 500 });
    await ask(page, 'Aku mau belajar web [[cut]]');
    await expect(answer(page)).toContainText('Jawaban terputus');
    await expect(answer(page)).toHaveAttribute('aria-busy', 'false');
    await expect(answer(page).getByText('Memeriksa')).toBeHidden();
    await expect(answer(page)).toContainText('Jawaban terputus');
    await expect(answer(page).getByRole('button', { name: 'Salin' })).toHaveCount(0);
    await expect(answer(page).getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  });

  test('a cut answer that the platform has kept whole is mended', async ({ page }) => {
    await ask(page, 'Aku mau belajar web [[cut]]');
    await expect(answer(page).getByRole('button', { name: 'Salin' })).toBeVisible();
    await expect(answer(page)).not.toContainText('Jawaban terputus');
  });

  test('lines that are no JSON are part of the text', async ({ page }) => {
    await ask(page, 'Aku mau belajar web [[text]]');
    await expect(answer(page).getByRole('button', { name: 'Salin' })).toBeVisible();
    await expect(answer(page)).toContainText('layanan sedang ramai');
  });

  test('history stays after a reload, opens again, and can be removed', async ({ page }) => {
    await ask(page, question);
    await expect(answer(page).getByRole('button', { name: 'Salin' })).toBeVisible();
    await page.reload();
    await expect(log(page).getByRole('article')).toHaveCount(0);

    const entry = conversations(page).getByRole('button', { name: /^Aku mau belajar web/ });
    await entry.click();
    await expect(log(page).getByRole('article')).toHaveCount(2);
    await expect(answer(page)).toContainText('Rekayasa Web');

    await conversations(page)
      .getByRole('button', { name: /^Hapus percakapan/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Hapus percakapan ini?' });
    await dialog.getByRole('button', { name: 'Hapus', exact: true }).click();
    await expect(entry).toHaveCount(0);
    await page.reload();
    await expect(conversations(page)).toContainText('Belum ada percakapan');
  });

  test('a vote is given with a reason, kept, changed and withdrawn', async ({ page }) => {
    const [up, down] = ['Jawaban membantu', 'Jawaban kurang membantu'].map((name) =>
      answer(page).getByRole('button', { name }),
    );
    const dialog = page.getByRole('dialog', { name: 'Nilai jawaban ini' });
    await ask(page, question);
    await up?.click();
    await dialog.getByRole('checkbox', { name: 'Jelas' }).check();
    await dialog.getByRole('button', { name: 'Simpan penilaian' }).click();
    await expect(dialog).toBeHidden();

    await page.reload();
    await conversations(page)
      .getByRole('button', { name: /^Aku mau belajar web/ })
      .click();
    await expect(answer(page).getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Jawaban membantu',
    );
    await up?.click();
    await expect(dialog.getByRole('checkbox', { name: 'Jelas' })).toBeChecked();
    await page.keyboard.press('Escape');

    await down?.click();
    await dialog.getByRole('button', { name: 'Simpan penilaian' }).click();
    await expect(answer(page).getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Jawaban kurang membantu',
    );
    await down?.click();
    await dialog.getByRole('button', { name: 'Hapus penilaian' }).click();
    await expect(answer(page).getByRole('button', { pressed: true })).toHaveCount(0);
  });
});
