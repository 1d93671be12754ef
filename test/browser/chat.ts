/** The assistant as a visitor uses it. */

import { expect, type Locator, type Page } from '@playwright/test';

/** The conversation. */
export const log = (page: Page): Locator => page.getByRole('log', { name: 'Percakapan' });

/** The last answer. */
export const answer = (page: Page): Locator => log(page).getByRole('article').last();

/** The list of conversations beside the assistant's own page. */
export const conversations = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Riwayat percakapan' });

/** Waits until the last answer is whole. */
export async function finished(page: Page): Promise<void> {
  await expect(answer(page).getByRole('button', { name: 'Jawab ulang' })).toBeVisible();
}

/** Writes a question and sends it. */
export async function ask(page: Page, question: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });
  await composer.fill(question);
  await composer.press('Enter');
  await expect(log(page).getByRole('article').first()).toBeVisible();
}

/** Signs in with the assistant by the call that the form makes. */
export async function signIn(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const answer = await fetch('/api/assistant/v1/identity/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'sari@contoh.id', password: 'belajar123' }),
    });
    return answer.status;
  });
  expect(status).toBe(200);
}
