/**
 * The site's settings: the brand's new look in its preview and on the site that the edge serves. What can go
 * wrong on the way is held in test/components/spec/settings*.test.ts.
 */

import type { Page } from '@playwright/test';
import { chooseAccount, loseSession } from './account';
import { overflow, violations } from './checks';
import { expect, test, type Visit } from './fixtures';

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
    await page.getByLabel('Unggah logo tinta gelap').setInputFiles({
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

test('what was set for search engines is what the site says', async ({ page, visit }) => {
  await enter(page, visit, 'buku', '/Settings?part=search');
  await field(page, 'Judul beranda').fill('Perpustakaan terbuka');
  await page.getByLabel('Deskripsi').fill('Kata '.repeat(40));
  await page.getByLabel('Situs boleh tampil di hasil pencarian').uncheck();
  await save(page, 'Simpan 3 perubahan');
  await bar(page).getByRole('link', { name: 'Lihat situs' }).click();
  await expect(page).toHaveTitle(/^Perpustakaan terbuka/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

for (const width of [390, 1440]) {
  test(`every part of the settings is whole, also with what is wrong, at ${width}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, visit, 'podcast', '/Settings?part=search');
    await page.getByLabel('Deskripsi').fill('Kata '.repeat(40));
    await expect(page.getByText(/biasanya memotong setelah/)).toBeVisible();
    for (const part of ['search', 'app']) {
      if (part !== 'search') await visit('podcast', `/Settings?part=${part}`);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect.soft(await overflow(page), part).toEqual([]);
      expect.soft(await violations(page), part).toEqual([]);
    }
    await visit('podcast', '/Settings');
    await field(page, 'Warna utama').fill('merah');
    await bar(page).getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Tulis warnanya seperti #2096c4.')).toBeVisible();
    expect.soft(await violations(page), 'what is wrong').toEqual([]);
  });
}

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
