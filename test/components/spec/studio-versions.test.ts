/** Two writers on one post: the later one chooses part by part, looks it through and saves it. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { barriers } from '../harness/checks';
import { headed, said } from '../harness/page';
import { press } from '../harness/press';
import { write } from '../harness/rooms';
import { openWriting, postField, textBox, WRITER, writeText } from '../harness/studio';
import { visit } from '../harness/visit';

const SLUG = 'tulisan-dua-versi';
const BEGUN = '<p>Pembuka.</p><p>Tengah.</p><ul><li>Butir</li></ul><p>Penutup.</p>';

const post = (path: string, body: object) =>
  fetch(`/api/services/v3/post/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kindSlug: 'news', slug: SLUG, ...body }),
  });

async function stored(): Promise<Record<string, unknown>> {
  const response = await fetch(`/api/services/v3/post/detail?kindSlug=news&slug=${SLUG}`);
  return (await response.json()).data;
}

/** Opens a post that another writer then saves with these changes. */
async function openOvertaken(changes: object) {
  await visit('/Studio?kind=news', WRITER);
  await headed('Studio');
  const begun = { title: 'Dua versi', summary: 'Ringkasan lama.', content: BEGUN };
  await post('create', begun);
  const user = await openWriting(`news/${SLUG}`);
  await post(`update?slug=${SLUG}`, { ...begun, ...changes });
  return user;
}

const versions = async () => within(await screen.findByRole('region', { name: 'Dua versi' }));

test('of each place one side is taken, first the one that has changed it', async () => {
  const user = await openOvertaken({
    summary: 'Ringkasan dari yang lain.',
    content: BEGUN.replace('Pembuka.', 'Pembuka dari yang lain.').replace(
      'Tengah.',
      'Tengah lain.',
    ),
  });
  await write(user, await postField('Ringkasan'), 'Ringkasan dariku.');
  await writeText(' Tambahan dariku.', 2);
  await press(user, 'Simpan perubahan');
  const both = await versions();
  expect(await barriers()).toEqual([]);
  const place = (name: string) => within(both.getByRole('group', { name }));
  const side = (name: string, which: RegExp) => place(name).getByRole('radio', { name: which });
  expect(side('Ringkasan', /^Tulisanmu/)).toHaveProperty('checked', true);
  // Both paragraphs at the beginning are the other writer's alone.
  expect(side('Isi, bagian 1', /^Tersimpan/)).toHaveProperty('checked', true);
  expect(side('Isi, bagian 2', /Tambahan dariku/)).toHaveProperty('checked', true);
  await user.click(side('Ringkasan', /^Tersimpan/));
  await user.click(both.getByRole('button', { name: 'Pakai pilihan ini' }));
  await said('Pilihanmu sudah masuk ke penyunting');
  expect(document.activeElement?.textContent).toContain('Periksa, lalu simpan');
  expect(await postField('Ringkasan')).toHaveProperty('value', 'Ringkasan dari yang lain.');
  await waitFor(async () =>
    expect((await textBox()).textContent).toContain('Pembuka dari yang lain.'),
  );
  expect((await textBox()).textContent).toContain('Penutup. Tambahan dariku.');
  // Nothing is sent before it was looked through.
  expect(await stored()).toMatchObject({ summary: 'Ringkasan dari yang lain.' });
  expect(String((await stored()).content)).not.toContain('Tambahan dariku');
  await press(user, 'Simpan perubahan');
  await said('Dua versi sudah terbit');
  const now = String((await stored()).content);
  for (const words of ['Pembuka dari yang lain.', 'Tengah lain.', 'Penutup. Tambahan dariku.']) {
    expect(now).toContain(words);
  }
});

test('what one writer took away can stay away, and another one who saves later still is told again', async () => {
  const user = await openOvertaken({ content: BEGUN.replace('<p>Tengah.</p>', '') });
  await write(user, await postField('Ringkasan'), 'Ringkasan dariku.');
  await press(user, 'Simpan perubahan');
  const both = await versions();
  const group = within(both.getByRole('group', { name: 'Isi, bagian 1' }));
  expect(group.getByRole('radio', { name: /Tidak ada/ })).toHaveProperty('checked', true);
  await user.click(both.getByRole('button', { name: 'Pakai pilihan ini' }));
  await said('Pilihanmu sudah masuk ke penyunting');
  await post(`update?slug=${SLUG}`, {
    title: 'Dua versi',
    summary: 'Lebih baru lagi.',
    content: BEGUN,
  });
  await press(user, 'Simpan perubahan');
  await said('menyimpan tulisan ini lebih dulu');
  await user.click((await versions()).getByRole('button', { name: 'Pakai tulisanku' }));
  await said('Dua versi sudah terbit');
  expect(await stored()).toMatchObject({ summary: 'Ringkasan dariku.' });
  expect(String((await stored()).content)).not.toContain('Tengah.');
});
