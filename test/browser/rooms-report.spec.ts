/** The report room's brands: a country and a province as tiles, and a yearly report from its cover on. */

import { onAPhone } from './checks';
import { expect, test } from './fixtures';
import { beThere } from './presence';

test('a tile opens the sheet of its province, by press, by arrows and by name', async ({
  page,
  visit,
}) => {
  await visit('government');
  await beThere(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('38 provinsi, 38 lembar');
  const map = main.getByRole('group', { name: 'Peta kotak Indonesia' });
  await expect(map.getByRole('radio')).toHaveCount(38);
  await map.getByRole('radio', { name: /^Jawa Barat, [\d.]+ peserta$/ }).check();
  const sheet = (name: string) => main.getByRole('region', { name, exact: true });
  await expect(sheet('Jawa Barat').getByText('Peserta dan alumni')).toBeVisible();
  // Over the strait, then back: an arrow goes where it points.
  for (const name of ['Jawa Tengah', 'Jawa Timur', 'Bali']) {
    await page.keyboard.press('ArrowRight');
    await expect(sheet(name)).toBeVisible();
  }
  await expect(map.getByRole('radio', { name: /^Bali,/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(sheet('Daerah Istimewa Yogyakarta')).toBeVisible();
  await main.getByLabel('Provinsi', { exact: true }).selectOption('Papua Pegunungan');
  await expect(sheet('Papua Pegunungan')).toContainText('Belum ada program di provinsi ini');
  await main.getByRole('radio', { name: 'Nilai rata-rata' }).check();
  await expect(map.getByRole('radio', { name: /^Riau, nilai [\d,]+$/ })).toBeVisible();
  await main.getByText('Baca sebagai tabel').click();
  await expect(main.getByRole('row', { name: /^Riau [\d.]+ [\d,]+$/ })).toBeVisible();

  const year = main.getByRole('region', { name: 'Kapan sebaiknya dinas Anda menelepon?' });
  await year.scrollIntoViewIfNeeded();
  await year.getByRole('radio', { name: /^Feb/ }).check();
  await expect(year.getByRole('status')).toContainText(/kelas paling cepat Januari \d+, 11 bulan/);
  await onAPhone(page);
});

test('what is near changes with the town, and three words calm a caller', async ({
  page,
  visit,
}) => {
  await visit('jabar-academy');
  await beThere(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Rumahmu di kotak mana?');
  await expect(main.getByText(/mega mendung dari Cirebon/)).toBeVisible();
  const map = main.getByRole('group', { name: 'Peta 27 kabupaten dan kota' });
  await expect(map.getByRole('radio')).toHaveCount(27);
  await map.getByRole('radio', { name: /^Kabupaten Pangandaran, 1 kelas/ }).check();
  const near = main.getByRole('region', { name: 'Dari Kabupaten Pangandaran' });
  await expect(near.getByRole('listitem').first()).toContainText('di kotakmu');
  await expect(near.getByRole('listitem').first()).toContainText('Perahu dan Prakiraan');
  await page.keyboard.press('ArrowUp');
  await expect(main.getByRole('region', { name: 'Dari Kabupaten Ciamis' })).toContainText(
    '1 lapis',
  );

  const call = main.getByRole('region', { name: 'Penelepon marah, kamu yang angkat' });
  await call.scrollIntoViewIfNeeded();
  await call.getByRole('radio', { name: 'Mangga' }).check();
  await expect(call.getByRole('status')).toContainText('Terlalu cepat');
  for (const word of ['Punten', 'Mangga', 'Hatur nuhun']) {
    await call.getByRole('radio', { name: word }).check();
    await expect(call.getByRole('status')).toContainText(`“${word}`);
    await call.getByRole('button').click();
  }
  await expect(call.getByText('Kalimat 1 dari 3')).toBeVisible();
  await onAPhone(page);
});

test('the report’s contents lead to its chapters, and money is split to the rupiah', async ({
  page,
  visit,
}) => {
  await visit('foundation');
  await beThere(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('belum selesai dihitung');
  await expect(main.getByText(/^\d+\.\d{3}$/).first()).toBeVisible();
  const contents = main.getByRole('navigation', { name: 'Daftar isi' });
  await contents.getByRole('link', { name: 'Ke mana seribu rupiah pergi' }).click();
  await expect(page).toHaveURL(/#seribu$/);
  const money = main.getByRole('region', { name: 'Ke mana seribu rupiah pergi' });
  await expect(money.getByRole('heading')).toBeInViewport();
  await money.getByLabel('Geser uangnya').fill('15000');
  await expect(money.getByRole('status')).toContainText('satu kartu memori berisi 300 bacaan');
  await expect(money.getByText('Rp 5.700')).toBeVisible();
  await money.getByRole('link', { name: 'Kembali ke daftar isi' }).click();
  await expect(contents).toBeInViewport();

  const islands = main.getByRole('region', { name: 'Satu pulau, satu pemandangan' });
  await islands.scrollIntoViewIfNeeded();
  await islands.getByRole('radio', { name: 'Papua' }).check();
  await expect(islands.getByRole('heading', { name: /^[\d.]+ warga Papua$/ })).toBeVisible();
  await expect(islands.getByText('Papua Barat Daya')).toBeVisible();
  await onAPhone(page);

  await visit('foundation', '/Welcome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Kamu mau tercatat di kolom mana?',
  );
  await page.getByRole('main').getByRole('link', { name: 'Sebagai peserta' }).click();
  await expect(page).toHaveURL(/\/Class$/);
});
