/**
 * What only a script can do says so to who has none, where it stands and with the next best thing; what is
 * of no use there is not shown.
 */

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pages } from './pages.mjs';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const main = (page: Page): Locator => page.getByRole('main');

const chapter =
  '/Courses/dasar-web/module/struktur-halaman-dengan-html/chapter/1-mengenal-struktur-halaman-dengan-html';

/** A page, what it says, and the link to the next best thing, where there is one. */
const parts: readonly [path: string, says: string, link?: RegExp][] = [
  ['/Chat', 'Asisten menjawab lewat JavaScript', /Buat perjanjian/],
  ['/Personality-Test', 'dihitung di perangkatmu dan memerlukan JavaScript'],
  [chapter, 'Kuis, proyek, catatan, dan tanda sudah dibaca memerlukan', /^Putar video: /],
  ['/Lms/Features/coding-studio', 'Menjalankan kode memerlukan JavaScript'],
  ['/Link/contoh-verifikasi-akun-0001', 'Tautannya belum terpakai'],
];

for (const [path, says, link] of parts) {
  test(`${path} says what it needs`, async ({ page, visit }) => {
    await visit('alpha', path);
    await expect(main(page).getByText(says)).toBeVisible();
    if (link === undefined) return;
    const next = main(page).getByRole('link', { name: link }).first();
    await expect(next).toHaveAttribute('href', /^(\/|https:)/);
  });
}

test('an episode is heard by the browser’s own player, and its recording is to be had', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Podcasts/1/ngobrol-aman-dari-penipuan-daring');
  await expect(main(page).locator('audio[controls]')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Unduh rekaman' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Putar video: / })).toBeVisible();
});

test('pictures and videos of the gallery are led to', async ({ page, problems, site, visit }) => {
  const image = 'https://gambar.contoh.id/karya.jpg';
  const video = 'https://youtu.be/aaaaaaaaaaa';
  const items = [
    { id: 1, title: 'Karya', image, video: '' },
    { id: 2, title: 'Panggung', video },
  ];
  const data = { items, page: 9, perPage: 6, totalItems: 50, totalPages: 9 };
  const body = { status: true, data };
  const path = 'v1/post/gallery/list';
  // There is no such picture.
  problems.expect(/Failed to load resource/);
  await site.upstream.control('POST', 'fault', { host: 'services', path, body });
  // Nobody else asks for this one: what is kept of it is shown in no other test.
  await visit('galeri', '/Gallery?page=9');
  for (const [name, href] of Object.entries({ 'Buka foto': image, 'Buka video': video })) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

const namesOf = (all: readonly Element[]): string[] =>
  all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');

const lists = [
  ['/Program', 'table tbody th'],
  ['/Network', 'section[aria-labelledby=program-jejaring] article'],
  ['/Testimony', 'section[aria-labelledby=suara-peserta] article'],
] as const;

for (const [path, item] of lists) {
  test(`${path}: more of its list is the next page, to the last`, async ({ page, visit }) => {
    await visit('alpha', path);
    const more = main(page).getByRole('link', { name: /^Tampilkan lagi/ });
    const seen = new Set<string>();
    const see = async () => {
      const texts = await main(page).locator(item).allTextContents();
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        expect(seen, path).not.toContain(text);
        seen.add(text);
      }
    };
    await see();
    const rest = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
    const whole = seen.size + rest;
    while ((await more.count()) > 0) {
      await more.click();
      await see();
    }
    expect(seen.size).toBe(whole);
  });
}

test('the menu is the one at the foot of the page', async ({ page, visit }) => {
  await visit('alpha', '/Class');
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu kaki halaman' })).toBeInViewport();
  await expect(
    page.locator('footer p:text("JavaScript tidak berjalan di halaman ini"):visible'),
  ).toHaveCount(1);
});

test('classes are narrowed on a phone', async ({ page, visit }) => {
  await visit('alpha', '/Class');
  const filters = main(page).getByRole('complementary', { name: 'Saringan' });
  await filters.getByRole('radio', { name: 'Pemula' }).check();
  await filters.getByRole('button', { name: 'Terapkan saringan' }).click();
  await expect(page).toHaveURL(/level=beginner/);
  await expect(main(page).getByRole('list', { name: 'Saringan yang dipakai' })).toContainText(
    'Pemula',
  );
});

/** What is shown as a button but only a script would answer: also of forms that say nowhere to go. */
const DEAD = [
  'button[type=button]:visible',
  'form[method=post]:not([action]) button[type=submit]:visible',
].join();

test('no button is shown that would do nothing', async ({ page, visit }) => {
  test.slow();
  const dead: string[] = [];
  for (const { path } of pages) {
    await visit('alpha', path);
    const shown = page.locator(DEAD);
    for (const text of await shown.evaluateAll(namesOf)) dead.push(`${path}: ${text}`);
  }
  // What opens large is shown small, and led to beside it.
  expect(dead.filter((told) => !/Perbesar (gambar|foto)|Buka video/.test(told))).toEqual([]);
});
