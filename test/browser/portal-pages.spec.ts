/** The pages of a learner: Belajarku, events, invoices, receipts, certificates, the profile. */

import type { Page } from '@playwright/test';
import { chooseAccount, signIn, signInLink } from './account';
import { overflow, violations } from './checks';
import { expect, test } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

const pages = [
  { path: '/Welcome', title: 'Halo, Siswa!', shows: 'Terdekat' },
  { path: '/My-Events', title: 'Acara saya', shows: 'Lokakarya Desain Aksesibel' },
  { path: '/Invoices', title: 'Tagihan', shows: 'INV-2026-0001' },
  { path: '/Invoices/INV-2026-0002', title: 'Kuitansi', shows: 'Lunas' },
  { path: '/Profile', title: 'Profil', shows: 'student@contoh.id' },
];

test('every page is whole at 390 and 1440, without an axe violation', async ({ page, visit }) => {
  await visit('alpha', '/About');
  await signIn(page);
  for (const { path, title, shows } of pages) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await visit('alpha', path);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect.soft(await overflow(page), `${path} at ${width}`).toEqual([]);
    }
    expect.soft(await violations(page), path).toEqual([]);
  }
});

test('Belajarku shows what is theirs: never opened classes too, left ones not', async ({
  page,
  site,
  visit,
}) => {
  // Another walk may have joined a class as the same learner.
  await site.upstream.control('POST', 'reset');
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  await expect(heading(page)).toHaveText('Halo, Siswa!');
  await expect(panel(page, 'Lanjutkan belajar')).toContainText('Belum pernah dibuka');
  await expect(panel(page, 'Lanjutkan belajar')).toContainText('0 dari 16 bab');
  await expect(panel(page, 'Kelasku yang lain').getByRole('article')).toHaveCount(2);
  await expect(panel(page, 'Terdekat')).toContainText('Pertemuan kelas');
  await expect(panel(page, 'Terdekat')).toContainText('Webinar');
  await expect(panel(page, 'Tagihan terbuka').getByRole('listitem')).toHaveCount(3);
  await expect(panel(page, 'Kelas yang sudah selesai').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Kontainer dengan Docker')).toHaveCount(0);
  await expect(page.getByText(/NaN/)).toHaveCount(0);
});

test('a hundred classes are one screenful, looked through without a call for each', async ({
  page,
  site,
  visit,
}) => {
  const enrolments = Array.from({ length: 100 }, (_, index) => {
    const [slug, name, isEnded] = [`kelas-${index}`, `Kelas ke-${index}`, index >= 40];
    return { enrolledAt: '2026-01-01', classroom: { id: index + 1, slug, name, isEnded } };
  });
  await visit('alpha', '/About');
  await signIn(page);
  await site.upstream.control('POST', 'fault', {
    host: 'auth',
    path: 'user/detail',
    body: { status: true, data: { id: 1005, kind: 4, name: 'Siswa Contoh', enrolments } },
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit('alpha', '/Welcome');
  const shelf = panel(page, 'Kelasku yang lain');
  await expect(shelf.getByRole('article')).toHaveCount(6);
  await shelf.getByRole('link', { name: /^Selesai \(60\)/ }).click();
  await expect(shelf.getByRole('listitem').filter({ hasText: 'Kelas ke-' })).toHaveCount(6);
  await shelf.getByRole('searchbox').fill('ke-77');
  await shelf.getByRole('searchbox').press('Enter');
  await expect(shelf.getByRole('listitem').filter({ hasText: 'Kelas ke-' })).toHaveCount(1);
  await page.goBack();
  await expect(shelf.getByRole('listitem').filter({ hasText: 'Kelas ke-' })).toHaveCount(6);
  expect(asked.filter((url) => url.includes('class/syllabus'))).toHaveLength(1);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflow(page)).toEqual([]);
  }
  expect.soft(await violations(page)).toEqual([]);
});

test('a course goes on at the very chapter, also after a new version of the app', {
  tag: '@journey',
}, async ({ page, problems, visit }) => {
  // A new version signs out, also while somebody's name is being asked for.
  problems.expect(/status of 401/);
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  await page.getByRole('link', { name: 'Mulai belajar: JavaScript dari Nol' }).click();
  // One that was never opened, and is not the one in front, begins at its course.
  await expect(heading(page)).toHaveText('JavaScript dari Nol');
  await page.getByRole('link', { name: 'Mulai belajar', exact: true }).first().click();
  await page.getByRole('button', { name: 'Tandai sudah ditonton' }).click();
  await page
    .getByRole('navigation', { name: 'Bab sebelum dan sesudah' })
    .getByRole('link')
    .last()
    .click();
  await expect(page.getByText(/^Bab 2 dari 16/)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Bab sebelum dan sesudah' })
    .getByRole('link')
    .last()
    .click();
  await expect(page.getByText(/^Bab 3 dari 16/)).toBeVisible();
  const left = page.url();
  // The version that the server names has changed: local storage is cleared (spec section 4).
  await page.evaluate(() => localStorage.setItem('alpha@alpha.example:app-version', '0.0.1'));
  await visit('alpha', '/Welcome');
  await expect(signInLink(page)).toBeVisible();
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  const front = panel(page, 'Lanjutkan belajar');
  await expect(front).toContainText('JavaScript dari Nol');
  await expect(front).toContainText('2 dari 16 bab');
  await front.getByRole('link', { name: 'Lanjut belajar: JavaScript dari Nol' }).click();
  await expect(page).toHaveURL(left);
});

test('who takes part in nothing yet is shown where to begin', async ({ page, visit }) => {
  await visit('alpha', '/login');
  await chooseAccount(page, 'Mitra Industri Contoh');
  await expect(panel(page, 'Mau mulai dari mana?').getByRole('link').first()).toBeVisible();
});

test('who comes to an event and takes no class sees when it is', async ({ page, site, visit }) => {
  const [slug, title] = ['klinik-portofolio', 'Klinik Portofolio'];
  const startDate = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const event = { id: 7, slug, title, kindSlug: 'events', startDate };
  await visit('alpha', '/About');
  await signIn(page);
  await site.upstream.control('POST', 'fault', {
    host: 'auth',
    path: 'user/detail',
    body: { status: true, data: { id: 1005, kind: 4, name: 'Siswa Contoh', events: [{ event }] } },
  });
  await visit('alpha', '/Welcome');
  const agenda = panel(page, 'Terdekat');
  await expect(agenda.getByRole('listitem')).toHaveCount(1);
  await expect(agenda.getByRole('listitem')).toContainText('Acara');
  await agenda.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/Event/${slug}$`));
  await expect(heading(page)).toHaveText(title);
});

test('a platform that is down is told in Belajarku, and can be asked again', async ({
  page,
  problems,
  site,
  visit,
}) => {
  problems.expect(/status of 50[0-9]/);
  await visit('alpha', '/About');
  await signIn(page);
  await site.upstream.control('POST', 'fault', { host: 'auth', path: 'user/detail', status: 500 });
  await visit('alpha', '/Welcome');
  await expect(heading(page)).toHaveText('Halo, Siswa!');
  await expect(page.getByText('Data belum bisa dimuat')).toBeVisible();
  await site.upstream.control('DELETE', 'fault');
  await page.getByRole('button', { name: 'Coba lagi' }).first().click();
  await expect(panel(page, 'Lanjutkan belajar')).toBeVisible();
});

test('a certificate is shown to whoever has its address', { tag: '@journey' }, async ({
  page,
  browser,
  visit,
}) => {
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  await page.getByRole('link', { name: 'Lihat sertifikat Performa dan Aksesibilitas Web' }).click();
  await expect(page.getByText('Sertifikat ini asli.')).toBeVisible();
  const stranger = await browser.newContext();
  const public_ = await stranger.newPage();
  await public_.goto(page.url());
  await expect(heading(public_)).toHaveText('Siswa Contoh');
  await expect(public_.getByRole('main')).toContainText('Performa dan Aksesibilitas Web');
  await expect(public_.getByText('Sertifikat ini asli.')).toBeVisible();
  await stranger.close();
});

const strangers = ['BB-105-0123456789ABCDEF', 'contoh-verifikasi-akun-0001', 'x'];

for (const number of strangers) {
  test(`there is no certificate ${number}, and nothing is used up`, async ({
    page,
    problems,
    site,
    visit,
  }) => {
    problems.expect(/status of 404/);
    await visit('alpha', `/Certificate/${number}`);
    await expect(heading(page)).toHaveText('Oops.. Maaf halaman tidak ditemukan');
    const asked = JSON.stringify(await site.upstream.control('GET', 'log'));
    expect(asked).not.toContain('contoh-verifikasi-akun-0001');
  });
}

test('a receipt prints without the frame; an invoice of nobody is not found', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/status of 404|assets\/invoice-/);
  await visit('alpha', '/About');
  await signIn(page);
  await visit('alpha', '/Invoices/INV-2026-0002');
  await expect(heading(page)).toHaveText('Kuitansi');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
  await expect(page.getByText('INV-2026-0002')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await visit('alpha', '/Invoices/INV-0');
  await expect(heading(page)).toHaveText('Oops.. Maaf halaman tidak ditemukan');
});
