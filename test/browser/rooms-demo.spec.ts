/** The tour's brand, whose first screen changes its clothes, and the layouts that developers look at. */

import { overflow, violations, walk } from './checks';
import { expect, test } from './fixtures';
import { beThere } from './presence';

test('one sentence dresses the miniature, and what is missing moves the opening day', async ({
  page,
  visit,
}) => {
  await visit('demo');
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Pakaikan merek Anda pada halaman ini.');
  // What is chosen before the page is live is not lost.
  await main.getByLabel('Jenis lembaga').selectOption('perusahaan');
  await beThere(page);
  const site = main.getByRole('region', { name: 'Miniatur situs Perusahaan Contoh' });
  await expect(site.getByRole('heading', { level: 2 })).toHaveText('Satu tim, satu jalur belajar.');
  await expect(title).toHaveCSS('font-family', /Space Grotesk/);
  await main.getByLabel('Nama lembaga').fill('Sanggar Dua Pintu');
  const own = main.getByRole('region', { name: 'Miniatur situs Sanggar Dua Pintu' });
  await main.getByLabel('Sudut').selectOption('square');
  const button = own.getByRole('button', { name: 'Daftarkan tim' });
  await expect(button).toHaveCSS('border-top-left-radius', '0px');
  // A colour that carries no white text as it is.
  await main.getByLabel('Warna lain, dari merek Anda').fill('#2096c4');
  await expect(main.getByText(/3,3 : 1 dengan tulisan putih/)).toContainText('#1b7ea5');
  await expect(button).toHaveCSS('background-color', 'rgb(27, 126, 165)');
  await own.getByLabel('Nama karyawan').fill('Rara');
  await button.click();
  await expect(own.getByRole('status')).toContainText('Rara, begini sapaan Sanggar Dua Pintu');
  await main.getByText('Pilihan ini sebagai berkas merek').click();
  await expect(main.locator('pre')).toContainText('"corner": "square"');

  const tour = main.getByRole('region', { name: 'Siapa yang sedang membukanya?' });
  await tour.scrollIntoViewIfNeeded();
  await tour.getByRole('radio', { name: 'Pengajar' }).check();
  await expect(tour.getByRole('figure', { name: 'Layar pengajar' })).toContainText('menunggu');
  const doors = main.getByRole('region', { name: 'Kapan pintunya dibuka?' });
  await doors.scrollIntoViewIfNeeded();
  await expect(doors.getByRole('status')).toContainText('10 hari kerja');
  for (const box of await doors.getByRole('checkbox').all()) await box.check();
  await expect(doors.getByRole('status')).toContainText('2 hari kerja');

  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('every ground of the fitting room can be read', async ({ page, visit }) => {
  await visit('demo');
  await beThere(page);
  const main = page.getByRole('main');
  for (const ground of ['white', 'tint', 'ink']) {
    await main.getByLabel('Alas').selectOption(ground);
    await expect(main.locator('pre')).toContainText(`"ground": "${ground}"`);
    await expect(main.getByText('belum terbaca')).toHaveCount(0);
    expect(await violations(page), ground).toEqual([]);
  }
});

const groups = [
  ['Kelas', 'ClassSection'],
  ['Program', 'ProgramSection'],
  ['Mentor', 'MentorSection'],
  ['Angka', 'CounterSection'],
  ['Bagian dengan isi tetap', 'StepSection'],
  ['Penutup dan peta', 'CallToAction'],
  ['Milik satu ruang', 'TilePicker'],
  ['Keadaan', 'ErrorState'],
  ['Tombol', 'Button'],
  ['Isian', 'Field'],
  ['Kartu dan tanda', 'Card'],
  ['Gambar', 'Picture'],
  ['Bagan', 'BarList'],
  ['Teks dan tabel', 'RichText'],
  ['Jalan dan jendela', 'Dialog'],
] as const;

test('every section and state is on one page, with a table of contents', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visit('dev-sections');
  const main = page.getByRole('main');
  const contents = main.getByRole('navigation', { name: 'Daftar isi' });
  await beThere(page);
  for (const [name, component] of groups) {
    await expect(contents.getByRole('link', { name, exact: true })).toHaveCount(1);
    const group = main.getByRole('region', { name, exact: true });
    await group.scrollIntoViewIfNeeded();
    await expect(group, name).toContainText(component);
  }
  const classes = main.getByRole('region', { name: 'Kelas', exact: true });
  await contents.getByRole('link', { name: 'Kelas', exact: true }).click();
  const states = [
    ['banyak', 'Kelas 1'],
    ['satu', 'Kelas 1'],
    ['sangat panjang', 'Mempertanggungjawabkan_'],
    ['kosong', 'Belum ada kelas yang membuka pendaftaran'],
    ['gagal', 'Data belum bisa dimuat'],
  ] as const;
  for (const [state, text] of states) {
    const section = classes.getByRole('region', { name: `Kelas: ${state}` });
    await section.scrollIntoViewIfNeeded();
    await expect(section).toContainText(text);
  }
  const loading = classes.getByRole('region', { name: 'Kelas: sedang dimuat' });
  await expect(loading.locator('[aria-busy=true]')).toHaveCount(1);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `at ${width}`).toEqual([]);
  }
});

test('the manner of a second design is what is picked', async ({ page, visit }) => {
  await visit('dev-sections', '/Welcome');
  const root = page.locator('html');
  const main = page.getByRole('main');
  for (const [label, kind, manner] of [
    ['Pembuka', 'opening', 'poster'],
    ['Kartu', 'card', 'sticker'],
    ['Daftar', 'list', 'rows'],
  ] as const) {
    const before = (await root.getAttribute(`data-${kind}`)) ?? '';
    const select = main.getByRole('combobox', { name: new RegExp(`^${label} `) });
    await select.selectOption(manner);
    await expect(root).toHaveAttribute(`data-${kind}`, manner);
    await select.selectOption('');
    await expect(root).toHaveAttribute(`data-${kind}`, before);
  }
});

test('what is too long, too much, missing or failing stays where it is', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/status of 503/);
  await page.setViewportSize({ width: 320, height: 800 });
  await visit('dev-stress');
  const main = page.getByRole('main');
  await walk(page);
  const failing = main.getByRole('region', { name: 'Panggilan yang gagal' });
  await expect(failing.getByRole('button', { name: 'Coba lagi' })).toHaveCount(3);
  const empty = main.getByRole('region', { name: 'Daftar yang kosong' });
  await expect(empty).toContainText('Webinar: tidak ada');
  const huge = main.getByRole('region', { name: 'Angka raksasa, judul tanpa akhir' });
  await expect(huge.getByText(/999\.999\.999\.999/).first()).toBeVisible();
  for (const name of ['Program untuk tiap tujuan', 'Mulai dari satu kelas']) {
    await expect(main.getByRole('region', { name })).toBeVisible();
  }
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `at ${width}`).toEqual([]);
  }
  await visit('dev-stress', '/Welcome');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toEqual([]);
});

test('whoever joins the market is shown its price board first', async ({ page, visit }) => {
  await visit('umkm', '/Welcome');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lapakmu sudah ada namanya.');
  const line = main.getByRole('listitem').filter({ hasText: /Rp/ }).first();
  const name = (await line.getByRole('link').textContent()) ?? '';
  expect(await violations(page)).toEqual([]);
  await line.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
