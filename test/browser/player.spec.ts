/** Learning: chapters of every kind, what is handed in, noted and kept, by keyboard and offline. */

import type { Page } from '@playwright/test';
import { accountMenu, chooseAccount, loseSession, signIn, signInLink } from './account';
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

test('chapters open by enrolment, to nobody else, and never from the shared cache', async ({
  page,
  visit,
}) => {
  const at = (path: string) => visit('alpha', path);
  const [, , third = ''] = await chapters(page, 'javascript-dari-nol', at);
  const locked = page.getByRole('heading', { name: 'Bab ini untuk peserta kursus' });
  await at(third);
  await expect(locked).toBeVisible();
  await signIn(page, 'Mitra Contoh');
  await expect(locked).toBeVisible();
  await loseSession(page);
  await at('/login');
  await chooseAccount(page, 'Siswa Contoh');
  await expect(page).toHaveURL(/\/welcome$/i);
  await expect(accountMenu(page, 'Siswa Contoh')).toBeVisible();
  await at(third);
  await expect(page.getByText('Rekaman ini mengerjakan')).toBeVisible();
  await expect(locked).toHaveCount(0);
  await loseSession(page);
  await at(third);
  await expect(locked).toBeVisible();
});

test('a quiz is run to its score, which reads the chapter and is remembered', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  const all = await chapters(page, 'sql-untuk-analis', (path) => visit('alpha', path));
  await visit('alpha', all[3] ?? '');
  for (const choice of [1, 0, 0]) {
    await page.getByRole('radio').nth(choice).check();
    await page.getByRole('button', { name: 'Periksa jawaban' }).click();
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  }
  await expect(page.getByText('2 dari 3 benar').first()).toBeVisible();
  await expect(done(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Lulus mulai 2 dari 3 benar')).toContainText(
    'Hasil terbaikmu 2 dari 3 benar, dari 1 percobaan.',
  );
  await expect(done(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe('without what keeps chapters', () => {
  // It takes requests over from the page, where a line that is cut could not be played any more.
  test.use({ serviceWorkers: 'block' });

  test('a project is handed in, and stands there with its time after a reload', {
    tag: '@journey',
  }, async ({ page, problems, site, visit }) => {
    problems.expect(/status of (413|502|401)|net::ERR_|401 \(Unauthorized\)/);
    await visit('alpha', '/login');
    await chooseAccount(page, 'Siswa Contoh');
    const all = await chapters(page, 'javascript-dari-nol', (path) => visit('alpha', path));
    await visit('alpha', all[15] ?? '');
    const here = page.getByRole('navigation', { name: 'Isi kursus' }).locator('[aria-current]');
    await expect(here).toBeInViewport();
    const input = page.getByLabel('Berkas proyek');
    const send = page.getByRole('button', { name: 'Kirim proyek' });
    const file = (name: string, size: number) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.alloc(size, 'x'),
    });
    const refused = [
      [file('karya.exe', 10), 'Jenis berkas ini tidak bisa dikirim'],
      [file('karya.pdf', 10 * 1024 * 1024 + 1), 'lebih besar dari 10 MB'],
      [file('karya.pdf', 0), 'Berkas ini kosong'],
    ] as const;
    for (const [given, says] of refused) {
      await input.setInputFiles(given);
      await expect(page.getByText(says)).toBeVisible();
    }
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/drive/v1/upload')) uploads.push(request.method());
    });
    await send.click();
    expect(uploads).toEqual([]);

    // The line is cut half way: nothing is taken for sent, and what was chosen stays.
    await page.route('**/drive/v1/upload', (route) => route.abort('connectionreset'), {
      times: 1,
    });
    await input.setInputFiles(file('karya.pdf', 2000));
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Berkasnya belum terkirim');
    // The platform refuses.
    await site.upstream.control('POST', 'fault', {
      host: 'drive',
      path: 'v1/upload',
      status: 413,
      times: 1,
    });
    await send.click();
    await expect(page.getByRole('alert')).toContainText('belum terkirim');
    await send.dblclick();
    const sent = page.getByRole('status').filter({ hasText: 'karya.pdf' });
    await expect(sent).toContainText(/terkirim \d+ \w+ \d{4} pukul/);
    expect(uploads).toHaveLength(3);
    await expect(done(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Kumpulkan proyek' })).toHaveCount(1);
    await page.reload();
    await expect(sent).toContainText(/terkirim \d+ \w+ \d{4} pukul/);
  });
});

test('a session that is over while work is handed in: sign in, and nothing is lost', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/401 \(Unauthorized\)/);
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  const all = await chapters(page, 'sql-untuk-analis', (path) => visit('alpha', path));
  await visit('alpha', all[15] ?? '');
  await page.getByLabel('Catatanmu tentang bab ini').fill('Jangan hilang.');
  await page.getByLabel('Berkas proyek').setInputFiles({
    name: 'karya.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('halo'),
  });
  const cookies = await page.context().cookies();
  await page
    .context()
    .addCookies(
      cookies.map((cookie) =>
        cookie.name === 'access_token' ? { ...cookie, value: 'x' } : cookie,
      ),
    );
  await page.getByRole('button', { name: 'Kirim proyek' }).click();
  // The platform says that nobody is signed in any more, and the page shows the way in.
  await signInLink(page).click();
  await chooseAccount(page, 'Siswa Contoh');
  await expect(page).toHaveURL(new RegExp(`${all[15]}$`));
  await expect(page.getByLabel('Catatanmu tentang bab ini')).toHaveValue('Jangan hilang.');
  await expect(page.getByLabel('Berkas proyek')).toBeVisible();
});

