/** Alpha's home, the default landing: every section shows the platform's data. */

import { expect, footerLink, test } from './fixtures';
import { beThere } from './presence';

const sections = [
  { name: 'Sedang menerima peserta', role: 'listitem', atLeast: 6 },
  { name: 'Dalam angka', role: 'definition', atLeast: 4 },
  { name: 'Program untuk tiap tujuan', role: 'article', atLeast: 6 },
  { name: 'Dari memilih kelas sampai punya portofolio', role: 'listitem', atLeast: 4 },
  { name: 'Diajar orang yang mengerjakannya', role: 'article', atLeast: 6 },
  { name: 'Belajar sebagai satu organisasi', role: 'listitem', atLeast: 3 },
  { name: 'Yang sering ditanyakan', role: 'group', atLeast: 4 },
  { name: 'Mulai dari satu kelas', role: 'link', atLeast: 1 },
] as const;

test('every section is there with its data', async ({ page, visit }) => {
  await visit('alpha');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { name, role, atLeast } of sections) {
    const section = main.getByRole('region', { name });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole(role).nth(atLeast - 1), name).toBeVisible();
  }
});

test('a question opens its answer', async ({ page, visit }) => {
  await visit('alpha');
  const questions = page.getByRole('region', { name: 'Yang sering ditanyakan' });
  const first = questions.getByRole('group').first();
  await expect(first.locator('p').first()).toBeHidden();
  await first.locator('summary').click();
  await expect(first.locator('p').first()).toBeVisible();
});

test('a search that cannot be made says so and tries again', async ({
  page,
  problems,
  site,
  visit,
}) => {
  problems.expect(/status of 50[02]/);
  await visit('alpha');
  await beThere(page);
  await site.upstream.control('POST', 'fault', {
    host: 'services',
    path: 'v1/class/active',
    status: 500,
  });
  // Nobody else looks for it: its answer is in no cache.
  await page.getByLabel('Aku mau belajar').fill('literasi data');
  const section = page.getByRole('region', { name: 'Cocok dengan “literasi data”' });
  await expect(section.getByText('Data belum bisa dimuat')).toBeVisible();

  await site.upstream.control('DELETE', 'fault');
  await section.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(section.getByRole('listitem').first()).toBeVisible();
});

test('the first screen leads to the classes, a line to its class', async ({ page, visit }) => {
  await visit('alpha');
  const section = page.getByRole('region', { name: 'Sedang menerima peserta' });
  const card = section.getByRole('listitem').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Seluruh katalog' }).click();
  await expect(page).toHaveURL(/\/Class$/);
});

/** How many click records of a type the platform has been sent. */
function isRecord(request: { url(): string; postData(): string | null }, type: string): boolean {
  return (
    request.url().includes('/logger/log/click') && (request.postData() ?? '').includes(`"${type}"`)
  );
}

test('the page load is recorded once a session, each followed link too', {
  tag: '@journey',
}, async ({ page, visit }) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (isRecord(request, 'page_load')) loads.push(request.url());
  });
  const load = page.waitForRequest((request) => isRecord(request, 'page_load'));
  await visit('alpha');
  await load;

  const follow = page.waitForRequest((request) => isRecord(request, 'internal_navigation'));
  await footerLink(page, 'Kelas').click();
  await follow;

  // The click's record is sent after the page load's would have been, had there been a second one.
  await page.reload();
  const again = page.waitForRequest((request) => isRecord(request, 'internal_navigation'));
  await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).click();
  await again;
  expect(loads).toHaveLength(1);
});
