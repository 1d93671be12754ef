/** The stage's brands: a poster whose days open, a plan that is kept, a table whose faces say hello. */

import { overflow, walk } from './checks';
import { expect, test } from './fixtures';

test('a day of the festival opens its programme, and a plan outlives the visit', async ({
  page,
  visit,
}) => {
  await visit('festival');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Festival Belajar Bersama' }),
  ).toBeVisible();
  await expect(main.getByText('Yogyakarta', { exact: true })).toBeVisible();
  const programme = main.getByRole('region', { name: /^Hari ke-/ });
  const first = await programme.getByRole('listitem').first().textContent();
  const second = main.getByRole('radio', { name: /^Hari ke-2, / });
  await second.check();
  await expect(programme.getByRole('heading')).toHaveText(/^Hari ke-2: \d+ panggung$/);
  await expect(programme.getByRole('listitem').first()).not.toHaveText(first ?? '');

  const plan = main.getByRole('region', { name: 'Susun harimu sendiri' });
  await plan.scrollIntoViewIfNeeded();
  await plan.getByRole('checkbox').first().check();
  await plan
    .getByRole('group', { name: /^Hari ke-2/ })
    .getByRole('checkbox')
    .first()
    .check();
  await expect(plan.getByRole('status')).toHaveText('2 mata acara di 2 hari');
  await page.reload();
  // The page is taken over meanwhile, and what is scrolled to may be put in its place anew.
  await expect(() => plan.scrollIntoViewIfNeeded()).toPass();
  await expect(plan.getByRole('status')).toHaveText('2 mata acara di 2 hari');

  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);
});

test('a face at the table says hello, and a sentence is made to bring along', async ({
  page,
  visit,
}) => {
  await visit('perempuan');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Ada kursi di sebelah kami' }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ambil satu kursi' })).toBeVisible();
  const face = main.getByRole('radio', { name: /^Sapa / }).nth(2);
  const name = ((await face.getAttribute('aria-label')) ?? '').replace('Sapa ', '');
  await face.check();
  await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();

  const opener = main.getByRole('region', { name: 'Takut canggung? Bawa satu kalimat' });
  await opener.scrollIntoViewIfNeeded();
  await opener.getByLabel(/Nama panggilan/).fill('Yanti');
  await opener.getByRole('radio', { name: 'Kembali setelah jeda' }).check();
  await opener.getByRole('radio', { name: 'gaji' }).check();
  await expect(opener.getByRole('status')).toHaveText(
    'Halo, panggil aku Yanti. Aku kembali setelah beberapa tahun di rumah. Bagaimana kalian menyebut angka tanpa meminta maaf?',
  );

  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);
});

test('the festival is as long on its own page as at home', async ({ page, visit }) => {
  await visit('festival');
  const days = page.getByRole('main').getByRole('radio', { name: /^Hari ke-\d+, / });
  await expect(days).toHaveCount(3);
  await visit('festival', '/BelajarBersama');
  const main = page.getByRole('main');
  const schedule = main.getByRole('region', { name: /^Jam demi jam/ });
  await expect(schedule.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(main.getByText('Festival tiga hari')).toBeVisible();
  await expect(main).not.toContainText(/dua hari/i);
});