test('notes stay, and the arrow keys turn the pages but not in a note', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  const all = await chapters(page, 'javascript-dari-nol', (path) => visit('alpha', path));
  await visit('alpha', all[0] ?? '');
  const notes = page.getByLabel('Catatanmu tentang bab ini');
  await notes.fill('Tanyakan soal tipe.');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Bab 1 dari 16/)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Bab 2 dari 16/)).toBeVisible();
  await expect(notes).toHaveValue('');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^Bab 1 dari 16/)).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue('Tanyakan soal tipe.');
});

test('a text is read at its end and a video at its own, and going on leaves open what was not done', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  const all = await chapters(page, 'sql-untuk-analis', (path) => visit('alpha', path));
  const next = steps(page).last();
  await visit('alpha', all[3] ?? '');
  await expect(page.getByRole('heading', { name: 'Kuis' })).toBeVisible();
  await expect(next).toContainText('kuis belum dikerjakan');
  await next.click();
  await expect(page.getByText(/^Bab 5 dari 16/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Bab 4 dari 16/)).toBeVisible();
  await expect(done(page)).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Bab 5 dari 16/)).toBeVisible();
  await visit('alpha', all[15] ?? '');
  await expect(next).toContainText('proyek belum dikirim');
  expect(await violations(page)).toEqual([]);

  // A video that is passed by stays open, by key as by press, until the player says that it has ended.
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Pemutar' }),
  );
  await visit('alpha', all[0] ?? '');
  await expect(page.getByLabel('Catatanmu tentang bab ini')).toBeVisible();
  await expect(next).toContainText('video belum ditonton sampai habis');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Bab 2 dari 16/)).toBeVisible();
  await page.getByLabel('Catatanmu tentang bab ini').scrollIntoViewIfNeeded();
  await expect(done(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^Bab 1 dari 16/)).toBeVisible();
  await expect(done(page)).toHaveCount(0);
  await page.getByRole('link', { name: /^Putar video/ }).click();
  await page
    .frameLocator('main iframe')
    .getByText('Pemutar')
    .evaluate(() => parent.postMessage('{"event":"onStateChange","info":0}', '*'));
  await expect(done(page)).toBeVisible();
  await expect(page.getByText('2 dari 16 bab').first()).toBeVisible();
});

