/** The report room's brands: a country and a province as tiles, and a yearly report from its cover on. */

import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { headed, main, said } from '../harness/page';
import { addressed, move, nth, part, says } from '../harness/rooms';
import { visitTenant } from '../harness/visit';

test('a tile opens the sheet of its province, by press and by name', async () => {
  const user = await visitTenant('government');
  await headed('38 provinsi, 38 lembar');
  const map = within(await main().findByRole('group', { name: 'Peta kotak Indonesia' }));
  expect(map.getAllByRole('radio')).toHaveLength(38);
  const isOpen = (name: string) => main().findByRole('region', { name });
  await user.click(await map.findByRole('radio', { name: /^Jawa Barat, [\d.]+ peserta$/ }));
  within(await isOpen('Jawa Barat')).getByText('Peserta dan alumni');
  await user.selectOptions(main().getByLabelText('Provinsi'), 'Papua Pegunungan');
  const empty = await isOpen('Papua Pegunungan');
  expect(empty.textContent).toContain('Belum ada program di provinsi ini');
});

test('the map is of what is asked for, and a table says the same', async () => {
  const user = await visitTenant('government');
  const map = within(await main().findByRole('group', { name: 'Peta kotak Indonesia' }));
  await user.click(await main().findByRole('radio', { name: 'Nilai rata-rata' }));
  await map.findByRole('radio', { name: /^Riau, nilai [\d,]+$/ });
  await user.click(main().getByText('Baca sebagai tabel'));
  await main().findByRole('row', { name: /^Riau [\d.]+ [\d,]+$/ });
});

test('it is told when to call, so that a class begins in time', async () => {
  const user = await visitTenant('government');
  const year = await part('Kapan sebaiknya dinas Anda menelepon?');
  await user.click(year.getByRole('radio', { name: /^Feb/ }));
  await says(() => year.getByRole('status'), /kelas paling cepat Januari \d+, 11 bulan/);
});

test('what is near changes with the town', async () => {
  const user = await visitTenant('jabar-academy');
  await headed('Berapa lapis dari rumahmu?');
  await said('mega mendung dari Cirebon');
  const cloud = within(
    await main().findByRole('group', { name: 'Kota dan kabupaten menurut jaraknya' }),
  );
  expect(cloud.getAllByRole('button')).toHaveLength(26);
  await user.click(await cloud.findByRole('button', { name: 'Kabupaten Pangandaran, 1 kelas' }));
  // The button has gone; the list of towns shows the choice and has the focus.
  expect(document.activeElement).toBe(main().getByLabelText('Kabupaten atau kotamu'));
  expect(cloud.queryByRole('button', { name: /^Kabupaten Pangandaran/ })).toBeNull();
  const near = await part('Dari Kabupaten Pangandaran');
  const first = () => nth(near.getAllByRole('listitem'));
  await says(first, 'di kotamu');
  await says(first, 'Perahu dan Prakiraan');
});

test('three words calm a caller', async () => {
  const user = await visitTenant('jabar-academy');
  const call = await part('Penelepon marah, kamu yang angkat');
  const word = (name: string) => user.click(call.getByRole('radio', { name }));
  await word('Mangga');
  await says(() => call.getByRole('status'), 'Terlalu cepat');
  for (const name of ['Punten', 'Mangga', 'Hatur nuhun']) {
    await word(name);
    await says(() => call.getByRole('status'), `“${name}`);
    await user.click(call.getByRole('button'));
  }
  await call.says('Kalimat 1 dari 3');
});

test('money is split to the rupiah', async () => {
  await visitTenant('foundation');
  await says(() => main().getByRole('heading', { level: 1 }), 'belum selesai dihitung');
  await waitFor(() => expect(main().queryAllByText(/^\d+\.\d{3}$/)).not.toHaveLength(0));
  const money = await part('Ke mana seribu rupiah pergi');
  move(money.getByLabelText(/^Geser uangnya/), '15000');
  await says(() => money.getByRole('status'), 'satu kartu memori berisi 300 bacaan');
  await money.says(/Rp\s5\.700/);
});

test('an island has its people', async () => {
  const user = await visitTenant('foundation');
  const islands = await part('Satu pulau, satu pemandangan');
  await user.click(await islands.findByRole('radio', { name: 'Papua' }));
  await islands.findByRole('heading', { name: /^[\d.]+ warga Papua$/ });
  await islands.says('Papua Barat Daya');
});

test('who joins the foundation is asked what for', async () => {
  const user = await visitTenant('foundation', '/Welcome');
  await headed('Kamu mau tercatat di kolom mana?');
  await user.click(main().getByRole('link', { name: /^Sebagai peserta/ }));
  await addressed(/^\/Class$/);
});
