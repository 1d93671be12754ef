/** The site's settings: what is refused beside its field, what is saved, and what is looked at first. */

import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { barriers } from '../harness/checks';
import { chooseFile, pictureFile } from '../harness/files';
import { goOffline } from '../harness/line';
import { said } from '../harness/page';
import { asked, fault } from '../harness/platform';
import {
  bar,
  barSays,
  openSettings,
  save,
  setTo,
  setting,
  settingHolds,
} from '../harness/settings';
import { visit } from '../harness/visit';

const LOGO = 'Unggah logo tinta gelap';

const writes = async () => (await asked()).filter((one) => /^PUT .*cms\/app/.test(one));
const focused = (label: string) =>
  waitFor(async () => expect(document.activeElement).toBe(await setting(label)));

test('bad input is told beside its field, and nothing is sent', async () => {
  const user = await openSettings();
  await setTo(user, 'Nama situs', 'x'.repeat(200));
  await settingHolds('Nama situs', 'x'.repeat(200));
  await setTo(user, 'Nama situs', '');
  await setTo(user, 'Warna utama', 'merah');
  await chooseFile(LOGO, pictureFile('a.pdf', 'application/pdf'));
  await said('Pilih gambar PNG, JPEG, atau WebP.');
  await user.click(bar().getByRole('button', { name: 'Simpan' }));
  await said('Nama situs wajib diisi.');
  await said('Tulis warnanya seperti #2096c4.');
  await focused('Nama situs');
  await user.click(screen.getByRole('link', { name: 'Keadaan situs' }));
  await user.click(bar().getByRole('button', { name: 'Simpan' }));
  await focused('Nama situs');
  expect(await barriers()).toEqual([]);
  expect(await writes()).toEqual([]);
  await user.click(bar().getByRole('button', { name: 'Buang' }));
  await settingHolds('Nama situs', 'Alpha Academy');
  await said('2 perubahan dibuang.');
  await user.click(bar().getByRole('button', { name: 'Urungkan' }));
  await settingHolds('Warna utama', 'merah');
});

test('a key that is refused leaves the others saved, and offline loses nothing', async () => {
  const body = { status: false, message: 'Ditolak', errors: { clr_dark: ['Sudah dipakai'] } };
  const path = 'alpha/cms/app/setting/css';
  await fault({ method: 'PUT', path, status: 422, body, times: 1 });
  const user = await openSettings();
  await setTo(user, 'Nama situs', 'Nama yang tersimpan');
  await setTo(user, 'Warna gelap', '#101010');
  await save(user, 'Simpan 2 perubahan');
  await barSays('Belum tersimpan: Warna gelap.');
  await barSays('1 perubahan tersimpan');
  await said('Sudah dipakai');
  await focused('Warna gelap');
  await barSays('1 perubahan belum disimpan');

  const goOnline = goOffline();
  await save(user, 'Simpan 1 perubahan');
  await barSays('Kamu sedang luring');
  goOnline();
  await openSettings();
  await settingHolds('Warna gelap', '#101010');
  await barSays('Dari kunjunganmu sebelumnya.');
});

test('what is taken back is sent once, however often it is pressed', async () => {
  const user = await openSettings();
  await setTo(user, 'Nama situs', 'Nama sebentar');
  await save(user, 'Simpan 1 perubahan');
  await barSays('1 perubahan tersimpan');
  const before = (await writes()).length;
  await user.dblClick(bar().getByRole('button', { name: 'Urungkan' }));
  await settingHolds('Nama situs', 'Alpha Academy');
  await barSays('1 perubahan tersimpan');
  expect(await writes()).toHaveLength(before + 1);
});

test('what search engines and shared links show is looked at first', async () => {
  const user = await openSettings('/Settings?part=search');
  await setTo(user, 'Judul beranda', 'Perpustakaan terbuka');
  const found = await screen.findByRole('region', { name: 'Pratinjau hasil pencarian' });
  await waitFor(() => expect(found.textContent).toContain('Perpustakaan terbuka'));
  await setTo(user, 'Deskripsi', 'Kata '.repeat(40));
  await said('biasanya memotong setelah');
  expect(found.textContent).toContain('…');
  await user.click(screen.getByLabelText('Situs boleh tampil di hasil pencarian'));
  await waitFor(() => expect(found.textContent).toContain('diminta tidak menampilkan'));
});

describe('a page for who runs the site says so, and is in no menu', () => {
  test.each(['Penulis Contoh', 'Siswa Contoh'] as const)('of %s', async (account) => {
    await visit('/Settings', account, { mayFail: true });
    await said('Halaman ini untuk Pengelola utama dan Pengelola.');
    expect(screen.queryByRole('link', { name: 'Pengaturan situs' })).toBeNull();
  });
});
