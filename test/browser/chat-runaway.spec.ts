/** Answers that a page could choke on: it draws what can be read of them, and goes on. */

import { ask, log, signIn } from './chat';
import { expect, test } from './fixtures';

test.beforeEach(async ({ page, visit }) => {
  await visit('alpha', '/Chat');
  await signIn(page);
});

for (const { name, text } of [
  { name: 'bullets', text: 'Daftarnya' },
  { name: 'quotes', text: 'Kutipannya' },
  { name: 'table', text: 'yang ditampilkan hanya 200 baris pertama' },
  { name: 'wide', text: 'yang ditampilkan hanya 30 kolom pertama' },
]) {
  test(`an answer of nothing but ${name}`, async ({ page }) => {
    const answers = log(page).getByRole('article').filter({ hasText: 'Jawaban asisten' });
    await ask(page, `Apa saja? [[${name}]] [[fast]]`);
    await expect(answers.getByRole('button', { name: 'Salin', exact: true })).toBeVisible();
    await expect(answers).toContainText(text);
    await expect(answers).toContainText('selesai');
    expect(await answers.locator('tr').count()).toBeLessThanOrEqual(201);

    await ask(page, 'Aku mau belajar web dari nol [[fast]]');
    await expect(answers.last()).toContainText('Rekayasa Web');
    await expect(answers.last().getByRole('button', { name: 'Salin', exact: true })).toBeVisible();
  });
}

test('an answer that cannot be formatted is plain text, and the others are not', async ({
  page,
  problems,
}) => {
  problems.expect(/cannot be read/);
  const answers = log(page).getByRole('article').filter({ hasText: 'Jawaban asisten' });
  await ask(page, 'Aku mau belajar web dari nol [[fast]]');
  await expect(answers.getByRole('button', { name: 'Salin', exact: true })).toBeVisible();
  await expect(answers.getByRole('heading').first()).toBeVisible();

  // Markdown alone reads lines with this from here on.
  await page.evaluate(() => {
    const { lastIndexOf } = String.prototype;
    String.prototype.lastIndexOf = function (...given) {
      if (this.includes('Daftarnya')) throw new Error('This answer cannot be read');
      return lastIndexOf.apply(this, given);
    };
  });
  await ask(page, 'Apa saja? [[bullets]] [[fast]]');
  await expect(answers.last()).toContainText('- - -');
  await expect(answers.last().getByRole('button', { name: 'Salin', exact: true })).toBeVisible();
  await expect(answers.first().getByRole('heading').first()).toBeVisible();
});
