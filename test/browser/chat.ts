/** The chat page as a visitor uses it. */

import { expect, type Locator, type Page } from '@playwright/test';

/** The conversation. */
export const log = (page: Page): Locator => page.getByRole('log', { name: 'Percakapan' });

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
