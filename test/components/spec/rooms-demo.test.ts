/** The tour's brand, whose first screen changes its clothes, and the layouts that developers look at. */

import { waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { sectionGroups } from '../../browser/section-groups';
import { headed, main, said, words } from '../harness/page';
import { move, nth, part, says, write } from '../harness/rooms';
import { visitTenant } from '../harness/visit';

test('one sentence dresses the miniature', async () => {
  const user = await visitTenant('demo');
  await headed('Pakaikan merek Anda pada halaman ini.');
  await user.selectOptions(main().getByLabelText('Jenis lembaga'), 'perusahaan');
  const site = await part('Miniatur situs Perusahaan Contoh');
  await says(() => site.getByRole('heading', { level: 2 }), /^Satu tim, satu jalur belajar\.$/);
  await write(user, main().getByLabelText('Nama lembaga'), 'Sanggar Dua Pintu');
  await user.selectOptions(main().getByLabelText('Sudut'), 'square');
  // A colour that carries no white text as it is.
  move(main().getByLabelText('Warna lain, dari merek Anda'), '#2096c4');
  await said('3,3 : 1 dengan tulisan putih');
  await said('#1b7ea5');
  const own = await part('Miniatur situs Sanggar Dua Pintu');
  await write(user, own.getByLabelText('Nama karyawan'), 'Rara');
  await user.click(own.getByRole('button', { name: 'Daftarkan tim' }));
  await says(() => own.getByRole('status'), 'Rara, begini sapaan Sanggar Dua Pintu');
  await user.click(main().getByText(/^Pilihan ini sebagai berkas merek/));
  expect(document.querySelector('main pre')?.textContent).toContain('"corner": "square"');
});

test('each ground of the fitting room can be read, as far as it is told', async () => {
  const user = await visitTenant('demo');
  for (const ground of ['white', 'tint', 'ink']) {
    await user.selectOptions(main().getByLabelText('Alas'), ground);
    await said(`"ground": "${ground}"`);
    expect(words()).not.toContain('belum terbaca');
  }
});

test('every role has its screen', async () => {
  const user = await visitTenant('demo');
  const tour = await part('Siapa yang sedang membukanya?');
  await user.click(tour.getByRole('radio', { name: /Pengajar/ }));
  await says(() => tour.getByRole('figure', { name: /^Layar pengajar/ }), 'menunggu');
});

test('what is missing moves the opening day', async () => {
  const user = await visitTenant('demo');
  const doors = await part('Kapan pintunya dibuka?');
  await says(() => doors.getByRole('status'), '10 hari kerja');
  for (const box of doors.getAllByRole<HTMLInputElement>('checkbox')) {
    if (!box.checked) await user.click(box);
  }
  await says(() => doors.getByRole('status'), / \d{4}2 hari kerja/);
});

const states = [
  ['banyak', 'Kelas 1'],
  ['satu', 'Kelas 1'],
  ['sangat panjang', 'Mempertanggungjawabkan_'],
  ['kosong', 'Belum ada kelas yang membuka pendaftaran'],
  ['gagal', 'Data belum bisa dimuat'],
] as const;

/** What is hidden is not told apart, which would take seconds where every section stands. */
const section = (name: string) => main().findByRole('region', { name, hidden: true });

test('every section and state is on one page, with a table of contents', async () => {
  await visitTenant('dev-sections');
  const contents = within(await main().findByRole('navigation', { name: 'Daftar isi' }));
  for (const [name, component] of sectionGroups) {
    expect(contents.getAllByRole('link', { name })).toHaveLength(1);
    const group = await section(name);
    await says(() => group, component);
  }
  for (const [state, text] of states) {
    const shown = await section(`Kelas: ${state}`);
    await says(() => shown, text);
  }
  const loading = await section('Kelas: sedang dimuat');
  expect(loading.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
});

describe('the manner of a second design is what is picked', () => {
  test.each([
    ['Pembuka', 'opening', 'poster'],
    ['Kartu', 'card', 'sticker'],
    ['Daftar', 'list', 'rows'],
  ])('%s', async (label, kind, manner) => {
    const user = await visitTenant('dev-sections', '/Welcome');
    const chosen = () => document.documentElement.getAttribute(`data-${kind}`);
    const before = chosen();
    expect(before).not.toBeNull();
    const select = await main().findByRole('combobox', { name: new RegExp(`^${label}\\b`) });
    await user.selectOptions(select, manner);
    await waitFor(() => expect(chosen()).toBe(manner));
    await user.selectOptions(select, '');
    await waitFor(() => expect(chosen()).toBe(before));
  });
});

test('what is too long, too much, missing or failing stays where it is', async () => {
  await visitTenant('dev-stress');
  const failing = await part('Panggilan yang gagal');
  await waitFor(() =>
    expect(failing.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(3),
  );
  await (await part('Daftar yang kosong')).says('Webinar: tidak ada');
  const huge = await part('Angka raksasa, judul tanpa akhir');
  await waitFor(() => expect(nth(huge.getAllByText(/999\.999\.999\.999/))).toBeTruthy());
  await part('Program untuk tiap tujuan');
  await part('Mulai dari satu kelas');
});
