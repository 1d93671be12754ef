/** Posts after they were first published: opened, changed, moved, copied, withdrawn; and what they lead to. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { barriers } from '../harness/checks';
import { headed, main, said } from '../harness/page';
import { press } from '../harness/press';
import { addressed, nth, write } from '../harness/rooms';
import { openWriting, postField, textBox, WRITER, writePost, writeText } from '../harness/studio';
import { visit } from '../harness/visit';

const holds = async (label: string, value: string) =>
  expect(await postField(label)).toHaveProperty('value', value);
const link = (name: string) => screen.findByRole('link', { name });

const old = [
  '<h1>Judul lama</h1><p>Pembuka.</p>',
  '<figure><img src="/brand/alpha/logo-dark.svg" alt="Peta kelas"><figcaption>Peta</figcaption></figure>',
  '<h2>Bagian</h2><h3>Anak</h3><h4>Cucu</h4><h5>Catatan kecil</h5><p>Rumus H<sub>2</sub>O, 10<sup>6</sup> <mark>sorot</mark>.</p><ul><li>Akhir</li></ul>',
  '<table><caption>Jadwal</caption><tbody><tr><td><p>Senin</p></td></tr></tbody></table><address>Jalan Contoh 1</address><p>Penutup.</p>',
].join('');

/** What the platform has of a post. */
async function stored(slug: string): Promise<string> {
  const response = await fetch(`/api/services/v3/post/detail?kindSlug=news&slug=${slug}`);
  return String((await response.json()).data.content);
}

test('an old post is made no poorer by being opened, saved and written on', async () => {
  await visit('/Studio?kind=news', WRITER);
  await headed('Studio');
  const written = { kindSlug: 'news', title: 'Tulisan lama', slug: 'tulisan-lama' };
  await fetch('/api/services/v3/post/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...written, content: old, summary: 'Dari dulu.' }),
  });
  let user = await openWriting('news/tulisan-lama');
  within(await textBox()).getByRole('img', { name: 'Peta kelas' });
  await said('tidak bisa menjaga sebagian tulisan lama: alamat');
  expect(await barriers()).toEqual([]);
  await write(user, await postField('Ringkasan'), 'Dari dulu sekali.');
  await press(user, 'Simpan perubahan');
  await said('Tulisan lama sudah terbit');
  expect(await stored('tulisan-lama')).toBe(old);

  user = await openWriting('news/tulisan-lama');
  await writeText(' Tambahan.', 3);
  await press(user, 'Simpan perubahan');
  await said('Tulisan lama sudah terbit');
  const now = await stored('tulisan-lama');
  expect(now).toContain('<p>Penutup. Tambahan.</p>');
  const figure = /<figure>.*<\/figure>/.exec(old)?.[0] ?? '';
  const marked = 'H<sub>2</sub>O, 10<sup>6</sup> <mark>sorot</mark>';
  for (const part of [
    '<h1>Judul lama</h1>',
    '<caption>Jadwal</caption>',
    figure,
    '<h5>Catatan kecil</h5>',
    marked,
  ]) {
    expect(now).toContain(part);
  }
});

test('an address that is changed is warned of, and leads on to the new one', async () => {
  const user = await visit('/Studio?kind=articles', WRITER);
  const rows = await screen.findAllByRole('rowheader');
  await user.click(within(nth(rows)).getByRole('link'));
  await textBox();
  await write(user, await postField('Alamat'), 'alamat-yang-baru');
  await said('Setelah disimpan, alamat lama');
  await press(user, 'Simpan perubahan');
  await addressed('/Studio/Write/articles/alamat-yang-baru');
  await said('Alamatnya sekarang');
  expect(await barriers()).toEqual([]);
  await user.click(await link('Sunting lagi'));
  await holds('Alamat', 'alamat-yang-baru');
  await openWriting('articles/alamat-yang-baru');
  await holds('Alamat', 'alamat-yang-baru');
});

test('an event that is made can be attended', async () => {
  const user = await openWriting('events');
  await writePost(user, 'Temu penulis muda');
  await write(user, await postField('Tanggal mulai'), '2099-03-04');
  await write(user, await postField('Jam mulai'), '09:30');
  await write(user, await postField('Jam selesai'), '12:00');
  await press(user, 'Terbitkan');
  await said('Pilih cara hadir.');
  await user.click(screen.getByLabelText('Di tempat'));
  await write(user, await postField('Tempat'), 'Balai Contoh, Bandung');
  await write(user, await postField('Kuota kursi'), '25');
  expect(await barriers()).toEqual([]);
  await press(user, 'Terbitkan');
  await user.click(await link('Lihat halamannya'));
  await headed('Temu penulis muda');
  for (const words of ['4 Mar 2099, 09.30', 'Balai Contoh, Bandung', 'Sisa 25 kursi']) {
    await said(words);
  }
  await press(user, 'Daftar hadir');
  await main().findAllByText('Terdaftar');
});

test('an event that costs something says so, and is paid for', async () => {
  const user = await openWriting('events');
  await writePost(user, 'Kelas kilat berbayar');
  await write(user, await postField('Tanggal mulai'), '2099-03-04');
  await user.click(screen.getByLabelText('Daring'));
  expect(await postField('Harga')).toHaveProperty('value', '0');
  await write(user, await postField('Harga'), 'Rp 75.000');
  await press(user, 'Terbitkan');
  await user.click(await link('Lihat halamannya'));
  await headed('Kelas kilat berbayar');
  await said('Rp\u00a075.000');
  await press(user, 'Daftar hadir');
  await said('Lanjutkan pembayaran');
});

test('what one has just saved can be written on and saved again', async () => {
  let user = await openWriting('news');
  await writePost(user, 'Tulisan berulang');
  await press(user, 'Terbitkan');
  await said('Tulisan berulang sudah terbit');
  user = await visit('/Studio?kind=news&search=berulang', WRITER);
  for (const summary of ['Ringkasan kedua.', 'Ringkasan ketiga.']) {
    await user.click(await link('Tulisan berulang'));
    await write(user, await postField('Ringkasan'), summary);
    await press(user, 'Simpan perubahan');
    await said('Tulisan berulang sudah terbit');
    expect(screen.queryByRole('region', { name: 'Dua versi' })).toBeNull();
    history.back();
  }
});

test('a post is copied, withdrawn to a draft, and published again', async () => {
  let user = await openWriting('news');
  await writePost(user, 'Tulisan yang disalin');
  await press(user, 'Terbitkan');
  await said('Tulisan yang disalin sudah terbit');
  const list = '/Studio?kind=news&search=Tulisan+yang+disalin';
  user = await visit(list, WRITER);
  await user.click(await link('Duplikat Tulisan yang disalin'));
  await holds('Judul', 'Salinan dari Tulisan yang disalin');
  await holds('Alamat', '');
  user = await visit(list, WRITER);
  await press(user, 'Tarik Tulisan yang disalin');
  await press(user, 'Ya, tarik');
  const drafts = within(await screen.findByRole('region', { name: 'Draf' }));
  await user.click(await drafts.findByRole('link', { name: 'Tulisan yang disalin' }));
  await holds('Alamat', 'tulisan-yang-disalin');
  await press(user, 'Terbitkan');
  await said('Tulisan yang disalin sudah terbit');
});

test('a programme is not offered: nobody would read it', async () => {
  await visit('/Studio', WRITER);
  await headed('Studio');
  await waitFor(() => expect(main().getAllByRole('row').length).toBeGreaterThan(1));
  expect(main().queryByText('Program')).toBeNull();
});
