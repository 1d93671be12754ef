/** Staff at work: who takes part, and what people write before visitors see it. */

import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { barriers } from '../harness/checks';
import { fillField } from '../harness/form';
import { held } from '../harness/line';
import { headed, main, said } from '../harness/page';
import { press } from '../harness/press';
import { addressed, nth, says } from '../harness/rooms';
import { visit } from '../harness/visit';

const rows = () => main().getAllByRole('row');
const row = (place: number) => nth(rows(), place);
const listed = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const turnTo = async (user: UserEvent, name: string) =>
  user.click(await main().findByRole('link', { name }));

test('a lead of a region looks a school up, and pages through', async () => {
  const user = await visit('/Registrations', 'Ketua Wilayah Contoh');
  await headed('Pendaftaran');
  await listed(11);
  expect(await barriers()).toEqual([]);
  await user.type(main().getByRole('searchbox'), 'Jawa Barat{Enter}');
  await addressed(/search=Jawa\+Barat/);
  await says(() => row(1), 'Jawa Barat');
  await visit('/Registrations?page=2', 'Ketua Wilayah Contoh');
  await waitFor(() => main().getByText(/^Sekolah 11–20 dari/));
  const again = await visit('/Registrations?search=tidakadasekolahini', 'Ketua Wilayah Contoh');
  await turnTo(again, 'Lihat semua');
  await listed(11);
});

test('a lead of a programme sees how full its classes and events are', async () => {
  const user = await visit('/Registrations?kind=kelas', 'Ketua Program Contoh');
  await says(() => row(1), /\d+ dari \d+/);
  expect(await barriers()).toEqual([]);
  const program = main().getByRole<HTMLSelectElement>('combobox', { name: 'Program' });
  await user.selectOptions(program, program.options[1]?.value ?? '');
  await addressed(/kind=kelas&category=\d+/);
  await says(() => row(1), /./);
  for (const kind of ['Acara', 'Angkatan']) {
    await turnTo(user, kind);
    await waitFor(() => expect(main().queryAllByRole('status', { busy: true })).toEqual([]));
    await says(() => row(1), /./);
    expect(await barriers()).toEqual([]);
  }
});

const texts = () =>
  [...document.querySelectorAll('main blockquote')].map(({ textContent }) => textContent);
const shown = (count: number) => waitFor(() => expect(texts()).toHaveLength(count));
const waiting = () => document.querySelectorAll('main [aria-busy=true]').length;

test('what was decided is gone from what stays in sight until the next list has come', async () => {
  const user = await visit('/Testimonies', 'Pengelola Contoh');
  await shown(3);
  const [first] = texts();
  await user.click(nth(main().getAllByRole('button', { name: /^Sembunyikan ?testimoni/ })));
  await shown(2);
  const list = held(/post\/list\?.*categoryId=published/);
  await turnTo(user, 'Tampil');
  await list.hasBegun;
  await waitFor(() => expect(waiting()).toBe(1));
  expect(texts()).not.toContain(first);
  await shown(2);
  list.release();
  await waitFor(() => expect(waiting()).toBe(0));
  await press(user, 'Batalkan');
  await turnTo(user, 'Menunggu');
  await shown(3);
});

test('a testimony that somebody has just sent waits for staff, and is not shown', async () => {
  const story = 'Sekarang aku berani bertanya di kelas, setiap hari di depan semua teman.';
  const of = () =>
    main()
      .queryAllByRole('article')
      .filter(({ textContent }) => textContent?.includes(story));
  let user = await visit('/Testimony');
  const form = await screen.findByRole('form', { name: 'Tulis ceritamu' });
  const filling = { rating: '5', message: story, name: 'Rani', role: 'Alumni', consent: 'yes' };
  for (const [name, value] of Object.entries(filling)) await fillField(user, form, name, value);
  await user.click(within(form).getByRole('button', { name: 'Kirim ceritaku' }));
  await user.click(await screen.findByRole('link', { name: 'Lihat semua kirimanmu dan kabarnya' }));
  await headed('Kirimanku');
  await waitFor(() => expect(nth(of()).textContent).toContain('Menunggu dibaca tim'));
  user = await visit('/Testimonies?search=tidakadatestimoniini', 'Pengelola Utama Contoh');
  await said('Tidak ada yang cocok');
  user = await visit('/Testimonies?search=berani', 'Pengelola Utama Contoh');
  await waitFor(() => expect(of()).toHaveLength(1));
});
