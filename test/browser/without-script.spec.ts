/** Lists without scripts: search, filters, order and pages are forms and links, with the same results. */

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** One thing a visitor does with a list, without scripts or with them. */
type Step = (page: Page, hasScript: boolean) => Promise<unknown>;

const main = (page: Page): Locator => page.getByRole('main');

const search =
  (text: string): Step =>
  async (page) => {
    await main(page).getByRole('searchbox').fill(text);
    await main(page).getByRole('searchbox').press('Enter');
  };

const follow =
  (nav: string, link: string | RegExp): Step =>
  (page) =>
    main(page).getByRole('navigation', { name: nav }).getByRole('link', { name: link }).click();

/** Where scripts act on the change, no button is there to be pressed. */
const submit = async (page: Page, name: string, hasScript: boolean) => {
  const button = main(page).getByRole('button', { name, exact: true });
  if (hasScript) await expect(button).toBeHidden();
  else await button.click();
};

const choose =
  (role: 'radio' | 'checkbox', name: string): Step =>
  async (page, hasScript) => {
    await page.getByRole('complementary', { name: 'Saringan' }).getByRole(role, { name }).check();
    await submit(page, 'Terapkan saringan', hasScript);
  };

const order =
  (by: string): Step =>
  async (page, hasScript) => {
    await main(page).getByRole('combobox', { name: 'Urutkan' }).selectOption(by);
    await submit(page, 'Urutkan', hasScript);
  };

const press =
  (name: string): Step =>
  (page) =>
    main(page).getByRole('link', { name, exact: true }).click();

const second = (noun: string): Step => follow(`Halaman ${noun}`, 'Halaman 2');

/** A list's address, and what its query says after each step, or with a mark no longer says. */
const lists: readonly [path: string, steps: Readonly<Record<string, Step>>][] = [
  [
    '/Class',
    {
      'level=beginner': choose('radio', 'Pemula'),
      'programs=1': choose('checkbox', 'Rekayasa Web'),
      'search=web': search('web'),
      '!search=': press('Hapus semua'),
      'page=2': second('kelas'),
    },
  ],
  [
    '/News',
    {
      'sort=oldest': order('oldest'),
      'page=2': second('berita'),
      'search=kabar': search('kabar'),
      'category=': follow('Kategori', /^Prestasi/),
      '!category=': follow('Kategori', 'Semua'),
    },
  ],
  ['/Event', { 'page=2': second('acara'), 'search=seminar': search('seminar') }],
  [
    '/Podcasts',
    { 'page=2': second('episode'), 'category=': follow('Kategori', /Karier|Belajar|Sekolah/) },
  ],
  [
    '/Courses',
    {
      'page=2': second('kursus'),
      'search=data': search('data'),
      category: follow('Kategori', 'Pemula'),
    },
  ],
  ['/Mentor', { 'search=a': search('a'), 'skill=': follow('Keahlian', 'html') }],
  [
    '/Leaderboards',
    {
      'page=2': second('provinsi'),
      'category=total': follow('Ukuran peringkat', 'Jumlah peserta'),
    },
  ],
  ['/Career', { 'page=2': second('perusahaan') }],
  ['/Event/Careers', { 'page=2': second('lowongan') }],
  ['/Gallery', { 'page=2': second('foto') }],
  ['/Program', { 'page=2': second('program') }],
];

/** What a list shows: how many there are, and the first words of each that is in it. */
async function shown(page: Page): Promise<unknown> {
  const count = main(page).getByRole('status').filter({ hasNotText: 'Memuat' }).first();
  await expect(count).not.toBeEmpty();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  const items = main(page).getByRole('article').getByRole('heading');
  return { count: await count.textContent(), titles: await items.allTextContents() };
}

/** Whether an address says it, or no longer does. */
const says =
  (query: string) =>
  ({ search: found }: URL): boolean =>
    query.startsWith('!') ? !found.includes(query.slice(1)) : found.includes(query);

for (const [path, steps] of lists) {
  test(`${path} is searched, narrowed and paged alike`, async ({ browser, page, site, visit }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(site.address('alpha', path));
    await visit('alpha', path);
    for (const [query, step] of Object.entries(steps)) {
      await step(plain, false);
      await expect(plain, 'without scripts').toHaveURL(says(query));
      await step(page, true);
      await expect(page, 'with scripts').toHaveURL(says(query));
      expect(await shown(page), query).toEqual(await shown(plain));
    }
    await context.close();
  });
}

test('an address with values that make no sense shows the whole list', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.address('alpha', '/Class'));
  const whole = await shown(page);
  await page.goto(site.address('alpha', '/Class?level=%3Cb%3E&state=x&type=&page=-1&programs=%20'));
  expect(await shown(page)).toEqual(whole);
  await context.close();
});

test('what an address opens is there without scripts, and closes', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.address('alpha', '/Mentor'));
  const card = main(page).getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  const profile = page.getByRole('dialog', { name });
  await expect(profile).toBeVisible();
  await profile.getByRole('button', { name: 'Tutup' }).click();
  await expect(profile).toBeHidden();
  await context.close();
});

test('a choice made before the page is live counts', async ({ page, site }) => {
  // Scripts come only once the choice is made.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.address('alpha', '/Class'), { waitUntil: 'commit' });
  await page
    .getByRole('complementary', { name: 'Saringan' })
    .getByRole('radio', { name: 'Pemula' })
    .check();
  release();
  await expect(page).toHaveURL(/\/Class\?level=beginner$/);
  await expect(page.getByRole('list', { name: 'Saringan yang dipakai' })).toContainText('Pemula');
});
