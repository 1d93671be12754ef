/** The site's settings: from signing in to the brand's new look, and what can go wrong on the way. */

import type { Page } from '@playwright/test';
import type { Account } from '../cases/accounts';
import { chooseAccount, loseSession } from './account';
import { overflow, violations } from './checks';
import { expect, test, type Visit } from './fixtures';
import { beThere } from './presence';
import { held, heldUpload } from './uploads';

// Each brand is changed by one test, so that they may run side by side.
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}( \\(opsional\\))?$`));
const bar = (page: Page) => page.locator('[data-save-bar]');
const preview = (page: Page) => page.frameLocator('iframe[title^="Beranda"]');

async function enter(page: Page, visit: Visit, tenant: string, path = '/Settings') {
  await loseSession(page);
  await visit(tenant, `/login?to=${encodeURIComponent(path)}`);
  await chooseAccount(page, 'Pengelola Contoh');
  await expect(heading(page)).toHaveText('Pengaturan situs');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

async function save(page: Page, button: string) {
  await bar(page).getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

const variable = (page: Page, name: string) =>
  page
    .locator('html')
    .evaluate((html, key) => getComputedStyle(html).getPropertyValue(key).trim(), name);

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const { width, height, tenant } of [
  { width: 390, height: 844, tenant: 'festival' },
  { width: 1440, height: 900, tenant: 'foundation' },
]) {
  test(`an admin changes the brand, looks, saves and takes it back, at ${width}`, {
    tag: width === 1440 ? '@journey' : [],
  }, async ({ page, visit }) => {
    await page.setViewportSize({ width, height });
    await enter(page, visit, tenant);
    const before = { title: await field(page, 'Nama situs').inputValue() };
    const primary = await field(page, 'Warna utama').inputValue();
    expect(await overflow(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await field(page, 'Nama situs').fill('Merek Baru');
    await field(page, 'Warna utama').fill('#FFE14D');
    await expect(page.getByText(/Terlalu terang untuk tulisan di latar putih/)).toBeVisible();
    await field(page, 'Huruf judul').selectOption('Inter');
    await page.getByLabel('Berkas logo tinta gelap').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: picture,
    });
    await expect(field(page, 'Logo tinta gelap')).toHaveValue(/\/file\//);
    const isNarrow = width < 1280;
    if (isNarrow) await bar(page).getByRole('button', { name: 'Pratinjau' }).click();
    const html = preview(page).locator('html');
    await expect(html).toHaveAttribute('style', /--primary:\s*#ffe14d;\s*--on-primary:\s*#000/);
    await expect(html).toHaveAttribute('style', /--font-heading:\s*"Inter"/);
    // What stands in attributes is put back, in spite of the policy of the page round it.
    await expect(preview(page).locator('[style]').nth(2)).toBeAttached();
    await expect(preview(page).locator('[data-style]')).toHaveCount(0);
    const logo = preview(page).locator('img[data-setting=logoDark]').first();
    await expect(logo).toHaveAttribute('src', /\/file\//);
    expect(await violations(page)).toEqual([]);
    if (isNarrow) await page.keyboard.press('Escape');
    // What is only looked at changes nothing yet.
    expect(await variable(page, '--primary')).toBe(primary.toLowerCase());
    await expect(bar(page)).toContainText('4 perubahan belum disimpan');
    expect(await overflow(page)).toEqual([]);

    await bar(page).getByRole('button', { name: 'Simpan' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(4);
    await expect(dialog).toContainText(`${before.title} menjadi Merek Baru`);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Simpan 4 perubahan' }).dblclick();
    await expect(bar(page)).toContainText('4 perubahan tersimpan');
    await expect.poll(() => variable(page, '--primary')).toBe('#ffe14d');

    await bar(page).getByRole('link', { name: 'Lihat situs' }).click();
    await expect(page).toHaveTitle(/./);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(await variable(page, '--primary')).toBe('#ffe14d');
    expect(await variable(page, '--on-primary')).toBe('#000');
    await expect(page.getByRole('banner').locator('img[src*="/file/"]').first()).toBeVisible();

    await visit(tenant, '/Settings');
    await expect(field(page, 'Nama situs')).toHaveValue('Merek Baru');
    await field(page, 'Nama situs').fill('Merek Lain');
    await field(page, 'Warna utama').fill(primary);
    await field(page, 'Huruf judul').selectOption('Raleway');
    await page.getByRole('button', { name: 'Pakai bawaan untuk logo tinta gelap' }).click();
    await save(page, 'Simpan 4 perubahan');
    await bar(page).getByRole('button', { name: 'Urungkan' }).click();
    await expect(field(page, 'Nama situs')).toHaveValue('Merek Baru');
    await expect(field(page, 'Warna utama')).toHaveValue(/#ffe14d/i);
    await expect(bar(page)).toContainText('4 perubahan tersimpan');
    await bar(page).getByRole('button', { name: 'Urungkan' }).click();
    await expect(field(page, 'Nama situs')).toHaveValue('Merek Lain');

    // A press on a link of the portal leads to a document that shows the same.
    await field(page, 'Nama situs').fill(before.title);
    await save(page, 'Simpan 1 perubahan');
    await expect(bar(page)).toContainText('1 perubahan tersimpan');
    await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(await variable(page, '--primary')).toBe(primary.toLowerCase());
  });
}

test('what is typed while a logo is on its way, or while something is saved, stays', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, visit, 'perempuan');
  const upload = await heldUpload(page);
  await page.getByLabel('Berkas logo tinta gelap').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await upload.hasBegun;
  await field(page, 'Nama situs').fill('Nama selama unggahan');
  upload.release();
  await expect(field(page, 'Logo tinta gelap')).toHaveValue(/\/file\//);
  await expect(field(page, 'Nama situs')).toHaveValue('Nama selama unggahan');

  const saving = await held(page, '**/cms/app/setting/**');
  await save(page, 'Simpan 2 perubahan');
  await page.getByRole('dialog').getByRole('button', { name: 'Ubah lagi' }).click();
  await field(page, 'Nama situs').fill('Nama selama penyimpanan');
  saving.release();
  await expect(bar(page)).toContainText('2 perubahan tersimpan');
  await expect(field(page, 'Nama situs')).toHaveValue('Nama selama penyimpanan');
  await expect(bar(page)).toContainText('1 perubahan belum disimpan');
  await page.reload();
  await expect(field(page, 'Nama situs')).toHaveValue('Nama selama penyimpanan');
});

test('nothing in the preview runs, sends or leads anywhere', async ({ page, problems, visit }) => {
  // The browser tells of what it has met, and refused.
  problems.expect(
    /inline event handler|status of 404|Unsafe attempt to initiate navigation|Blocked form submission/,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, visit, 'buku');
  const home = await page.evaluate(async () => (await fetch('/')).text());
  const hostile = [
    '<script>parent.hasRun = 1</script><img src="x" onerror="parent.hasRun = 2">',
    '<iframe srcdoc="<script>top.hasRun = 3</script>"></iframe>',
    '<a id="out" target="_top" href="/News">Keluar</a>',
    '<form target="_top" action="/News"><button id="send">Kirim</button></form>',
  ];
  const isHome = ({ pathname }: URL) => pathname === '/';
  await page.route(isHome, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: home.replace('</body>', () => `${hostile.join('')}</body>`),
    }),
  );
  await page.reload();
  const frame = page.locator('iframe[title^="Beranda"]');
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  await expect(preview(page).locator('#out')).toBeAttached();
  await frame.evaluate((element) => {
    const shown = element instanceof HTMLIFrameElement ? element.contentDocument : null;
    for (const id of ['out', 'send']) shown?.getElementById(id)?.click();
  });
  await expect(heading(page)).toHaveText('Pengaturan situs');
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});

test('what search engines and shared links show is looked at first', async ({ page, visit }) => {
  await enter(page, visit, 'buku', '/Settings?part=search');
  await field(page, 'Judul beranda').fill('Perpustakaan terbuka');
  await page.setViewportSize({ width: 1440, height: 900 });
  const found = page.getByRole('region', { name: 'Pratinjau hasil pencarian' });
  await expect(found).toContainText('Perpustakaan terbuka');
  await page.getByLabel('Deskripsi').fill('Kata '.repeat(40));
  await expect(page.getByText(/biasanya memotong setelah/)).toBeVisible();
  await expect(found).toContainText('…');
  await page.getByLabel('Situs boleh tampil di hasil pencarian').uncheck();
  await expect(found).toContainText('diminta tidak menampilkan');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page)).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
  await save(page, 'Simpan 3 perubahan');
  await bar(page).getByRole('link', { name: 'Lihat situs' }).click();
  await expect(page).toHaveTitle(/^Perpustakaan terbuka/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('closing the site says what it means, and its own page opens it again', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/503/);
  await enter(page, visit, 'aksara', '/Settings?part=status');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Tutup situs untuk perbaikan').check();
  await bar(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('dialog')).toContainText('Website Sedang Dalam Perbaikan');
  await page.getByRole('button', { name: 'Ya, tutup situs' }).click();
  await expect(bar(page)).toContainText('1 perubahan tersimpan');
  await expect(page.getByText(/Situs sedang ditutup/)).toBeVisible();

  await page.getByRole('link', { name: 'Lihat situs' }).click();
  await expect(heading(page)).toHaveText('Website Sedang Dalam Perbaikan');
  await visit('aksara', '/Settings?part=status');
  await expect(heading(page)).toHaveText('Pengaturan situs');
  // What else is pressed there is closed too.
  await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).click();
  await expect(heading(page)).toHaveText('Website Sedang Dalam Perbaikan');
  await visit('aksara', '/Settings?part=status');
  await page.getByLabel('Tutup situs untuk perbaikan').uncheck();
  await save(page, 'Simpan 1 perubahan');
  await page.getByRole('link', { name: 'Lihat situs' }).click();
  await expect(heading(page)).not.toHaveText('Website Sedang Dalam Perbaikan');
});

test('bad input is told beside its field, and nothing is sent', async ({ page, site, visit }) => {
  await enter(page, visit, 'buku');
  await field(page, 'Nama situs').fill('x'.repeat(200));
  await expect(field(page, 'Nama situs')).toHaveValue('x'.repeat(200));
  await field(page, 'Nama situs').fill('');
  await field(page, 'Warna utama').fill('merah');
  await page.getByLabel('Berkas logo tinta gelap').setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: picture,
  });
  await expect(page.getByText('Pilih gambar PNG, JPEG, atau WebP.')).toBeVisible();
  await site.upstream.control('DELETE', 'log');
  await bar(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Nama situs wajib diisi.')).toBeVisible();
  await expect(page.getByText('Tulis warnanya seperti #2096c4.')).toBeVisible();
  await expect(field(page, 'Nama situs')).toBeFocused();
  await page.getByRole('link', { name: 'Keadaan situs' }).click();
  await bar(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(field(page, 'Nama situs')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await bar(page).getByRole('button', { name: 'Buang' }).click();
  await expect(bar(page)).toBeHidden();
});

test('a key that is refused leaves the others saved, and offline loses nothing', async ({
  page,
  problems,
  site,
  visit,
}) => {
  problems.expect(/422|ERR_INTERNET_DISCONNECTED/);
  await enter(page, visit, 'buku');
  const title = await field(page, 'Nama situs').inputValue();
  await beThere(page);
  await field(page, 'Nama situs').fill('Nama yang tersimpan');
  await field(page, 'Warna gelap').fill('#101010');
  await site.upstream.control('POST', 'fault', {
    method: 'PUT',
    path: 'buku/cms/app/setting/css',
    status: 422,
    body: { status: false, message: 'Ditolak', errors: { clr_dark: ['Warna ini sudah dipakai'] } },
    times: 1,
  });
  await save(page, 'Simpan 2 perubahan');
  await expect(bar(page)).toContainText('Belum tersimpan: Warna gelap.');
  await expect(bar(page)).toContainText('1 perubahan tersimpan');
  await expect(page.getByText('Warna ini sudah dipakai')).toBeVisible();
  await expect(field(page, 'Warna gelap')).toBeFocused();
  await expect(bar(page)).toContainText('1 perubahan belum disimpan');

  await page.context().setOffline(true);
  await save(page, 'Simpan 1 perubahan');
  await expect(bar(page)).toContainText('Kamu sedang luring');
  await page.context().setOffline(false);
  await page.reload();
  await expect(field(page, 'Warna gelap')).toHaveValue('#101010');
  await expect(bar(page)).toContainText('Dari kunjunganmu sebelumnya.');
  await bar(page).getByRole('button', { name: 'Buang' }).click();
  await field(page, 'Nama situs').fill(title);
  await save(page, 'Simpan 1 perubahan');
  await expect(bar(page)).toContainText('1 perubahan tersimpan');
});

test('what somebody else has saved meanwhile is not written over unseen', async ({
  browser,
  page,
  site,
  visit,
}) => {
  await enter(page, visit, 'buku');
  const title = await field(page, 'Nama situs').inputValue();
  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(site.address('buku', '/login?to=%2FSettings'));
  await chooseAccount(second, 'Pengelola Utama Contoh');
  await field(second, 'Nama situs').fill('Dari yang lain');
  await save(second, 'Simpan 1 perubahan');
  await expect(bar(second)).toContainText('1 perubahan tersimpan');
  await other.close();

  await field(page, 'Nama situs').fill('Dari saya');
  await save(page, 'Simpan 1 perubahan');
  await expect(bar(page)).toContainText('Nama situs sudah diubah orang lain');
  await bar(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('dialog')).toContainText('Dari yang lain menjadi Dari saya');
  await page.getByRole('button', { name: 'Ubah lagi' }).click();
  await field(page, 'Nama situs').fill(title);
  await save(page, 'Simpan 1 perubahan');
  await expect(bar(page)).toContainText('1 perubahan tersimpan');
});

test('leaving with changes asks, and a session that ends keeps them', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  await enter(page, visit, 'buku');
  await field(page, 'Nama situs').fill('Belum disimpan');
  await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tinggalkan halaman ini?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(heading(page)).toHaveText('Pengaturan situs');
  await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).click();
  await dialog.getByRole('button', { name: 'Tinggalkan', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');

  await loseSession(page);
  await visit('buku', '/Settings', { isServed: true });
  await chooseAccount(page, 'Pengelola Contoh');
  await expect(field(page, 'Nama situs')).toHaveValue('Belum disimpan');
  await bar(page).getByRole('button', { name: 'Buang' }).click();
});

test('Back asks before changes are left as a link does', async ({ page, visit }) => {
  await enter(page, visit, 'buku');
  const portal = page.getByRole('navigation', { name: 'Menu portal' });
  await portal.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(heading(page)).toHaveText('Profil');
  await portal.getByRole('link', { name: 'Pengaturan situs' }).click();
  await field(page, 'Nama situs').fill('Belum disimpan');
  const dialog = page.getByRole('dialog', { name: 'Tinggalkan halaman ini?' });
  // Playwright's own waits for a page that Back is kept from.
  const back = () => page.evaluate(() => history.back());
  await back();
  await dialog.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(field(page, 'Nama situs')).toHaveValue('Belum disimpan');
  await back();
  await dialog.getByRole('button', { name: 'Tinggalkan', exact: true }).click();
  await expect(heading(page)).toHaveText('Profil');
});

test('the app’s id and a copy of all settings', async ({ page, visit }) => {
  await enter(page, visit, 'podcast', '/Settings?part=app');
  await expect(page.getByText('Versi', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const now = page.getByRole('definition').first();
  const before = (await now.textContent()) ?? '';
  await page.getByRole('button', { name: 'Ganti id aplikasi' }).click();
  const form = page.getByRole('form', { name: 'Ganti id aplikasi' });
  await form.getByLabel('Id aplikasi baru').fill(`${before}-2`);
  await form.getByRole('button', { name: 'Ganti id' }).click();
  await expect(form.getByLabel(/Ketik id yang sekarang/)).toBeFocused();
  await form.getByLabel(/Ketik id yang sekarang/).fill(before);
  await form.getByRole('button', { name: 'Ganti id' }).click();
  await page.getByRole('button', { name: 'Selesai' }).click();
  await expect(now).toHaveText(`${before}-2`);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh salinan' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('pengaturan-podcast.json');
  const file = page.getByLabel('Berkas salinan pengaturan');
  const buffer = (text: string) => ({
    name: 'salinan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await file.setInputFiles(buffer('{}'));
  await expect(page.getByText('Berkas ini bukan salinan pengaturan.')).toBeVisible();
  await file.setInputFiles(
    buffer('{"settings":{"title":"Dari salinan","css":{"clr_dark":"#111111"}}}'),
  );
  await page.getByRole('button', { name: 'Pulihkan 2 pengaturan' }).click();
  await expect(page.getByText('Salinan sudah dipulihkan.')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Urungkan' }).click();
  await expect(bar(page)).toContainText('2 perubahan tersimpan');
});

for (const name of ['Penulis Contoh', 'Siswa Contoh'] satisfies Account[]) {
  test(`${name} sees no entry and gets a clear screen`, async ({ page, problems, site, visit }) => {
    problems.expect(/403/);
    await visit('alpha', '/login?to=%2FSettings');
    await site.upstream.control('DELETE', 'log');
    await chooseAccount(page, name);
    await expect(page.getByText('Halaman ini untuk Pengelola utama dan Pengelola.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pengaturan situs' })).toHaveCount(0);
  });
}

test('visitors load nothing of the settings', async ({ page, visit }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const path of ['/', '/News', '/Class/dasar-web', '/Welcome']) {
    await visit('alpha', path);
    await page.waitForLoadState('networkidle');
  }
  const own = /\/assets\/(settings|site-preview|look-part|use-settings|search-preview)[-.]/;
  expect(loaded.filter((url) => own.test(url))).toEqual([]);
});
