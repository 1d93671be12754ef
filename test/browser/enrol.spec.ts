/**
 * From a class, signed out, to its first chapter; and every way in which a payment may end. In which a class
 * may not be joined is held without a browser (test/components/spec/enrol.test.ts).
 */

import type { Page } from '@playwright/test';
import { chooseAccount, signIn } from './account';
import { overflow, violations } from './checks';
import { expect, test } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page) => page.getByRole('complementary', { name: 'Pendaftaran' });
const pay = (page: Page, how: string) => page.getByRole('button', { name: how }).click();

/** How many invoices the visitor has for a class. */
async function invoicesFor(page: Page, slug: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const { data } = await (await fetch('/api/auth/user/detail')).json();
    const own: { classroom: { slug: string } | null }[] = data.invoices;
    return own.filter(({ classroom }) => classroom?.slug === wanted).length;
  }, slug);
}

for (const width of [390, 1440]) {
  test(`${width}: from a class card to the first chapter, and to Belajarku`, {
    tag: width === 390 ? '@journey' : [],
  }, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 900 });
    // Each width has a class and a visitor of its own: the stand-in keeps what is paid.
    const [slug, name, account] =
      width === 390
        ? (['dasar-pemasaran-digital', 'Dasar Pemasaran Digital', 'Guru Contoh'] as const)
        : (['lolos-wawancara-teknis', 'Lolos Wawancara Teknis', 'Mitra Industri Contoh'] as const);
    await visit('alpha', `/Class?search=${encodeURIComponent(name)}`);
    await page.getByRole('article').getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
    await card(page).getByRole('button', { name: 'Daftar sekarang' }).click();
    await chooseAccount(page, account);
    // It goes on by itself.
    await expect(heading(page)).toHaveText('Pembayaran contoh');
    await expect(page.getByText(name)).toBeVisible();
    await pay(page, 'Bayar sekarang');
    await expect(heading(page)).toHaveText('Terdaftar');
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await page.getByRole('link', { name: 'Mulai bab pertama' }).click();
    await expect(page).toHaveURL(new RegExp(`/Courses/${slug}/module/.+/chapter/1-`));
    await expect(page.getByText(/^Bab 1 dari 16/)).toBeVisible();
    // The class page knows, also after a reload; nothing was ordered twice.
    await visit('alpha', `/Class/${slug}`);
    await expect(card(page).getByText('Terdaftar', { exact: true })).toBeVisible();
    expect(await invoicesFor(page, slug)).toBe(1);
  });
}

test('the order goes on once: neither a reload nor Back orders again', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Class/pembelajaran-mesin-terapan');
  await card(page).getByRole('button', { name: 'Daftar sekarang' }).click();
  await chooseAccount(page, 'Penulis Contoh');
  await expect(heading(page)).toHaveText('Pembayaran contoh');
  await page.goBack();
  await expect(card(page).getByRole('button', { name: 'Lanjutkan pembayaran' })).toBeVisible();
  await page.reload();
  await expect(card(page)).toContainText(/Bayar dalam (1 hari|23 jam)/);
  await expect(page).toHaveURL(/\/Class\/pembelajaran-mesin-terapan$/);
  expect(await invoicesFor(page, 'pembelajaran-mesin-terapan')).toBe(1);
});

test('a second press while the first is under way makes no second invoice', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await visit('alpha', '/Class/sistem-desain');
  await signIn(page, 'Ketua Program Contoh');
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('payment/invoice')) made.push(request.url());
  });
  await page.route('**/payment/invoice*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const button = card(page).getByRole('button', { name: 'Daftar sekarang' });
  await button.dblclick();
  await expect(heading(page)).toHaveText('Pembayaran contoh');
  expect(made).toHaveLength(1);
});

test('a class that costs nothing is joined at once', async ({ page, visit }) => {
  await visit('alpha', '/Class/forensik-digital');
  await card(page).getByRole('button', { name: 'Daftar gratis' }).click();
  await chooseAccount(page, 'Ketua Wilayah Contoh');
  await expect(card(page).getByText('Terdaftar', { exact: true })).toBeVisible();
  await card(page).getByRole('link', { name: 'Mulai bab pertama' }).click();
  await expect(page.getByText(/^Bab 1 dari 16/)).toBeVisible();
});

const endings = [
  {
    how: 'Bayar, tetapi menunggu konfirmasi',
    says: 'Pembayaran sedang dikonfirmasi',
    next: 'Periksa lagi',
    slug: 'ekspor-untuk-usaha-kecil',
  },
  {
    how: 'Pembayaran ditolak',
    says: 'Pembayaran belum berhasil',
    next: 'Buat tagihan baru',
    slug: 'kampanye-iklan-berbayar',
  },
  {
    how: 'Biarkan waktunya habis',
    says: 'Waktu pembayaran habis',
    next: 'Buat tagihan baru',
    slug: 'pekerja-lepas-yang-sehat',
  },
];

