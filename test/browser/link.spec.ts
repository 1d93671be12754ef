/** One-time links: what they promise, and a second time. */

import { overflow, violations } from './checks';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 } });

test('a link is used by a press alone, once, and says what has happened', {
  tag: '@journey',
}, async ({ page, problems, site, visit }) => {
  problems.expect(/410 \(Gone\)/);
  const path = '/Link/contoh-undangan-kelas-0001';
  const heading = page.getByRole('heading', { level: 1 });
  await site.upstream.control('POST', 'reset');
  await visit('alpha', path);
  await page.reload();
  await expect(heading).toHaveText('Tautan sekali pakai');
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pakai tautan' }).dblclick();
  await expect(heading).toHaveText('Undanganmu sudah diterima');
  await expect(page.getByRole('main')).toContainText('student@contoh.id');
  expect(await violations(page)).toEqual([]);
  await visit('alpha', path);
  await page.getByRole('button', { name: 'Pakai tautan' }).click();
  await expect(heading).toHaveText('Tautan ini sudah dipakai');
});
