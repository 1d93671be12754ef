/** Lists without scripts: search, filters, order and pages are forms and links, with the same results. */

import type { Locator, Page } from '@playwright/test';
import { samplesOf } from '../cases/samples.mjs';
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
  // What was there before stays until what was asked for has come.
  await expect(count).not.toContainText('Memperbarui');
  await expect(main(page).getByRole('status', { name: 'Memuat halaman' })).toBeHidden();
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
  const { slug } = samplesOf('alpha').career ?? {};
  await page.goto(site.address('alpha', `/Career/${slug}`));
  const job = main(page).getByRole('region', { name: 'Lowongan' }).getByRole('link').first();
  const name = (await job.textContent()) ?? '';
  const shown = page.getByRole('dialog', { name: 'Lowongan' });
  const close = shown.getByRole('button', { name: 'Tutup' });
  // Nothing lies over it, on a low window either; a press that is none of a pointer closes it too.
  for (const [width, press] of [
    [390, () => close.click({ timeout: 5000 })],
    [1440, () => close.click({ timeout: 5000 })],
    [1440, () => close.press('Enter')],
  ] as const) {
    await page.setViewportSize({ width, height: 500 });
    await job.click();
    await expect(shown.getByRole('heading', { name })).toBeVisible();
    await press();
    await expect(shown).toBeHidden();
  }
  await context.close();
});

test('a mentor is come to from the directory without scripts, and leads on', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.address('alpha', '/Mentor'));
  const card = main(page).getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
  const classes = main(page).getByRole('region', { name: /^Kelas / });
  await expect(classes.getByRole('article').first()).toBeVisible();
  // Where the profile once stood in the query.
  const address = page.url();
  await page.goto(site.address('alpha', '/Mentor?mentor=1'));
  expect(page.url()).toBe(address);
  await context.close();
});

const unanswered = [
  ['/Class/dasar-web', 'v1/class/overview'],
  ['/News', 'v3/post/list'],
] as const;

for (const [path, call] of unanswered) {
  test(`${path} without its answer says so without scripts, and is tried again by a link`, async ({
    browser,
    problems,
    site,
  }) => {
    problems.expect(/503/);
    await site.upstream.control('POST', 'fault', { host: 'services', path: call, status: 500 });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    // Nobody has asked for this one, so that nothing of it is kept.
    const address = site.address('demo', path);
    expect((await page.goto(address))?.status()).toBe(503);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
      'Opps.. Maaf terjadi kesalahan pada website',
    );
    await expect(main(page)).toContainText('Isi halaman ini belum bisa diambil.');
    await expect(main(page).locator('[aria-busy=true]:visible')).toHaveCount(0);
    await site.upstream.control('DELETE', 'fault');
    // After a failure the platform is left alone for a while, so the first press may be too soon.
    await expect(async () => {
      await main(page).getByRole('link', { name: 'Coba lagi' }).click({ timeout: 1000 });
      await expect(main(page)).not.toContainText('Isi halaman ini belum bisa diambil.');
    }).toPass();
    await expect(page).toHaveURL(address);
    await expect(main(page).getByRole('heading', { level: 1 })).not.toContainText('Opps');
    await context.close();
  });

  test(`${path} without its answer is tried again by itself where scripts run`, async ({
    page,
    problems,
    site,
    visit,
  }) => {
    problems.expect(/503|500/);
    await site.upstream.control('POST', 'fault', { host: 'services', path: call, status: 500 });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/services/${call}*`, async (route) => {
      await site.upstream.control('DELETE', 'fault');
      await held;
      await route.continue();
    });
    expect((await visit('dev-blank', path)).status()).toBe(503);
    const heading = main(page).getByRole('heading', { level: 1 });
    // Nothing has gone wrong for whom it is still on its way.
    await expect(main(page)).toHaveCount(1);
    await expect(main(page).getByText('Isi halaman ini belum bisa diambil.')).toBeHidden();
    answer();
    await expect(heading).toBeVisible();
    await expect(heading).not.toContainText('Opps');
  });
}

test('a choice made before the page is live counts', { tag: '@journey' }, async ({
  page,
  site,
}) => {
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
