/** The first screens of brands whose own object is played with or searched, and what stands below it. */

import { onAPhone } from './checks';
import { expect, test } from './fixtures';
import { holdScripts } from './held';
import { beThere } from './presence';

test('the fund’s cash book has a line for each need, and pocket money comes to something', async ({
  page,
  visit,
}) => {
  await visit('dana');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Buku kas yang boleh dibuka siapa saja',
  );
  await expect(main.getByRole('listitem').filter({ hasText: 'Dijanjikan' }).first()).toBeVisible();
  const daily = main.getByRole('region', { name: 'Kembalian kopi, kalau dikumpulkan' });
  await daily.scrollIntoViewIfNeeded();
  await daily.getByLabel('Sehari kamu sisihkan').fill('5000');
  await daily.getByLabel('Selama').fill('12');
  await expect(daily.getByText('Terkumpul')).toContainText('satu semester di sekolah kejuruan');
  await onAPhone(page);
  await main.getByRole('link', { name: 'Tambah satu baris' }).click();
  await expect(page).toHaveURL(/\/Donation$/i);
});

test('the league’s table finds a province, and a line-up is judged', async ({ page, visit }) => {
  await visit('liga-smk');
  await beThere(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Klasemen Liga SMK' })).toBeVisible();
  const status = main.getByRole('status').first();
  await main.getByLabel('Provinsimu di urutan berapa?').fill('papua bar');
  await expect(status).toContainText(/Papua Barat.* di urutan \d+/);
  await main.getByLabel('Provinsimu di urutan berapa?').fill('atlantis');
  await expect(status).toContainText('Belum ada tim dari “atlantis”');
  const sheet = main.getByRole('region', { name: 'Susun tim di papan taktik' });
  await sheet.scrollIntoViewIfNeeded();
  await sheet.getByLabel('Juru cerita').check();
  await sheet.getByLabel('Perancang tampilan').check();
  await expect(sheet.getByRole('status')).toContainText('Susunan sah');
  await onAPhone(page);
});

test('the log gives its intruder away, and a password is weighed', async ({ page, visit }) => {
  await visit('siber');
  await beThere(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Satu baris di sini');
  await main.getByRole('button', { name: /192\.0\.2\.31/ }).click();
  await expect(main.getByRole('status').first()).toContainText('Itu pekerjaan biasa');
  await main.getByRole('button', { name: /198\.51\.100\.7/ }).click();
  await expect(main.getByRole('status').first()).toContainText('Kena.');
  await main.getByRole('button', { name: 'Log berikutnya' }).click();
  await expect(main.getByText('masuk.log')).toBeVisible();
  const scale = main.getByRole('region', { name: 'Berapa lama sandi itu bertahan?' });
  await scale.scrollIntoViewIfNeeded();
  await scale.getByLabel('Contoh kata sandi').fill('kopi-Tubruk-3-gelas');
  await expect(scale.getByRole('status')).toHaveText('Ditebak dalam lebih dari sejuta tahun.');
  await onAPhone(page);
});

test('the yard runs what is put together, by press and by drag', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  // High enough for the whole yard: a page that scrolls in the middle of it ends a drag.
  await page.setViewportSize({ width: 1280, height: 1100 });
  const release = await holdScripts(page);
  await page.goto(site.address('anak'), { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bantu Kiko menjemput bintang!');
  const box = main.getByRole('group', { name: 'Kotak balok' });
  const program = main.getByRole('list', { name: 'Programmu' });
  // Each press is a block, also before anything is alive.
  await box.getByRole('button', { name: 'Maju' }).click();
  await box.getByRole('button', { name: 'Maju' }).click();
  release();
  // A drag goes to where things stood as it began: what moves them has to be over.
  await expect(program.getByRole('listitem')).toHaveCount(2);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await box.getByRole('button', { name: 'Maju' }).dragTo(program.locator('..'));
  await expect(program.getByRole('listitem')).toHaveCount(3);
  await main.getByRole('button', { name: 'Jalankan' }).click();
  await expect(main.getByRole('status').first()).toContainText('Sampai!');
  await main.getByRole('button', { name: 'Halaman berikutnya' }).click();
  await expect(main.getByRole('status').first()).toContainText('Ada genangan');
  await onAPhone(page);
});

test('the belts open one at a time, and four answers tie one', async ({ page, visit }) => {
  await visit('pesilat');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Empat sabuk. Tidak ada jalan pintas.',
  );
  await expect(main.getByText('Kuda-kuda:')).toBeVisible();
  await main.getByText('Turun gelanggang.').click();
  await expect(main.getByText('Sambung: proyek bersama')).toBeVisible();
  await expect(main.getByText('Kuda-kuda:')).toBeHidden();
  const measure = main.getByRole('group', { name: 'Ukur dulu, baru ikat' });
  await expect(main.getByText(/^Mulai dari sabuk/)).not.toContainText(/sabuk \S+\. /);
  await measure.scrollIntoViewIfNeeded();
  for (const box of await measure.getByRole('checkbox').all()) await box.check();
  await expect(main.getByText('Mulai dari sabuk')).toContainText('biru');
  await onAPhone(page);
});
