/** The path's brands: a plot of the catalogue, a school day by the clock, a strip of twelve weeks. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { headed, main } from '../harness/page';
import { fault } from '../harness/platform';
import { addressed, move, nth, part, says, write } from '../harness/rooms';
import { visitTenant } from '../harness/visit';

test('a plot of classes follows the filter and leads to each', async () => {
  const user = await visitTenant('data');
  await headed('Jangan percaya brosur. Baca sumbunya.');
  const rows = () => within(nth(main().getAllByRole('list'))).getAllByRole('link');
  const row = (name: string) => rows().find(({ textContent }) => textContent?.includes(name));
  await waitFor(() => expect(row('Bertanya dengan SQL')).toBeTruthy());
  const all = rows().length;
  await user.click(main().getByRole('radio', { name: 'Pemula' }));
  await waitFor(() => expect(row('Model Pertama dan Batasnya')).toBeUndefined());
  expect(rows().length).toBeLessThan(all);
  await user.click(main().getByRole('radio', { name: 'Biaya per jam' }));
  await waitFor(() => expect(row('Bertanya dengan SQL')?.textContent).toMatch(/15,2\srb/));
  await user.click(row('Bertanya dengan SQL') ?? document.body);
  await headed('Bertanya dengan SQL');
});

test('an axis is cut, and a number that cannot be is found', async () => {
  const user = await visitTenant('data');
  const cutter = await part('Bohong tanpa mengubah satu angka pun');
  const status = () => cutter.getByRole('status');
  await says(status, 'Terlihat 1,98×, padahal 1,05×.');
  move(cutter.getByRole('slider'), '0');
  await says(status, 'Jujur.');
  await write(user, cutter.getByLabelText('Bulan lalu'), 'nol');
  await says(status, 'Kedua kotak perlu angka');
  const table = await part('Tabel warisan dari meja sebelah');
  await user.click(table.getByRole('button', { name: '119?' }));
  await says(() => table.getByRole('status'), '1/4');
});

test('the hours stand while nobody can say who is in the building', async () => {
  await fault({ host: 'api', path: 'batch/active', status: 503 });
  const user = await visitTenant('coding-school', '/About');
  await user.click(nth(within(screen.getByRole('banner')).getAllByRole('link')));
  await main().findByRole('columnheader', { name: 'Semua angkatan' });
  await main().findByRole('button', { name: 'Coba lagi' });
});

test('it is told how long savings last', async () => {
  const user = await visitTenant('coding-school');
  const savings = await part('Sebelum mengundurkan diri, hitung napasnya');
  await savings.says(/Biaya sekolah Rp\s22\.500\.000 untuk keenam bulan\./);
  await says(() => savings.getByRole('status'), 'Sampai panggung akhir.');
  await user.click(savings.getByRole('checkbox'));
  await says(() => savings.getByRole('status'), 'Habis di bulan ke-');
});

test('the first day leads to the board of classes', async () => {
  const user = await visitTenant('coding-school', '/Welcome');
  await main().findByRole('heading', { name: 'Hari pertamamu, dari gerbang' });
  await user.click(main().getByRole('link', { name: 'Papan angkatan' }));
  await addressed(/Program/i);
});

test('a week opens with what is delivered and learned in it', async () => {
  const user = await visitTenant('sekolahbeta');
  await headed('Dua belas Jumat, dua belas rilis');
  const weeks = [...nth(main().getAllByRole('list')).querySelectorAll('li details')];
  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toHaveProperty('open', true);
  expect(weeks[0]?.textContent).toContain('Satu halaman di alamat umum');
  await user.click(weeks[7]?.querySelector('summary') ?? document.body);
  await waitFor(() => expect(weeks[7]).toHaveProperty('open', true));
  expect(weeks[7]?.textContent).toContain('Fitur yang paling kamu sayangi');
  await waitFor(() => expect(weeks[7]?.textContent).toContain('Modul: Mematikan fitur'));
});

test('a week of 168 hours is filled, and a block is paid for', async () => {
  const user = await visitTenant('sekolahbeta');
  const hours = await part(/^Sepekan cuma 168 jam/);
  await says(() => hours.getByRole('status'), 'Tersisa 60 jam.');
  move(hours.getByRole('slider', { name: /^Kerja sepekan/ }), '60');
  await says(() => hours.getByRole('status'), 'Tersisa 20 jam. Muat kalau');
  const blocks = await part(/^Bayar satu blok/);
  await user.click(await blocks.findByRole('link', { name: 'Blok Satu: Bangun' }));
  await headed('Blok Satu: Bangun');
});
