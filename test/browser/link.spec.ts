/** One-time links: what they promise, a second time, and wrong ones. */

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

test('a wrong link, and a platform that does not answer', async ({
  page,
  problems,
  site,
  visit,
}) => {
  problems.expect(/404 \(Not Found\)|50[02]/);
  const heading = page.getByRole('heading', { level: 1 });
  await visit('alpha', '/Link/abc');
  await expect(heading).toHaveText('Tautan tidak dikenal');
  await visit('alpha', '/Link/tautan-yang-tidak-pernah-ada');
  await page.getByRole('button', { name: 'Pakai tautan' }).click();
  await expect(heading).toHaveText('Tautan tidak dikenal');
  const token = 'contoh-konfirmasi-tim-0001';
  await site.upstream.control('POST', 'fault', { host: 'services', path: token, status: 500 });
  await visit('alpha', `/Link/${token}`);
  await page.getByRole('button', { name: 'Pakai tautan' }).click();
  await expect(heading).toHaveText('Tautan belum bisa dipakai');
  await site.upstream.control('DELETE', 'fault');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(heading).toHaveText('Timmu sudah dikonfirmasi');
});
