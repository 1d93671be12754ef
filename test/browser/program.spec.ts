/** A programme's schools come ten at a time, and which ten stands in the address. */

import { expect, test } from './fixtures';
import { beThere } from './presence';

test("a programme's schools are paged, ten a page", async ({ page, visit }) => {
  await visit('alpha', '/Program/1/rekayasa-web');
  await beThere(page);
  const schools = page.getByRole('region', { name: 'Sekolah yang ikut' });
  await schools.scrollIntoViewIfNeeded();
  await expect(schools.getByText('Sekolah 1–10 dari 50')).toBeVisible();
  const items = schools.locator('ul').getByRole('listitem');
  await expect(items).toHaveCount(10);
  const first = await items.first().textContent();

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname);
  });
  const pages = schools.getByRole('navigation', { name: 'Halaman sekolah' });
  await pages.getByRole('link', { name: 'Halaman 2', exact: true }).click();
  await expect(page).toHaveURL(/\/Program\/1\/rekayasa-web\?page=2#sekolah-program$/);
  await expect(schools.getByText('Sekolah 11–20 dari 50')).toBeVisible();
  await expect(items).toHaveCount(10);
  await expect(items.first()).not.toHaveText(first ?? '');
  await expect(schools.getByRole('heading', { name: 'Sekolah yang ikut' })).toBeInViewport();
  // One call: the rest of the programme stays as it is. What lies further down may ask for the first time.
  const ofProgramme = asked.filter((path) => path.includes('/program/'));
  expect(ofProgramme).toEqual(['/api/services/v1/program/schools']);

  await page.reload();
  await schools.scrollIntoViewIfNeeded();
  await expect(schools.getByText('Sekolah 11–20 dari 50')).toBeVisible();
  await page.goBack();
  await expect(schools.getByText('Sekolah 1–10 dari 50')).toBeVisible();
});

test('a page beyond the last says so and leads back', async ({ page, problems, visit }) => {
  problems.expect(/status of 404/);
  await visit('alpha', '/Program/1/rekayasa-web?page=99');
  const schools = page.getByRole('region', { name: 'Sekolah yang ikut' });
  await schools.scrollIntoViewIfNeeded();
  await expect(schools.getByText('Halaman ini kosong')).toBeVisible();
  await schools.getByRole('link', { name: 'Ke halaman pertama' }).click();
  await expect(schools.getByText('Sekolah 1–10 dari 50')).toBeVisible();
});
