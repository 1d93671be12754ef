/** Brands that speak to organisations and teachers: what is moved, picked or ticked comes to a result. */

import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { headed, main } from '../harness/page';
import { addressed, move, nth, part, says } from '../harness/rooms';
import { visitTenant } from '../harness/visit';

test('a case is moved from before to after', async () => {
  const user = await visitTenant('corporate');
  await headed('Ini sebelumnya. Ini sesudahnya. Geser sendiri.');
  const line = () => main().findByRole('slider', { name: /^Garis antara sebelum dan sesudah/ });
  const first = await part(/Geser sendiri/);
  const figures = () => first.getAllByRole('status').map(({ textContent }) => textContent);
  const moved = async (to: string, shown: string[]) => {
    move(await line(), to);
    await waitFor(() => expect(figures()).toEqual(shown));
  };
  await moved('100', ['9', '126', '14']);
  await moved('0', ['3', '22', '2']);
  await moved('50', ['7', '74', '8']);
  await user.click(main().getByRole('radio', { name: /kue kepada pengeklik/ }));
  await moved('0', ['21', '140']);
});

test('a team’s class is paid back, or is not to be bought', async () => {
  await visitTenant('corporate');
  const bill = await part('Hitung sebelum menelepon');
  move(await bill.findByLabelText(/^Anggota tim/), '20');
  await bill.says('Biaya kelas, 20 kursi');
  await bill.says(/Balik modal dalam \d+ pekan/);
  move(bill.getByLabelText(/^Jam yang terbuang per orang/), '0');
  await bill.says('Jangan beli kelas ini');
});

test('the members’ board is read by who one is', async () => {
  const user = await visitTenant('farcapital');
  await headed('Papan Anggota');
  const board = await part('Papan Anggota');
  await board.findByText('Kas Delapan Belas Bulan');
  await user.click(board.getByRole('radio', { name: 'Analis Muda' }));
  await waitFor(() => expect(board.queryByText('Kas Delapan Belas Bulan')).toBeNull());
  await says(() => nth(board.getAllByRole('status')), /^\d angkatan, /);
  const row = board.getByText('Membaca Laporan Keuangan Pelan-pelan').closest('details');
  await user.click(row?.firstElementChild ?? document.body);
  await waitFor(() => expect(row?.open).toBe(true));
  expect(row?.textContent).toContain('dari mana kasnya datang?');
  await user.click(nth(board.getAllByRole('link', { name: 'Buka lembar kelas' })));
  await addressed(/^\/Class\/membaca-laporan/);
});

test('certainty is weighed', async () => {
  const user = await visitTenant('farcapital');
  const wager = await part('Seberapa yakin Anda?');
  for (const next of [...Array(4).fill('Pernyataan berikut'), 'Lihat timbangannya']) {
    await user.click(wager.getByRole('button', { name: 'Pasti benar' }));
    await says(() => wager.getByRole('status'), /Benar|Salah/);
    await user.click(wager.getByRole('button', { name: next }));
  }
  await says(() => wager.getByRole('status'), '3 dari 5 di sisi yang benar');
  await wager.findByText(/lebih yakin daripada tahu/);
});

test('the study card counts and keeps to the limits', async () => {
  const user = await visitTenant('campus');
  await headed('Dua puluh SKS, dihitung di depan Anda');
  const card = await part(/Dua puluh SKS/);
  await card.says(/(?<!\d)7 SKS dikonversi/);
  const sent = () => card.queryByRole('link', { name: 'Kirim ke dosen wali' });
  expect(sent()?.getAttribute('href')).toMatch(/^mailto:\?subject=.*7%20SKS/);
  const status = () => nth(card.getAllByRole('status'));
  for (const box of card.getAllByRole<HTMLInputElement>('checkbox')) {
    if (!box.checked) await user.click(box);
  }
  await says(status, 'Lewat 6 SKS dari batas 20');
  expect(sent()).toBeNull();
  await user.click(card.getByLabelText(/Proyek Mitra/));
  await card.says('18 SKS dikonversi');
  move(card.getByLabelText(/^Yang tetap diambil di kampus/), '8');
  await says(status, 'lewat 2 dari batas 24');
});

test('what a study programme has in common is told', async () => {
  const user = await visitTenant('campus');
  const matches = await part('Padanannya apa, buktinya apa');
  await user.selectOptions(matches.getByLabelText('Program studi Anda'), 'Statistika');
  await matches.findByText(/Komputasi Statistik/);
});

test('a lesson sheet fills itself from one sentence', async () => {
  const user = await visitTenant('guru');
  await headed('Besok pagi, pelajaran apa?');
  const sheet = within(nth(main().getAllByRole('article')));
  const title = () => sheet.getByRole('heading', { level: 2 });
  await says(title, /^Matematika, kelas 4–6 SD$/);
  await user.selectOptions(main().getByLabelText('Mata pelajaran'), 'IPS');
  await user.selectOptions(main().getByLabelText('Jenjang'), 'SMP');
  await user.selectOptions(main().getByLabelText('Lama pelajaran'), '120');
  await says(title, /^IPS, SMP$/);
  await sheet.findByText(/36–90/);
  await sheet.findByText(/pedagang, sopir, bidan, lurah/);
  await sheet.findByRole('link', { name: 'Proyek Lintas Mata Pelajaran' });
});

test('hours of training add up', async () => {
  const user = await visitTenant('guru');
  const hours = await part('Jam pelatihan Anda tahun ini');
  await user.click(await hours.findByLabelText(/Menilai Tanpa Membawa Pulang Buku/));
  const sum = () => nth(hours.getAllByRole('status').slice(-1));
  await says(sum, '64 jam dalam 32 sore');
  await says(sum, 'Cukup');
});
