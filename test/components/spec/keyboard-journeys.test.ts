/** Whole journeys by keyboard alone: the order of focus, each act by its keys, and where focus is after it. */

import { waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { downloads } from '../harness/downloads';
import { enter, isKept, labelled, reach, type, worded } from '../harness/keyboard';
import { headed, said, words } from '../harness/page';
import { fault, heal } from '../harness/platform';
import { begins, button, goTo, leaves, link } from '../harness/portal-keys';
import { addressed } from '../harness/rooms';

const focused = () => document.activeElement;

/** Waits until focus is within the main part on something that says so. */
const focusSays = (text: string | RegExp) =>
  waitFor(() => {
    expect(focused()?.closest('main')).not.toBeNull();
    expect(focused()?.textContent).toMatch(text);
  });

/** The parts of the page that Tab leads through, in its order, each as often as it is come to. */
async function order(user: UserEvent): Promise<string[]> {
  const parts: string[] = [];
  for (let isThere = true; isThere; ) {
    await user.tab();
    isThere = focused() !== document.body;
    const part = focused()?.closest('header, aside, main, footer')?.localName ?? 'way past';
    if (isThere && parts.at(-1) !== part) parts.push(part);
  }
  return parts;
}

/** Presses Space on a choice, as who answers a question does. */
async function choose(user: UserEvent, find: () => HTMLElement): Promise<void> {
  await waitFor(find);
  await reach(user, find);
  await user.keyboard(' ');
}

test('who runs the site decides about payouts, and is led on to the next one', async () => {
  const name = 'Pengelola Utama Contoh';
  const user = await begins(name);
  await enter(user, link(/^Penarikan menunggu/));
  await headed('Penarikan');
  await isKept();

  const title = () => document.querySelector('main section h2')?.textContent ?? '';
  await waitFor(() => expect(title()).toMatch(/^Rp/));
  const first = title();
  await enter(user, button('Setujui'));
  await focusSays(/keputusan ini tidak bisa ditarik/);
  await enter(user, button('Ya, setujui'));
  await waitFor(() => expect(title()).not.toBe(first));
  await focusSays(title());
  await enter(user, button('Tolak'));
  await type(user, labelled(/^Alasan penolakan/), 'Nama pemilik rekening belum cocok.');
  await enter(user, button('Tinjau penolakan'));
  await isKept();
  const second = title();
  await enter(user, button('Ya, tolak'));
  await waitFor(() => expect(title()).not.toBe(second));
  await focusSays(title());

  await leaves(user, name);
});

test('who runs the site reads testimonies, takes a decision back, and saves a setting', async () => {
  const name = 'Pengelola Utama Contoh';
  const user = await begins(name);
  await goTo(user, 'Testimoni');
  const quotes = () => document.querySelectorAll('main blockquote').length;
  await waitFor(() => expect(quotes()).toBe(3));
  await fault({ host: 'services', path: 'v3/post/update', status: 500 });
  await enter(user, button(/^Tampilkan testimoni/));
  await waitFor(() => expect(document.querySelector('main [role=alert]')).not.toBeNull());
  await focusSays(/^Tampilkan/);
  await heal();
  await user.keyboard('{Enter}');
  await focusSays('sekarang tampil');
  await waitFor(() => expect(quotes()).toBe(2));
  await user.tab();
  expect(focused()?.textContent).toBe('Batalkan');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(quotes()).toBe(3));
  await focusSays('testimoni');

  await goTo(user, 'Pengaturan situs');
  await type(user, labelled(/^Nama situs/), 'Nama dari papan tik');
  await enter(user, button('Simpan'));
  await isKept();
  await enter(user, worded('main button', /^Simpan 1 perubahan/));
  await said('1 perubahan tersimpan');
  await isKept();
  await leaves(user, name);
});

