/** Writing for the site: what is refused, and what stays while pictures are on their way. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { chooseFile, pictureFile } from '../harness/files';
import { held } from '../harness/line';
import { said } from '../harness/page';
import { fault } from '../harness/platform';
import { press } from '../harness/press';
import { write } from '../harness/rooms';
import { openWriting, postField, SENTENCE, textBox, writePost, writeText } from '../harness/studio';
import { visit } from '../harness/visit';

const COVER = /^(Unggah|Ganti) sampul$/;
const UPLOAD = /\/drive\/v1\/upload$/;
const cover = () => screen.findByRole('img', { name: 'Sampul tulisan ini' });
const holds = async (label: string, value: string) =>
  expect(await postField(label)).toHaveProperty('value', value);

test('an address that is taken is told beside its field', async () => {
  await visit('/Studio?kind=news', 'Pengelola Contoh');
  const [first] = await screen.findAllByRole('rowheader');
  const href =
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href') ?? '';
  const user = await openWriting('news', 'Pengelola Contoh');
  await writePost(user, 'Judul yang lain');
  await write(user, await postField('Alamat'), href.split('/').pop() ?? '');
  await press(user, 'Terbitkan');
  await said('Alamat ini sudah dipakai tulisan lain');
  await waitFor(async () => expect(document.activeElement).toBe(await postField('Alamat')));
});

test('a wrong or failing upload leaves the text as it is', async () => {
  const user = await openWriting('articles');
  await writePost(user, 'Tulisan bersampul');
  await chooseFile(COVER, pictureFile('a.pdf', 'application/pdf'));
  await said('Pilih gambar PNG, JPEG, atau WebP.');
  await fault({ host: 'drive', path: 'v1/upload', status: 500 });
  await chooseFile(COVER, pictureFile());
  await said('Isianmu tidak hilang');
  expect((await textBox()).textContent).toContain(SENTENCE);
});

test('what is typed while a cover is on its way stays, and nothing is published without it', async () => {
  const user = await openWriting('articles');
  await writePost(user, 'Sebelum unggahan');
  const upload = held(UPLOAD);
  await chooseFile(COVER, pictureFile());
  await upload.hasBegun;
  await write(user, await postField('Judul'), 'Selama unggahan');
  await write(user, await postField('Ringkasan'), 'Ditulis selama unggahan.');
  await writeText(' Kalimat selama unggahan.');
  await press(user, 'Terbitkan');
  await said('Sampul masih diunggah');
  upload.release();
  const stands = async () => {
    await cover();
    await holds('Judul', 'Selama unggahan');
    await holds('Ringkasan', 'Ditulis selama unggahan.');
    expect((await textBox()).textContent).toBe(`${SENTENCE} Kalimat selama unggahan.`);
  };
  await stands();
  await openWriting('articles');
  await stands();
});

test('a cover that arrives after its writer has left changes no other draft', async () => {
  const user = await openWriting('articles');
  await writePost(user, 'Naskah pertama');
  const upload = held(UPLOAD);
  await chooseFile(COVER, pictureFile());
  await upload.hasBegun;
  await user.click(screen.getByRole('link', { name: 'Ke studio' }));
  await upload.isGivenUp;
  await user.click(await screen.findByRole('link', { name: 'Tulis artikel' }));
  await write(user, await postField('Judul'), 'Naskah kedua');
  upload.release();
  await openWriting('articles');
  await holds('Judul', 'Naskah kedua');
  expect(screen.queryByRole('img', { name: 'Sampul tulisan ini' })).toBeNull();
});
