/**
 * Learning: how chapters of every kind look, what stays after a reload, and reading without a connection. All
 * else is held in test/components/spec/player.test.ts and player-work.test.ts.
 */

import type { Page } from '@playwright/test';
import { chooseAccount } from './account';
import { overflow, violations } from './checks';
import { expect, test } from './fixtures';

const steps = (page: Page) =>
  page.getByRole('navigation', { name: 'Bab sebelum dan sesudah' }).getByRole('link');
const done = (page: Page) =>
  page
    .getByRole('button', { name: /^Sudah (dibaca|ditonton)$/ })
    .or(page.getByRole('status').filter({ hasText: /Kuis lulus|Proyek terkirim/ }));

/** The addresses of a class's chapters, as its course page lists them. */
async function chapters(page: Page, slug: string, visit: (path: string) => Promise<unknown>) {
  await visit(`/Courses/${slug}`);
  const links = page.getByRole('region', { name: 'Isi kursus' }).getByRole('link');
  await expect(links).toHaveCount(16);
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  return all.map((href) => href ?? '');
}

test('a quiz is run to its score, which reads the chapter and is remembered', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  const all = await chapters(page, 'sql-untuk-analis', (path) => visit('alpha', path));
  await visit('alpha', all[3] ?? '');
  for (const choice of [/^10 poin persentase/, /^Tidak ada/, /^Orang tanpa ponsel/]) {
    await page.getByRole('radio', { name: choice }).check();
    await page.getByRole('button', { name: 'Periksa jawaban' }).click();
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  }
  await expect(done(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Lulus mulai 2 dari 3 benar')).toContainText(
    'Hasil terbaikmu 2 dari 3 benar, dari 1 percobaan.',
  );
  await expect(done(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a project is handed in, and stands there with its time after a reload', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  const all = await chapters(page, 'javascript-dari-nol', (path) => visit('alpha', path));
  await visit('alpha', all[15] ?? '');
  const here = page.getByRole('navigation', { name: 'Isi kursus' }).locator('[aria-current]');
  await expect(here).toBeInViewport();
  await page.getByLabel('Berkas proyek').setInputFiles({
    name: 'karya.pdf',
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(2000, 'x'),
  });
  await page.getByRole('button', { name: 'Kirim proyek' }).dblclick();
  const sent = page.getByRole('status').filter({ hasText: 'karya.pdf' });
  await expect(sent).toContainText(/terkirim \d+ \w+ \d{4} pukul/);
  await expect(done(page)).toBeVisible();
  await page.reload();
  await expect(sent).toContainText(/terkirim \d+ \w+ \d{4} pukul/);
});

for (const course of ['javascript-dari-nol', '@Premium/javascript-dari-nol']) {
  test(`a chapter of ${course} that was opened is read on without a connection, until the visitor signs out`, {
    tag: !course.startsWith('@') ? '@journey' : [],
  }, async ({ page, context, problems, visit }) => {
    problems.expect(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|No style sheet|ServiceWorker|net::ERR/,
    );
    await visit('alpha', '/login');
    await chooseAccount(page, 'Siswa Contoh');
    const all = await chapters(page, course, (path) => visit('alpha', path));
    await visit('alpha', all[2] ?? '');
    await expect(page.getByText('Bab ini tersimpan di peramban ini')).toBeVisible();
    // What the page has loaded is kept behind it.
    await expect
      .poll(() =>
        page.evaluate(async (path) => {
          const store = await caches.open('player');
          const urls = (await store.keys()).map(({ url }) => new URL(url).pathname);
          return urls.includes(path) && urls.some((url) => url.endsWith('/class/syllabus'));
        }, all[2] ?? ''),
      )
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Ketik sendiri setiap barisnya')).toBeVisible();
    // A page that is not kept waits for the line, and says what can be read meanwhile.
    await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).click();
    const waits = page.getByRole('heading', { level: 1, name: 'Halaman ini menunggu koneksi' });
    await expect(waits).toBeVisible();
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(1);
    await context.setOffline(false);
    await expect(waits).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await visit('alpha', all[2] ?? '');
    await page.getByRole('banner').getByRole('button', { name: 'Menu akun' }).click();
    await page.getByRole('button', { name: 'Keluar', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible();
    await expect
      // A page that is being left answers nothing.
      .poll(() =>
        page
          .evaluate(async () => (await (await caches.open('player')).keys()).length)
          .catch(String),
      )
      .toBe(0);
  });
}

test('a logo that has changed shows in a chapter that was kept', async ({ page, visit }) => {
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  const all = await chapters(page, 'javascript-dari-nol', (path) => visit('alpha', path));
  await visit('alpha', all[2] ?? '');
  await expect(page.getByText('Bab ini tersimpan di peramban ini')).toBeVisible();
  const logo = await page.getByRole('banner').getByRole('img').first().getAttribute('src');
  expect(logo).toMatch(/^\/brand\//);
  const kept = await page.evaluate(async (path) => {
    const store = await caches.open('player');
    await store.put(path, new Response('an old logo'));
    return (await fetch(path)).text();
  }, logo ?? '');
  expect(kept).toContain('<svg');
});

/** Has the browser hold that all chapters of a course were read. */
const keepAllRead = (page: Page, course: string) =>
  page.evaluate(async (slug) => {
    const answer = async (path: string) =>
      (await (await fetch(`/api/services/v1/class/${path}`)).json()).data;
    const { id } = await answer(`overview?slug=${slug}`);
    const modules: { chapters: { id: number }[] }[] = await answer(`syllabus?classroomId=${id}`);
    const ids = modules.flatMap(({ chapters }) => chapters.map((one) => String(one.id)));
    const part = 'alpha@alpha.example:';
    const key = `${part}work-of:${localStorage.getItem(`${part}owner`)}:course_progress`;
    localStorage.setItem(key, JSON.stringify({ [slug]: ids }));
  }, course);

for (const width of [390, 1440]) {
  test(`${width}: every kind of chapter, and the end of a course, is whole`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit('alpha', '/login');
    await chooseAccount(page, 'Siswa Contoh');
    const all = await chapters(page, 'javascript-dari-nol', (path) => visit('alpha', path));
    for (const place of [0, 1, 3, 15]) {
      await visit('alpha', all[place] ?? '');
      await expect(page.getByLabel('Catatanmu tentang bab ini')).toBeVisible();
      expect.soft(await overflow(page), `chapter ${place}`).toEqual([]);
      expect.soft(await violations(page), `chapter ${place}`).toEqual([]);
    }
    await expect(steps(page).last()).toHaveText(/Kembali ke kursus/);

    await keepAllRead(page, 'javascript-dari-nol');
    await visit('alpha', all[15] ?? '');
    await steps(page).last().click();
    await page.getByRole('button', { name: 'Tunggu angkatan berikutnya' }).click();
    await expect(page.getByText('kabarnya muncul di Belajarku')).toBeVisible();
    expect.soft(await overflow(page), 'the end').toEqual([]);
    expect.soft(await violations(page), 'the end').toEqual([]);
    await visit('alpha', '/Welcome');
    const again = page.getByRole('link', { name: /^Ikut lagi/ }).first();
    await again.click();
    await expect(page.getByRole('region', { name: 'Ikut lagi' })).toBeVisible();
    expect.soft(await violations(page), 'joining again').toEqual([]);
  });
}
