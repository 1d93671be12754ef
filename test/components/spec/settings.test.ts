/** The site's settings: what is refused beside its field, what others have changed, and the app's id. */

import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { headed, said } from '../harness/page';
import { asked, fault } from '../harness/platform';
import { visit } from '../harness/visit';

const ADMIN = 'Pengelola Contoh';

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( \\(opsional\\))?$`));

const bar = () => {
  const found = document.querySelector<HTMLElement>('[data-save-bar]');
  if (!found) throw new Error('No bar to save by');
  return within(found);
};

const barSays = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-save-bar]')?.textContent).toContain(text));

async function enter(path = '/Settings'): Promise<UserEvent> {
  const user = await visit(path, ADMIN);
  await headed('Pengaturan situs');
  await waitFor(() => expect(document.querySelectorAll('main [aria-busy=true]')).toHaveLength(0));
  return user;
}

async function write(user: UserEvent, label: string, text: string): Promise<void> {
  const box = await field(label);
  await user.clear(box);
  if (text !== '') {
    await user.click(box);
    await user.paste(text);
  }
}

async function save(user: UserEvent, button: string): Promise<void> {
  await user.click(bar().getByRole('button', { name: 'Simpan' }));
  await user.click(await screen.findByRole('button', { name: button }));
}

const writes = async () => (await asked()).filter((one) => /^PUT .*cms\/app/.test(one));

test('bad input is told beside its field, and nothing is sent', async () => {
  const user = await enter();
  await write(user, 'Nama situs', 'x'.repeat(200));
  expect(await field('Nama situs')).toHaveProperty('value', 'x'.repeat(200));
  await write(user, 'Nama situs', '');
  await write(user, 'Warna utama', 'merah');
  await user.click(bar().getByRole('button', { name: 'Simpan' }));
  await said('Nama situs wajib diisi.');
  await said('Tulis warnanya seperti #2096c4.');
  expect(document.activeElement).toBe(await field('Nama situs'));
  expect(await writes()).toEqual([]);
  await user.click(bar().getByRole('button', { name: 'Buang' }));
  await waitFor(async () =>
    expect(await field('Nama situs')).toHaveProperty('value', 'Alpha Academy'),
  );
});

test('a key that is refused leaves the others saved', async () => {
  const body = { status: false, message: 'Ditolak', errors: { clr_dark: ['Sudah dipakai'] } };
  const path = 'alpha/cms/app/setting/css';
  await fault({ method: 'PUT', path, status: 422, body, times: 1 });
  const user = await enter();
  await write(user, 'Nama situs', 'Nama yang tersimpan');
  await write(user, 'Warna gelap', '#101010');
  await save(user, 'Simpan 2 perubahan');
  await barSays('Belum tersimpan: Warna gelap.');
  await barSays('1 perubahan tersimpan');
  await said('Sudah dipakai');
  await barSays('1 perubahan belum disimpan');
});

test('what is taken back is sent once, however often it is pressed', async () => {
  const user = await enter();
  await write(user, 'Nama situs', 'Nama sebentar');
  await save(user, 'Simpan 1 perubahan');
  await barSays('1 perubahan tersimpan');
  const before = (await writes()).length;
  await user.dblClick(bar().getByRole('button', { name: 'Urungkan' }));
  await waitFor(async () =>
    expect(await field('Nama situs')).toHaveProperty('value', 'Alpha Academy'),
  );
  await barSays('1 perubahan tersimpan');
  expect(await writes()).toHaveLength(before + 1);
});

test('what search engines and shared links show is looked at first', async () => {
  const user = await enter('/Settings?part=search');
  await write(user, 'Judul beranda', 'Perpustakaan terbuka');
  const found = await screen.findByRole('region', { name: 'Pratinjau hasil pencarian' });
  await waitFor(() => expect(found.textContent).toContain('Perpustakaan terbuka'));
  await write(user, 'Deskripsi', 'Kata '.repeat(40));
  await said('biasanya memotong setelah');
  expect(found.textContent).toContain('…');
  await user.click(screen.getByLabelText('Situs boleh tampil di hasil pencarian'));
  await waitFor(() => expect(found.textContent).toContain('diminta tidak menampilkan'));
});