test('a course that is read whole says so, and one that is over leads to what is open now', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  const all = await chapters(page, 'javascript-dari-nol', (path) => visit('alpha', path));
  await visit('alpha', all[0] ?? '');
  await page.getByRole('button', { name: 'Tandai sudah ditonton' }).click();
  await expect(done(page)).toBeVisible();
  // The others, as they would be kept.
  await page.evaluate(async () => {
    const answer = async (path: string) =>
      (await (await fetch(`/api/services/v1/${path}`)).json()).data;
    const { id } = await answer('class/overview?slug=javascript-dari-nol');
    const modules: { chapters: { id: number }[] }[] = await answer(
      `class/syllabus?classroomId=${id}`,
    );
    const ids = modules.flatMap(({ chapters }) => chapters.map((one) => String(one.id)));
    const part = 'alpha@alpha.example:';
    const key = `${part}work-of:${localStorage.getItem(`${part}owner`)}:course_progress`;
    localStorage.setItem(key, JSON.stringify({ 'javascript-dari-nol': ids }));
  });
  await visit('alpha', all[15] ?? '');
  // How far the course has come is noted once the chapter is open.
  await expect(page.getByRole('heading', { name: 'Bab ini untuk peserta kursus' })).toHaveCount(0);
  await expect(steps(page).last()).toContainText('Semua bab selesai');
  await steps(page).last().click();
  const finish = page.getByRole('region', { name: 'Selamat, kamu menamatkan JavaScript dari Nol' });
  await expect(finish).toContainText('Semua 16 bab selesai');
  await expect(finish).toContainText('Sertifikatmu terbit setelah kelasnya selesai');
  await finish.getByRole('button', { name: 'Tunggu angkatan berikutnya' }).click();
  await expect(finish).toContainText('kabarnya muncul di Belajarku');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflow(page)).toEqual([]);
  }
  expect.soft(await violations(page)).toEqual([]);
  await visit('alpha', '/Welcome');
  const finished = page.getByRole('region', { name: 'Kelas yang sudah selesai' });
  await expect(finished.getByRole('listitem').filter({ hasText: 'JavaScript' })).toContainText(
    'Semua 16 bab selesai.',
  );
  const waited = page.getByRole('region', { name: 'Angkatan yang kamu tunggu' });
  await expect(waited).toContainText('JavaScript dari Nol');
  await page
    .getByRole('link', { name: /^Ikut lagi/ })
    .first()
    .click();
  const again = page.getByRole('region', { name: 'Ikut lagi' });
  await expect(again.getByRole('link').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const course of ['javascript-dari-nol', '@Premium/javascript-dari-nol']) {
  test(`a chapter of ${course} that was opened is read on without a connection, until the visitor signs out`, {
    tag: !course.startsWith('@') ? '@journey' : [],
  }, async ({ page, context, problems, visit }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ServiceWorker|net::ERR/);
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
    await expect(page.getByText('Rekaman ini mengerjakan')).toBeVisible();
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

test('a note that the browser has no room for is not said to be kept', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.includes('notes:') && value.includes('terlalu')) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      set.call(this, key, value);
    };
  });
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  const all = await chapters(page, 'javascript-dari-nol', (path) => visit('alpha', path));
  await visit('alpha', all[2] ?? '');
  const notes = page.getByLabel('Catatanmu tentang bab ini');
  await notes.fill('pendek');
  await expect(page.getByText('Tersimpan sendiri, hanya di peramban ini.')).toBeVisible();
  await notes.fill('terlalu panjang');
  await expect(page.getByText('Tersimpan sendiri, hanya di peramban ini.')).toHaveCount(0);
  await expect(page.getByText('Belum tersimpan di perangkat ini: catatan.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await notes.fill('pendek lagi');
  await expect(page.getByText('Belum tersimpan di perangkat ini: catatan.')).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`${width}: every kind of chapter is whole`, async ({ page, visit }) => {
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
  });
}
