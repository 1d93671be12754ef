/** What a browser keeps of its visitor: shown, taken along, erased and brought back. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { accountMenu, signIn, signInLink } from './account';
import { overflow, violations } from './checks';
import { expect, test } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const kept = (page: Page) => page.getByRole('region', { name: 'Yang tersimpan di peramban ini' });

/** Work of who is here, and of somebody who has signed out. */
function leaveWork() {
  const part = 'alpha@alpha.example:';
  const owner = localStorage.getItem(`${part}owner`);
  const mine = owner === null ? `${part}work:` : `${part}work-of:${owner}:`;
  localStorage.setItem(`${mine}notes:b-1`, 'Ulangi bagian kedua');
  localStorage.setItem(`${mine}course_progress`, '{"dasar-web":["1","2"]}');
  localStorage.setItem(`${part}work-of:budi:notes:b-1`, 'Rahasia Budi');
  return new Promise<void>((resolve) => {
    const opening = indexedDB.open('archive:alpha@alpha.example');
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
    opening.onsuccess = () => {
      const writing = opening.result.transaction('texts', 'readwrite');
      writing.objectStore('texts').put([{ message_id: 'm-1' }], 'percakapan-1');
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

test('a visitor sees what is kept of them, takes it along, erases it and brings it back', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await visit('alpha', '/Class');
  await signIn(page);
  await page.evaluate(leaveWork);
  await accountMenu(page).click();
  await page.getByRole('link', { name: 'Data saya', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Data saya');
  await expect(kept(page)).toContainText('1 catatan');
  await expect(kept(page)).toContainText('2 kemajuan bab');
  await expect(kept(page)).toContainText('1 isi percakapan');
  await expect(kept(page)).toContainText('milik akun lain');
  await expect(page.getByRole('main')).not.toContainText('Rahasia Budi');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflow(page)).toEqual([]);
  }
  expect.soft(await violations(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh data saya' }).click();
  const path = await (await saving).path();
  const saved = readFileSync(path, 'utf8');
  expect(saved).toContain('Ulangi bagian kedua');
  expect(saved).toContain('percakapan-1');
  expect(saved).not.toContain('Rahasia Budi');

  await page.getByRole('button', { name: 'Hapus semua data saya' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hapus semua data di peramban ini?' });
  expect.soft(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Hapus semuanya' }).click();
  await expect(page.getByText('Sudah dihapus dari peramban ini.')).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
  await expect(kept(page)).not.toContainText('1 catatan');
  await expect(kept(page)).not.toContainText('isi percakapan');
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  const left = await page.evaluate(() => JSON.stringify(localStorage));
  expect(left).not.toContain('Ulangi bagian kedua');
  expect(left).toContain('Rahasia Budi');

  // A file of an account waits for that account.
  const file = page.getByLabel('Masukkan berkas yang pernah kamu unduh');
  await file.setInputFiles(path);
  await expect(page.getByText('Masuk dengan akun itu dulu')).toBeVisible();
  await file.setInputFiles({ name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from('{') });
  await expect(page.getByText('Berkas ini tidak bisa dibaca')).toBeVisible();
  await signIn(page);
  await expect(heading(page)).toHaveText('Data saya');
  await file.setInputFiles(path);
  await page.getByRole('button', { name: 'Gabungkan ke peramban ini' }).click();
  await expect(page.getByText('sudah digabungkan')).toBeVisible();
  await expect(kept(page)).toContainText('2 kemajuan bab');
  await expect(kept(page)).toContainText('1 isi percakapan');
});
