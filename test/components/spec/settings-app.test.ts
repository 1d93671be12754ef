/** The app's id, and a copy of all settings. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { barriers } from '../harness/checks';
import { downloads } from '../harness/downloads';
import { chooseFile, fileOf } from '../harness/files';
import { said } from '../harness/page';
import { press } from '../harness/press';
import { nth, says, write } from '../harness/rooms';
import { bar, barSays, openSettings } from '../harness/settings';

const PART = '/Settings?part=app';
const id = () => nth(screen.getAllByRole('definition'));

test('the app’s id is changed by who has typed the present one', async () => {
  const user = await openSettings(PART);
  await said('Versi');
  expect(await barriers()).toEqual([]);
  const before = id().textContent ?? '';
  await press(user, 'Ganti id aplikasi');
  const form = within(await screen.findByRole('form', { name: 'Ganti id aplikasi' }));
  await write(user, form.getByLabelText('Id aplikasi baru'), `${before}-2`);
  await user.click(form.getByRole('button', { name: 'Ganti id' }));
  const confirmation = form.getByLabelText(/Ketik id yang sekarang/);
  await waitFor(() => expect(document.activeElement).toBe(confirmation));
  await write(user, confirmation, before);
  await user.click(form.getByRole('button', { name: 'Ganti id' }));
  await press(user, 'Selesai');
  await says(id, new RegExp(`^${before}-2$`));
});

test('a copy of all settings is kept as a file, and put back in one go', async () => {
  const user = await openSettings(PART);
  const given = downloads();
  await press(user, 'Unduh salinan');
  expect(given).toEqual(['pengaturan-alpha.json']);
  const restore = (text: string) =>
    chooseFile('Pulihkan dari berkas', fileOf('salinan.json', 'application/json', text));
  await restore('{}');
  await said('Berkas ini bukan salinan pengaturan.');
  await restore('{"settings":{"title":"Dari salinan","css":{"clr_dark":"#111111"}}}');
  await press(user, 'Pulihkan 2 pengaturan');
  await said('Salinan sudah dipulihkan.');
  await user.click(bar().getByRole('button', { name: 'Urungkan' }));
  await barSays('2 perubahan tersimpan');
});
