/** The personality test: gone through, its type sent once and nothing else, its result kept. */

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const questions = 24;

const onward = (page: Page) => page.getByRole('button', { name: /^(Lanjut|Lihat hasil)$/ });

/** Answers an item: the first statement most, the second least. */
async function answer(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Pertanyaan ${number} dari ${questions}`)).toBeVisible();
  await page
    .getByRole('radio', { name: /^Paling seperti aku/ })
    .nth(0)
    .check();
  await page
    .getByRole('radio', { name: /^Paling tidak seperti aku/ })
    .nth(1)
    .check();
}

test('its type is sent once, without a name; what failed is sent on request', {
  tag: '@journey',
}, async ({ page, problems, site, visit }) => {
  problems.expect(/status of 50\d/);
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/data/user_disc')) sent.push(request.postData());
  });
  await site.upstream.control('POST', 'fault', {
    host: 'data',
    path: 'user_disc',
    status: 500,
    times: 1,
  });
  await visit('alpha', '/Personality-Test');
  await page.getByRole('button', { name: 'Mulai tes' }).click();

  await onward(page).click();
  await expect(page.getByRole('alert')).toContainText('Pilih satu pernyataan');
  for (let number = 1; number <= questions; number += 1) {
    if (number === 3) await page.reload();
    await answer(page, number);
    await onward(page).click();
  }

  const status = page.getByRole('status').filter({ hasText: 'Tipe hasilmu' });
  await expect(status).toContainText('Tipe hasilmu belum tersimpan.');
  await page.getByRole('button', { name: 'Coba simpan lagi' }).click();
  await expect(status).toContainText('Tipe hasilmu tersimpan tanpa nama.');
  const [type] = /[DISC]{1,2}/.exec((await page.getByText(/^Hasilmu: /).textContent()) ?? '') ?? [];
  expect(sent).toEqual([JSON.stringify({ type }), JSON.stringify({ type })]);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Empat skalamu' })).toBeVisible();
  await expect(status).toContainText('Tipe hasilmu tersimpan tanpa nama.');
  expect(sent).toHaveLength(2);
});

test('nothing lies over the answers of the first question', async ({ page, visit }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await visit('personality');
    const main = page.getByRole('main');
    const last = main.getByRole('listitem').nth(3);
    const onward = main.getByText(/pertanyaan, sekitar delapan menit/);
    const end = await last.evaluate((item) => item.getBoundingClientRect().bottom);
    const begin = await onward.evaluate((words) => words.getBoundingClientRect().top);
    expect(begin, `${size.width}`).toBeGreaterThanOrEqual(end);
  }
});
