/** A programme's schools, page by page. All else is held in test/components/spec/program.test.ts. */

import { expect, test } from './fixtures';

test('turning to another page of schools brings its beginning into view', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Program/1/rekayasa-web');
  const schools = page.getByRole('region', { name: 'Sekolah yang ikut' });
  await schools.scrollIntoViewIfNeeded();
  await expect(schools.getByText('Sekolah 1–10 dari 50')).toBeVisible();
  const pages = schools.getByRole('navigation', { name: 'Halaman sekolah' });
  await pages.getByRole('link', { name: 'Halaman 2', exact: true }).click();
  await expect(schools.getByText('Sekolah 11–20 dari 50')).toBeVisible();
  await expect(schools.getByRole('heading', { name: 'Sekolah yang ikut' })).toBeInViewport();
});
