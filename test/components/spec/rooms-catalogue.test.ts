/** Brands whose first screen is a catalogue: what is on offer is found while one types, and reckoned. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { headed, main, said, words } from '../harness/page';
import { addressed, move, part, says, write } from '../harness/rooms';
import { visitTenant } from '../harness/visit';

const counter = () => screen.findByLabelText('Aku mau belajar');

test('the counter finds classes while one types, and says so when there are none', async () => {
  const user = await visitTenant('alpha');
  const open = await part('Sedang menerima peserta');
  await waitFor(() => expect(open.getAllByRole('listitem')).toHaveLength(6));
  await write(user, await counter(), 'node');
  const fitting = await part('Cocok dengan “node”');
  await fitting.findByRole('link', { name: 'API yang Andal dengan Node.js' });
  await waitFor(() => expect(fitting.getAllByRole('listitem')).toHaveLength(1));
  await write(user, await counter(), 'memelihara naga');
  await said('Belum ada kelas untuk “memelihara naga”');
  await user.click(main().getByRole('link', { name: 'Usulkan kelasnya' }));
  await addressed(/^\/Make-Appointment$/i);
});

test('what is typed goes on to the whole catalogue', async () => {
  const user = await visitTenant('alpha');
  await write(user, await counter(), 'desain');
  await user.click(main().getByRole('button', { name: 'Cari' }));
  await addressed(/^\/Class\?search=desain$/);
  expect(await screen.findByLabelText('Cari kelas')).toHaveProperty('value', 'desain');
});

test('a vacancy is chosen and reckoned, and its course and page are a press away', async () => {
  const user = await visitTenant('prakerja');
  const rows = within(await main().findByRole('group', { name: /^Pilih satu/ }));
  let slip = await part('Slip bulan pertama');
  await user.click(await rows.findByRole('radio', { name: /^Admin Pesanan/ }));
  await slip.findByText(/Admin Pesanan, Toko Sebelah Contoh/);
  await slip.findByRole('link', { name: 'Admin Toko Daring' });
  await said('Ongkos kursusnya kembali setelah 1 hari kerja.');
  const search = main().getByLabelText('Cari lowongan');
  await write(user, search, 'medan');
  await waitFor(() => expect(rows.getAllByRole('radio')).toHaveLength(1));
  await slip.findByText(/Teknisi Keliling/);
  await write(user, search, 'astronaut');
  await said('Tidak ada lowongan dengan kata itu.');
  await write(user, search, '');
  slip = await part('Slip bulan pertama');
  await slip.findByText(/Admin Pesanan/);
  await user.click(slip.getByRole('link', { name: 'Baca lowongannya' }));
  await headed('Admin Pesanan');
});

test('a stall of the market is called for', async () => {
  const user = await visitTenant('umkm');
  const stalls = () =>
    main()
      .queryAllByRole('listitem')
      .flatMap((item) => within(item).queryAllByRole('heading', { level: 2 }));
  const names = () => stalls().map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toHaveLength(6));
  const asked = main().getByLabelText('Teriakkan keluhanmu');
  await write(user, asked, 'foto');
  await waitFor(() => expect(names()).toEqual(['Foto di Ambang Pintu']));
  await write(user, asked, 'kuda nil');
  await said('Tidak ada lapak yang menyahut.');
  await write(user, asked, '');
  await waitFor(() => expect(names()).toContain('Buku Kas Sepuluh Menit'));
  const stall = stalls().find(({ textContent }) => textContent?.startsWith('Buku Kas'));
  await user.click(within(stall ?? document.body).getByRole('link'));
  await headed('Buku Kas Sepuluh Menit');
});

test('one’s own hours are reckoned', async () => {
  await visitTenant('umkm');
  const machine = await part('Jam bangunmu sudah masuk hitungan?');
  move(machine.getByLabelText('Harga sebuah'), '3500');
  await says(() => machine.getByRole('status'), 'Rp\u00a090.000');
  await says(() => machine.getByRole('status'), 'Harga ini menghidupimu.');
});

test('whoever joins the market is shown its price board first', async () => {
  const user = await visitTenant('umkm', '/Welcome');
  await headed('Lapakmu sudah ada namanya.');
  await waitFor(() => expect(words()).toContain('Rp'));
  const line = main()
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes('Rp'));
  const link = within(line ?? document.body).getByRole('link');
  const name = link.textContent ?? '';
  await user.click(link);
  await headed(name);
});