test('a mentor narrows what was earned, takes it along, and asks for it to be paid out', async () => {
  const name = 'Mentor Contoh';
  const files = downloads();
  const user = await begins(name);
  expect(await order(user)).toEqual(['way past', 'header', 'aside', 'main']);
  await goTo(user, 'Pendapatan');
  await enter(user, link('Tahun ini'));
  await addressed(/period=\d{4}-01-01_/);
  await focusSays('Tahun ini');
  await enter(user, button(/^Unduh CSV ?penarikan/));
  await waitFor(() => expect(files).toEqual(['penarikan.csv']));
  await focusSays('Unduh CSV');

  await enter(user, link('Tarik saldo'));
  await headed('Tarik saldo');
  await isKept();
  await type(user, labelled(/^Jumlah yang ditarik/), '1000{Enter}');
  await said('Paling sedikit');
  await waitFor(() => expect(focused()).toBe(labelled(/^Jumlah yang ditarik/)()));
  await type(user, labelled(/^Jumlah yang ditarik/), '61000');
  const bank = labelled(/^Bank/);
  await reach(user, bank);
  // The list of a select is the browser's: the document here has none to go through by arrows.
  await user.selectOptions(bank(), 'cendana');
  await type(user, labelled(/^Nomor rekening/), '9010007777');
  await type(user, labelled(/^Nama pemilik rekening/), 'Mentor Contoh{Enter}');
  await waitFor(() => expect(words()).toMatch(/Rp\s58\.500/));
  await isKept();
  await enter(user, button('Ubah'));
  await waitFor(() => expect(labelled(/^Jumlah yang ditarik/)()).toHaveProperty('value', '61000'));
  await isKept();
  await enter(user, button('Tinjau penarikan'));
  await enter(user, button('Ajukan penarikan'));
  await focusSays('sudah diajukan');

  await enter(user, link('Lihat penarikan'));
  await headed('Pendapatan');
  await isKept();
  await enter(user, link(/^Rp\s61\.000/));
  await headed('Rincian penarikan');
  await focusSays('Rincian penarikan');
  await enter(user, link('Semua penarikan'));
  await headed('Pendapatan');
  await isKept();
  await leaves(user, name);
});

test('a learner goes on in a course, answers a quiz, and finds what is kept of it', async () => {
  const name = 'Siswa Contoh';
  const files = downloads();
  const user = await begins(name);
  await enter(user, worded('main a[aria-label="Mulai belajar: JavaScript dari Nol"]', /./));
  await headed('JavaScript dari Nol');
  await isKept();
  await enter(user, link('Mulai belajar'));
  await said('Bab 1 dari 16');
  await enter(user, button('Tandai sudah ditonton'));
  await focusSays('Sudah ditonton');
  for (const chapter of [2, 3, 4]) {
    await enter(user, link(/^Berikutnya/));
    await said(`Bab ${chapter} dari 16`);
    await isKept();
  }
  await said('Soal 1 dari');
  const count = Number(/Soal 1 dari (\d+)/.exec(words())?.[1]);
  for (let question = 1; question <= count; question += 1) {
    await said(`Soal ${question} dari`);
    await choose(
      user,
      () => document.querySelector<HTMLElement>('main fieldset input') as HTMLElement,
    );
    await enter(user, button('Periksa jawaban'));
    await focusSays('Lanjut');
    await user.keyboard('{Enter}');
    await isKept();
  }
  await focusSays(/dari \d+ benar/);
  await enter(user, link(/^Berikutnya/));
  await said('Bab 5 dari 16');
  await isKept();

  await enter(user, link('Belajarku'));
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toMatch(/^Halo, /));
  await goTo(user, 'Tagihan');
  await enter(user, link(/INV-2026-0002|JavaScript dari Nol/));
  await waitFor(() => expect(location.pathname).toBe('/Invoices/INV-2026-0002'));
  await isKept();
  await enter(user, link(/^Kembali|Semua tagihan/));
  await headed('Tagihan');
  await isKept();
  await goTo(user, 'Data saya');
  const save = button('Unduh data saya');
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
  await enter(user, save);
  await waitFor(() => expect(files).toEqual(['alpha-data-saya.json']));
  await focusSays('Unduh data saya');
  await enter(user, worded('nav[aria-label="Menu portal"] a', 'Belajarku'));
  await enter(user, link(/^Lihat sertifikat/));
  await headed(name);
  await isKept();
  await leaves(user, name);
});
