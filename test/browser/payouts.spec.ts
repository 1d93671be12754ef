/**
 * Money on its way to who has earned it: asked for, decided, and told to who asked. What is refused on the
 * way is held without a browser (test/components/spec/earnings.test.ts).
 */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Account } from '../cases/accounts';
import { chooseAccount, loseSession } from './account';
import { overflow, violations } from './checks';
import { expect, test, type Visit } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const available = (page: Page) =>
  page.getByRole('main').locator('dl data').first().getAttribute('value').then(Number);

async function enter(page: Page, visit: Visit, name: Account, path: string) {
  await loseSession(page);
  await visit('alpha', `/login?to=${encodeURIComponent(path)}`);
  await chooseAccount(page, name);
}

async function fillRequest(page: Page, amount: string) {
  await page.getByLabel('Jumlah yang ditarik').fill(amount);
  await page.getByLabel('Bank', { exact: true }).selectOption('cendana');
  await page.getByLabel('Nomor rekening').fill('9010001234');
  await page.getByLabel('Nama pemilik rekening').fill('Guru Contoh');
}

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const size of widths) {
  test(`a teacher asks for a payout, is refused, corrects and gets it, at ${size.width}`, {
    tag: size.width === 390 ? '@journey' : [],
  }, async ({ page, visit }) => {
    await page.setViewportSize(size);
    await enter(page, visit, 'Guru Contoh', '/Earnings');
    await expect(heading(page)).toHaveText('Pendapatan');
    await expect(page.getByRole('main').locator('dl data').first()).toBeVisible();
    const before = await available(page);
    expect(await overflow(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Tarik saldo' }).click();
    await expect(heading(page)).toHaveText('Tarik saldo');
    await fillRequest(page, '125000');
    await page.getByRole('button', { name: 'Tinjau penarikan' }).click();
    await expect(page.getByText('Rp 122.500')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ajukan penarikan' }).dblclick();
    await page.getByRole('link', { name: 'Lihat penarikan' }).click();
    await expect.poll(() => available(page)).toBe(before - 125_000);
    const asked = page.getByRole('row').filter({ hasText: 'Rp 125.000' });
    await expect(asked.filter({ hasText: 'Menunggu' })).toHaveCount(1);

    await enter(page, visit, 'Pengelola Contoh', '/Payouts?search=90100012');
    await expect(heading(page)).toHaveText('Penarikan');
    await expect(page.getByRole('heading', { level: 2, name: 'Rp 125.000' })).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Tolak' }).click();
    await page.getByRole('button', { name: 'Tinjau penolakan' }).click();
    await expect(page.getByText('Alasan penolakan wajib diisi.')).toBeVisible();
    await page.getByLabel('Alasan penolakan').fill('Nama pemilik rekening belum cocok.');
    await page.getByRole('button', { name: 'Tinjau penolakan' }).click();
    await page.getByRole('button', { name: 'Ya, tolak' }).click();
    await expect(page.getByText(/Penarikan Rp\s125.000 dari Guru Contoh ditolak/)).toBeVisible();

    await enter(page, visit, 'Guru Contoh', '/Earnings?status=rejected');
    const refused = page.getByRole('row').filter({ hasText: 'Nama pemilik rekening belum cocok.' });
    await refused.first().getByRole('link', { name: 'Perbaiki dan ajukan lagi' }).click();
    await expect(page.getByLabel('Jumlah yang ditarik')).toHaveValue('125000');
    await page.getByRole('button', { name: 'Tinjau penarikan' }).click();
    await page.getByRole('button', { name: 'Ajukan penarikan' }).click();
    await expect(page.getByText('Penarikan Rp 125.000 sudah diajukan')).toBeVisible();

    await enter(page, visit, 'Pengelola Utama Contoh', '/Payouts?search=90100012');
    await page.getByRole('button', { name: 'Setujui', exact: true }).click();
    await page.getByRole('button', { name: 'Ya, setujui' }).dblclick();
    await expect(page.getByText(/Penarikan Rp\s125.000 dari Guru Contoh disetujui/)).toBeVisible();

    await enter(page, visit, 'Guru Contoh', '/Earnings?status=approved&search=90100012');
    await expect(asked.filter({ hasText: 'Disetujui' }).first()).toBeVisible();
    await expect.poll(() => available(page)).toBe(before - 125_000);
  });
}

test('what a learner pays is in the balance of the mentor who teaches the class', async ({
  page,
  visit,
}) => {
  await enter(page, visit, 'Mentor Contoh', '/Earnings');
  await expect(page.getByRole('main').locator('dl data').first()).toBeVisible();
  const before = await available(page);

  await enter(page, visit, 'Siswa Contoh', '/Class/aplikasi-yang-bekerja-luring');
  const card = page.getByRole('complementary', { name: 'Pendaftaran' });
  const pay = page.getByRole('button', { name: 'Bayar sekarang' });
  // The page is loaded anew for who takes another's place, and a press in that moment goes with it.
  await expect(async () => {
    await card.getByRole('button', { name: 'Daftar sekarang' }).click();
    await expect(pay).toBeVisible({ timeout: 5000 });
  }).toPass();
  await pay.click();
  await expect(heading(page)).toHaveText('Terdaftar');
  const number = new URL(page.url()).searchParams.get('order_id') ?? '';

  await enter(page, visit, 'Mentor Contoh', '/Earnings');
  await expect.poll(() => available(page)).toBe(before + 875_000);
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Rp 875.000');
});

test('a range of days stands in the address, lists go along as files, and a payout has a receipt', async ({
  page,
  visit,
}) => {
  await enter(page, visit, 'Mitra Contoh', '/Earnings?status=paid');
  const rows = page.getByRole('region', { name: 'Penarikan' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Dibayar');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV penarikan' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('penarikan.csv');
  const csv = readFileSync(await file.path(), 'utf8');
  expect(csv.split('\r\n')[0]).toContain('Nomor,Tanggal diajukan,Status,Jumlah (Rp)');

  await page.getByLabel('Dari tanggal').fill('2001-01-01');
  await page.getByLabel('Sampai tanggal').fill('2000-01-01');
  await page.getByRole('button', { name: 'Tampilkan' }).click();
  await expect(page.getByText('Tanggal akhir tidak boleh sebelum tanggal awal.')).toBeVisible();
  await page.getByLabel('Sampai tanggal').fill('2001-02-01');
  await page.getByRole('button', { name: 'Tampilkan' }).click();
  await expect(page).toHaveURL(/status=paid&period=2001-01-01_2001-02-01/);
  await expect(page.getByText('Tidak ada penarikan yang cocok').last()).toBeVisible();
  await expect(page.getByText('Tidak ada pembayaran di rentang ini')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(rows.nth(1)).toContainText('Dibayar');

  await rows.nth(1).getByRole('link').first().click();
  await expect(heading(page)).toHaveText('Kuitansi penarikan');
  await expect(page.getByRole('list', { name: 'Perjalanan penarikan' })).toContainText('Disetujui');
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await overflow(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('sah tanpa tanda tangan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Semua penarikan' }).click();
  await expect(page).toHaveURL(/Earnings\?status=paid$/);
});

test('a session that ends in the middle of a request loses nothing', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/401 \(Unauthorized\)/);
  await enter(page, visit, 'Mitra Contoh', '/Earnings/Request');
  await fillRequest(page, '90000');
  await page.getByRole('button', { name: 'Tinjau penarikan' }).click();
  const cookies = await page.context().cookies();
  await page
    .context()
    .addCookies(
      cookies.map((cookie) =>
        cookie.name === 'access_token' ? { ...cookie, value: 'sudah-berakhir' } : cookie,
      ),
    );
  await page.getByRole('button', { name: 'Ajukan penarikan' }).click();
  await expect(heading(page)).toHaveText('Sesimu sudah berakhir');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Masuk dan lanjutkan' }).click();
  await chooseAccount(page, 'Mitra Contoh');
  await expect(page.getByLabel('Jumlah yang ditarik')).toHaveValue('90000');
});

test('somebody else was faster', { tag: '@journey' }, async ({
  browser,
  page,
  problems,
  site,
  visit,
}) => {
  problems.expect(/409 \(Conflict\)/);
  await enter(page, visit, 'Pengelola Contoh', '/Payouts');
  const title = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'Setujui', exact: true }).click();
  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(site.address('alpha', '/login?to=/Payouts'));
  await chooseAccount(second, 'Pengelola Utama Contoh');
  await second.getByRole('button', { name: 'Setujui', exact: true }).click();
  await second.getByRole('button', { name: 'Ya, setujui' }).click();
  await expect(second.getByText(/disetujui\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Ya, setujui' }).click();
  await expect(page.getByText(/orang lain lebih dulu.*oleh Pengelola Utama Contoh/)).toBeVisible();
  await other.close();
});

test('several are decided at once, the oldest first, after a second look', async ({
  page,
  visit,
}) => {
  await enter(page, visit, 'Mitra Contoh', '/Earnings/Request');
  for (const amount of ['71000', '72000']) {
    await visit('alpha', '/Earnings/Request');
    await fillRequest(page, amount);
    await page.getByLabel('Nomor rekening').fill('9010005555');
    await page.getByRole('button', { name: 'Tinjau penarikan' }).click();
    await page.getByRole('button', { name: 'Ajukan penarikan' }).click();
    await expect(page.getByRole('link', { name: 'Lihat penarikan' })).toBeVisible();
  }
  await enter(page, visit, 'Pengelola Contoh', '/Payouts?search=90100055');
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(first).toHaveText(/Rp\s71\.000/);
  await page.getByRole('button', { name: 'Pilih semua di halaman ini' }).click();
  const bulk = page.getByRole('region', { name: 'Keputusan untuk yang terpilih' });
  await expect(bulk).toContainText(/2 penarikan, Rp\s143\.000/);
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await overflow(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
  await bulk.getByRole('button', { name: 'Setujui yang terpilih' }).click();
  await bulk.getByRole('button', { name: 'Ya, setujui semuanya' }).dblclick();
  await expect(page.getByText(/2 penarikan \(Rp\s143\.000\) disetujui\./)).toBeVisible();
  await expect(bulk).toHaveCount(0);
  await visit('alpha', '/Payouts?search=90100055&status=approved');
  await expect(page.getByText(/Diputuskan .*, Pengelola Contoh/).first()).toBeVisible();
});

test('after each step of a decision the focus is where it goes on', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  const focused = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  await enter(page, visit, 'Mitra Contoh', '/Earnings/Request');
  await fillRequest(page, 'Rp 110.000');
  await page.getByLabel('Nomor rekening').fill('9010007777');
  await page.getByRole('button', { name: 'Tinjau penarikan' }).click();
  await page.getByRole('button', { name: 'Ajukan penarikan' }).click();
  await expect(page.getByText('Penarikan Rp 110.000 sudah diajukan')).toBeVisible();

  await enter(page, visit, 'Pengelola Contoh', '/Payouts?search=90100077');
  await page.getByRole('button', { name: 'Setujui', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Setujui penarikan ini?' })).toBeFocused();
  await page.getByRole('button', { name: 'Kembali' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Keputusan' })).toBeFocused();
  await page.getByRole('button', { name: 'Setujui', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Ya, setujui' }).press('Enter');
  await expect(page.getByText('Tidak ada penarikan yang cocok').last()).toBeVisible();
  await expect.poll(focused).toBe(true);
  expect(await violations(page)).toEqual([]);

  await visit('alpha', '/Payouts');
  const title = page.getByRole('main').getByRole('heading', { level: 2 });
  const first = await title.first().getAttribute('id');
  await page.getByRole('button', { name: 'Setujui', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Ya, setujui' }).press('Enter');
  await expect(page.getByText(/disetujui\.$/)).toBeVisible();
  await expect(title.first()).not.toHaveId(first ?? '');
  await expect(title.first()).toBeFocused();
});