for (const { how, says, next, slug } of endings) {
  test(`a payment ends "${how}": told, with the way on`, async ({ page, visit }) => {
    await visit('alpha', `/Class/${slug}`);
    await card(page).getByRole('button', { name: 'Daftar sekarang' }).click();
    await chooseAccount(page, 'Mitra Contoh');
    await pay(page, how);
    await expect(heading(page)).toHaveText(says);
    const button = page.getByRole('button', { name: next });
    await expect(button).toBeVisible();
    if (next !== 'Buat tagihan baru') return;
    await button.click();
    await expect(heading(page)).toHaveText('Pembayaran contoh');
    await pay(page, 'Bayar sekarang');
    await expect(heading(page)).toHaveText('Terdaftar');
    // Back from there finds what is paid, not what could be paid again.
    await visit('alpha', `/Class/${slug}`);
    await expect(card(page).getByText('Terdaftar', { exact: true })).toBeVisible();
  });
}

test('Back after paying leads over a payment that is closed to the class, joined', {
  tag: '@journey',
}, async ({ page, visit }) => {
  const slug = 'dasar-pemasaran-digital';
  await visit('alpha', `/Class/${slug}`);
  await card(page).getByRole('button', { name: 'Daftar sekarang' }).click();
  await chooseAccount(page, 'Penulis Contoh');
  await pay(page, 'Bayar sekarang');
  await expect(heading(page)).toHaveText('Terdaftar');
  await page.goBack();
  // What the browser kept of the payment page is no way to pay again.
  await page.reload();
  await expect(page.getByText('Tagihan ini tidak bisa dibayar lagi.')).toBeVisible();
  await page.goBack();
  await expect(card(page).getByText('Terdaftar', { exact: true })).toBeVisible();
  expect(await invoicesFor(page, slug)).toBe(1);
});

test('who comes back without paying can go on', async ({ page, visit }) => {
  await visit('alpha', '/Class/jaringan-untuk-keamanan');
  await card(page).getByRole('button', { name: 'Daftar sekarang' }).click();
  await chooseAccount(page, 'Pengelola Contoh');
  await page.getByRole('link', { name: 'Kembali tanpa membayar' }).click();
  await expect(heading(page)).toHaveText('Menunggu pembayaran');
  await expect(page.getByRole('main')).toContainText('Bayar dalam');
  await expect(page.getByRole('link', { name: 'Lanjutkan pembayaran' })).toBeVisible();
});

test('a session that is over at the press: sign in, and the order goes on', {
  tag: '@journey',
}, async ({ page, problems, visit }) => {
  problems.expect(/status of 401|401 \(Unauthorized\)/);
  await visit('alpha', '/Class/literasi-data-untuk-semua');
  await signIn(page, 'Mentor Contoh');
  await expect(card(page).getByRole('button', { name: 'Daftar sekarang' })).toBeVisible();
  const cookies = await page.context().cookies();
  await page
    .context()
    .addCookies(
      cookies.map((cookie) =>
        cookie.name === 'access_token' ? { ...cookie, value: 'x' } : cookie,
      ),
    );
  await card(page).getByRole('button', { name: 'Daftar sekarang' }).click();
  await chooseAccount(page, 'Mentor Contoh');
  await expect(heading(page)).toHaveText('Pembayaran contoh');
});

test('an event is attended, and is in "acara saya" with its calendar file', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await visit('alpha', '/Event/lokakarya-flutter-akhir-pekan');
  const side = page.getByRole('complementary', { name: 'Waktu dan tempat' });
  await side.getByRole('button', { name: 'Daftar hadir' }).click();
  await chooseAccount(page, 'Guru Contoh');
  await expect(side.getByText('Terdaftar', { exact: true })).toBeVisible();
  await side.getByRole('link', { name: 'Lihat acara saya' }).click();
  await expect(heading(page)).toHaveText('Acara saya');
  const item = page.getByRole('article').filter({ hasText: 'Lokakarya Flutter Akhir Pekan' });
  const download = page.waitForEvent('download');
  await item.getByRole('link', { name: 'Tambahkan ke kalender' }).click();
  expect((await download).suggestedFilename()).toBe('lokakarya-flutter-akhir-pekan.ics');
  expect(await violations(page)).toEqual([]);
});

test('an event with a price is paid for', async ({ page, visit }) => {
  await visit('alpha', '/Event/lokakarya-docker-untuk-pemula');
  await page.getByRole('button', { name: 'Daftar hadir' }).click();
  await chooseAccount(page, 'Guru Contoh');
  await pay(page, 'Bayar sekarang');
  await expect(heading(page)).toHaveText('Terdaftar');
  await expect(page.getByRole('main')).toContainText('Lokakarya Docker untuk Pemula');
  await page.getByRole('link', { name: 'Lihat kuitansi' }).click();
  await expect(heading(page)).toHaveText('Kuitansi');
  await expect(page.getByRole('main')).toContainText(/Rp\s75\.000/);
});
