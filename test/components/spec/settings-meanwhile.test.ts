/** The site's settings while something is on its way, while others change them, and as they are left. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { chooseFile, pictureFile } from '../harness/files';
import { held } from '../harness/line';
import { headed } from '../harness/page';
import { bar, barSays, openSettings, save, setTo, settingHolds } from '../harness/settings';

const dialog = (name: string) => screen.findByRole('dialog', { name });

test('what is typed while a logo is on its way, or while something is saved, stays', async () => {
  const user = await openSettings();
  const upload = held(/\/drive\/v1\/upload$/);
  await chooseFile('Unggah logo tinta gelap', pictureFile('logo.png'));
  await upload.hasBegun;
  await setTo(user, 'Nama situs', 'Nama selama unggahan');
  upload.release();
  await settingHolds('Logo tinta gelap', /\/file\//);
  await settingHolds('Nama situs', 'Nama selama unggahan');

  const saving = held(/\/cms\/app\/setting\//);
  await save(user, 'Simpan 2 perubahan');
  await saving.hasBegun;
  await user.click(screen.getByRole('button', { name: 'Ubah lagi' }));
  await setTo(user, 'Nama situs', 'Nama selama penyimpanan');
  saving.release();
  await barSays('2 perubahan tersimpan');
  await settingHolds('Nama situs', 'Nama selama penyimpanan');
  await barSays('1 perubahan belum disimpan');
  await openSettings();
  await settingHolds('Nama situs', 'Nama selama penyimpanan');
});

test('what somebody else has saved meanwhile is not written over unseen', async () => {
  const user = await openSettings();
  await fetch('/api/services/alpha/cms/app/setting/title', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ value: 'Dari yang lain' }),
  });
  await setTo(user, 'Nama situs', 'Dari saya');
  await save(user, 'Simpan 1 perubahan');
  await barSays('Nama situs sudah diubah orang lain');
  await user.click(bar().getByRole('button', { name: 'Simpan' }));
  const changes = await dialog('Simpan perubahan?');
  expect(changes.textContent).toContain('Dari yang lain menjadi Dari saya');
  await user.click(within(changes).getByRole('button', { name: 'Ubah lagi' }));
  await setTo(user, 'Nama situs', 'Alpha Academy');
  await save(user, 'Simpan 1 perubahan');
  await barSays('1 perubahan tersimpan');
});

test('Back asks before changes are left as a link does', async () => {
  const user = await openSettings();
  const portal = within(screen.getByRole('navigation', { name: 'Menu portal' }));
  await user.click(portal.getByRole('link', { name: 'Profil' }));
  await headed('Profil');
  await user.click(portal.getByRole('link', { name: 'Pengaturan situs' }));
  await setTo(user, 'Nama situs', 'Belum disimpan');
  const answer = async (name: string) =>
    user.click(within(await dialog('Tinggalkan halaman ini?')).getByRole('button', { name }));
  history.back();
  await answer('Tetap di sini');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await settingHolds('Nama situs', 'Belum disimpan');
  history.back();
  await answer('Tinggalkan');
  await headed('Profil');
});
