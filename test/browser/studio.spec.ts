/**
 * Writing for the site: from an empty page to the public one, with the editor's real keys and pastes. What can
 * go wrong on the way is held in test/components/spec/studio*.test.ts.
 */

import type { Page } from '@playwright/test';
import type { Account } from '../cases/accounts';
import { chooseAccount, loseSession } from './account';
import { overflow, violations } from './checks';
import { expect, test, type Visit } from './fixtures';
import { beThere } from './presence';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const text = (page: Page) => page.getByRole('textbox', { name: 'Isi', exact: true });

async function enter(page: Page, visit: Visit, name: Account, path: string) {
  await loseSession(page);
  await visit('alpha', `/login?to=${encodeURIComponent(path)}`);
  await chooseAccount(page, name);
}

async function write(page: Page, title: string) {
  await page.getByLabel('Judul', { exact: true }).fill(title);
  await page.getByLabel('Ringkasan').fill('Satu kalimat tentang isinya.');
  await text(page).click();
  await page.keyboard.type('Kalimat pertama yang ditulis.');
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const file = { name: 'sampul.png', mimeType: 'image/png', buffer: picture };

test('a writer publishes, changes, deletes and brings back', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  const title = 'Belajar menulis 1440';
  await enter(page, visit, 'Penulis Contoh', '/Studio?kind=news');
  await expect(heading(page)).toHaveText('Studio');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Tulis berita' }).click();
  await expect(text(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Terbitkan' })).toBeInViewport();
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  await expect(page.getByText('Judul wajib diisi.')).toBeVisible();
  await write(page, title);
  await page.getByRole('button', { name: 'Judul bagian' }).click();
  await page.getByLabel(/^(Unggah|Ganti) sampul$/).setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Sampul tulisan ini' })).toBeVisible();
  await page.getByLabel('Kategori').selectOption({ label: 'Prestasi' });
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Pratinjau' }).click();
  const preview = page.getByRole('dialog', { name: 'Pratinjau' });
  const shown = preview.frameLocator('iframe');
  await expect(shown.locator('h1')).toHaveText(title);
  await expect(shown.locator('main')).toContainText('Kalimat pertama yang ditulis.');
  // The public page round it, as wide as a desk's screen and as a phone's.
  await expect(shown.getByRole('contentinfo')).toBeAttached();
  expect(await preview.locator('iframe').evaluate(({ clientWidth }) => clientWidth)).toBe(1280);
  await preview.getByText('Ponsel').click();
  await expect
    .poll(() => preview.locator('iframe').evaluate(({ clientWidth }) => clientWidth))
    .toBe(390);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Kembali menyunting' }).click();

  await page.getByRole('button', { name: 'Terbitkan' }).dblclick();
  await page.getByRole('link', { name: 'Lihat halamannya' }).click();
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('main')).toContainText('Kalimat pertama yang ditulis.');

  await visit('alpha', `/Studio?kind=news&search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByLabel(/^Alamat/)).toHaveValue('belajar-menulis-1440');
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Kalimat kedua.');
  await page.getByRole('button', { name: 'Simpan perubahan' }).click();
  await page.getByRole('link', { name: 'Lihat halamannya' }).click();
  await expect(page.getByRole('main')).toContainText('Kalimat kedua.');

  await visit('alpha', `/Studio?kind=news&search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Hapus ${title}` }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ya, hapus' }).click();
  await expect(page.getByText('Tidak ada tulisan yang cocok').last()).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
});

test('what writers work with is whole on a phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const isWhole = async (part: string) => {
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect.soft(await overflow(page), part).toEqual([]);
    expect.soft(await violations(page), part).toEqual([]);
  };
  await enter(page, visit, 'Penulis Contoh', '/Studio?kind=news');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await isWhole('the list');
  for (const path of ['/Studio/Categories?kind=blog', '/Studio/Write/events']) {
    await visit('alpha', path);
    await isWhole(path);
  }
  await visit('alpha', '/Studio/Write/news');
  await expect(text(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Terbitkan' })).toBeInViewport();
  await write(page, 'Ditulis di ponsel');
  await page.getByLabel(/^(Unggah|Ganti) sampul$/).setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Sampul tulisan ini' })).toBeVisible();
  await isWhole('a post');
  await page.getByRole('button', { name: 'Pratinjau' }).click();
  await expect(page.getByRole('dialog', { name: 'Pratinjau' })).toBeVisible();
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText('Ditulis di ponsel');
  await isWhole('its preview');
});

test('a draft survives a reload, and being offline loses nothing', { tag: '@journey' }, async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await enter(page, visit, 'Penulis Contoh', '/Studio/Write/blog');
  await expect(text(page)).toBeVisible();
  await beThere(page);
  await write(page, 'Draf yang tertinggal');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  await expect(page.getByText(/Kamu sedang luring/).first()).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Judul', { exact: true })).toHaveValue('Draf yang tertinggal');
  await expect(text(page)).toContainText('Kalimat pertama yang ditulis.');
  await page.getByRole('button', { name: 'Kosongkan isian' }).click();
  await expect(text(page)).not.toContainText('Kalimat pertama');
});

test('two writers on one post: the later is told and shown the difference', {
  tag: '@journey',
}, async ({ browser, page, problems, site, visit }) => {
  problems.expect(/409 \(Conflict\)/);
  await enter(page, visit, 'Penulis Contoh', '/Studio?kind=berita');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(text(page)).toBeVisible();
  const { pathname } = new URL(page.url());

  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(site.address('alpha', `/login?to=${encodeURIComponent(pathname)}`));
  await chooseAccount(second, 'Pengelola Contoh');
  await second.getByLabel('Ringkasan').fill('Ringkasan dari pengelola.');
  await second.getByRole('button', { name: 'Simpan perubahan' }).click();
  await expect(second.getByRole('link', { name: 'Lihat halamannya' })).toBeVisible();
  await other.close();

  await page.getByLabel('Ringkasan').fill('Ringkasan dari penulis.');
  await page.getByRole('button', { name: 'Simpan perubahan' }).click();
  const versions = page.getByRole('region', { name: 'Dua versi' });
  await expect(versions).toContainText('Pengelola Contoh menyimpan tulisan ini lebih dulu');
  await expect(versions.locator('del')).toHaveText('Ringkasan dari pengelola.');
  await expect(versions.locator('ins')).toHaveText('Ringkasan dari penulis.');
  expect(await violations(page)).toEqual([]);
  await versions.getByRole('button', { name: 'Pakai tulisanku' }).click();
  await page.getByRole('link', { name: 'Lihat halamannya' }).click();
  await expect(page.getByRole('main')).toContainText('Ringkasan dari penulis.');
});

/** What the platform has of a post. */
const stored = (page: Page, slug: string) =>
  page.evaluate(async (wanted) => {
    const path = `/api/services/v3/post/detail?kindSlug=news&slug=${wanted}`;
    const { data } = await (await fetch(path)).json();
    return String(data.content);
  }, slug);

/** Hands the editor what a clipboard holds. */
const pasteHtml = (page: Page, html: string) =>
  text(page).evaluate((element, written) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', written);
    clipboardData.setData('text/plain', 'a');
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, html);

const ofWord = [
  '<p class=MsoTitle>Judul dari Word</p>',
  '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Satu</p>',
  '<p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.</span>Anak</p>',
  '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Dua</p>',
  '<p>Lalu:</p>',
  "<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:\n l1 level1 lfo2'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span></span><![endif]>Tiga<o:p></o:p></p>",
  '<p>Tanpa tanda:</p>',
  '<p class="MsoListParagraph"><span>·<span>&nbsp;&nbsp;&nbsp;</span></span>Empat</p>',
  '<p>Bernomor:</p>',
  '<p class="MsoNormal">3.&nbsp;&nbsp;&nbsp;Lima</p>',
  '<b id="docs-internal-guid-1"><p>Kata <span style="font-weight:700">tebal</span></p></b>',
  '<p><img src="file:///C:/a.png"></p>',
].join('');

test('pictures, a video and what comes from Word are written and published', async ({
  page,
  visit,
}) => {
  await enter(page, visit, 'Penulis Contoh', '/Studio/Write/news');
  await expect(text(page)).toBeVisible();
  await write(page, 'Tulisan bergambar');
  await expect(page.getByText(/Draf tersimpan di peramban ini/)).toBeVisible();
  await page.getByLabel('Gambar dari berkas').setInputFiles(file);
  await expect(text(page).locator('figure img')).toHaveCount(1);
  await page.getByRole('button', { name: 'Isi sekarang' }).click();
  await expect(page.getByLabel('Teks alternatif')).toBeFocused();
  await page.keyboard.type('Kelas di Bandung');
  await page.getByLabel(/^Keterangan di bawah gambar/).fill('Hari pertama');
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    expect(await overflow(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
  await text(page).getByText('Kalimat pertama').click();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Video', exact: true }).click();
  await page.getByLabel('Alamat video YouTube').fill('https://contoh.id/video');
  await page.getByRole('button', { name: 'Pasang video' }).click();
  await expect(page.getByText('Tulis alamat sebuah video YouTube.')).toBeVisible();
  await page.getByLabel('Alamat video YouTube').fill('https://youtu.be/abc_DEF-123');
  await page.getByRole('button', { name: 'Pasang video' }).click();
  await expect(text(page)).toContainText('Video: Putar video');
  await text(page).getByText('Kalimat pertama').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await pasteHtml(page, ofWord);
  await expect(page.getByText('1 gambar dari tempelan tidak ikut')).toBeVisible();
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  await expect(page.getByText('Tulisan bergambar sudah terbit')).toBeVisible();
  const now = await stored(page, 'tulisan-bergambar');
  expect(now).toMatch(/alt="Kelas di Bandung" .*<figcaption>Hari pertama<\/figcaption>/);
  expect(now).toContain('<h2>Judul dari Word</h2>');
  expect(now).toContain('<strong>tebal</strong>');
  expect(now).toMatch(/<ul><li><p>Satu<\/p><ol><li><p>Anak<\/p><\/li><\/ol><\/li><li><p>Dua<\/p>/);
  for (const list of [
    '<ul><li><p>Tiga</p>',
    '<ul><li><p>Empat</p>',
    '<ol start="3"><li><p>Lima</p>',
  ]) {
    expect(now).toContain(list);
  }

  await page.getByRole('link', { name: 'Lihat halamannya' }).click();
  const picture = page.getByRole('main').getByRole('img', { name: 'Kelas di Bandung' });
  await picture.scrollIntoViewIfNeeded();
  // One pixel is none once it is reckoned for the screen: that it can be drawn says that it has come.
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(await picture.getAttribute('srcset')).toContain('/_ipx/w_640');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pemutar</title>' }),
  );
  await page.getByRole('link', { name: 'Putar video' }).click();
  await expect(page.locator('main iframe')).toHaveAttribute('src', /nocookie.*abc_DEF-123/);
});

test('readers load nothing of the studio', async ({ page, visit }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const path of ['/', '/News', '/Blog', '/Class/dasar-web']) {
    await visit('alpha', path);
    await page.waitForLoadState('networkidle');
  }
  const own = /\/assets\/(rich-editor|studio|earnings|payouts|post-form|content-field)[-.]/;
  expect(loaded.filter((url) => own.test(url))).toEqual([]);
});

test('the keyboard gets out of a table, and is told how', async ({ page, visit }) => {
  await enter(page, visit, 'Penulis Contoh', '/Studio/Write/news');
  await text(page).click();
  await page.getByRole('button', { name: 'Tabel' }).click();
  await expect(page.getByText('Esc: keluar dari tabel')).toBeVisible();
  const rows = text(page).getByRole('row');
  await page.keyboard.type('Satu');
  for (let cell = 1; cell < 9; cell += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Sembilan');
  await page.keyboard.press('Tab');
  await expect(rows).toHaveCount(4);
  // The row that was just added stays empty: nobody wants it.
  for (let cell = 0; cell < 3; cell += 1) await page.keyboard.press('Tab');
  await expect(rows).toHaveCount(3);
  await page.keyboard.type('Sesudah tabel.');
  await expect(text(page).locator('> p').last()).toHaveText('Sesudah tabel.');
  await expect(page.getByText('Esc: keluar dari tabel')).toBeHidden();
  await rows.last().getByRole('cell').last().click();
  await expect(page.getByText('Esc: keluar dari tabel')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('Lagi. ');
  await expect(text(page).locator('> p').last()).toHaveText('Lagi. Sesudah tabel.');
});
