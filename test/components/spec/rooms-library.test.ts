/** The library's brands: a shelf that opens, an editor's table, a day's reading with its clock. */

import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { headed, main, said } from '../harness/page';
import { nth, part, says, write } from '../harness/rooms';
import { visitTenant } from '../harness/visit';

test('a spine opens its first page, which leads to the whole', async () => {
  const user = await visitTenant('buku');
  await headed('Rak ini boleh diacak-acak');
  await main().findAllByRole('button', { expanded: false });
  const book = within(nth(main().getAllByRole('listitem'), 2));
  const spine = book.getByRole('button');
  expect(spine.getAttribute('aria-expanded')).toBe('false');
  await user.click(spine);
  expect(spine.getAttribute('aria-expanded')).toBe('true');
  expect(main().getAllByRole('article')).toHaveLength(1);
  const title = book.getByRole('heading').textContent ?? '';
  await user.click(book.getByRole('link', { name: 'Baca lanjutannya' }));
  await headed(title);
});

test('a sentence gets shorter at the editor’s table', async () => {
  const user = await visitTenant('buku');
  const table = await part('Duduk sebentar di meja penyunting');
  await table.says('42 dari 42 kata');
  await user.click(table.getByRole('button', { name: 'Pada suatu hari yang cerah,' }));
  await table.says('37 dari 42 kata');
  await says(() => table.getByRole('status'), 'Lewati');
});

test('the reading is clocked to its end and counted', async () => {
  const user = await visitTenant('aksara');
  await headed('Sepuluh menit membaca, dimulai dari sini');
  await user.click(main().getByRole('button', { name: 'Mulai membaca' }));
  const progress = await main().findByRole('progressbar', { name: 'Bagian yang sudah dibaca' });
  expect(progress.getAttribute('value')).toBe('0');
  const next = main().getByRole('button', { name: 'Paragraf berikutnya' });
  for (let left = 4; left > 0; left -= 1) await user.click(next);
  expect(progress.getAttribute('value')).toBe('0.8');
  await waitFor(() => expect(main().queryByText('0:00')).toBeNull());
  await user.click(main().getByRole('button', { name: 'Selesai membaca' }));
  const answers = within(await main().findByRole('group'));
  await user.click(nth(answers.getAllByRole('button')));
  await says(() => nth(main().getAllByRole('status')), 'kata per menit');
  await said('1 hari berturut-turut di peramban ini.');
});

test('a text is measured as far as it is neither too short nor too long', async () => {
  const user = await visitTenant('aksara');
  const meter = await part('Teks Anda cocok untuk kelas berapa?');
  const measured = async (text: string, ...results: string[]) => {
    await write(user, meter.getByRole('textbox'), text);
    for (const result of results) await meter.says(result);
  };
  await measured('Budi makan nasi.', 'paling sedikit 25 kata');
  await measured('Budi makan nasi dan ikan. '.repeat(6), 'kelas 1–3 SD');
  await measured('Budi makan nasi dan ikan. '.repeat(700), '3500 kata');
  await measured(
    'Budi makan nasi dan ikan. '.repeat(800),
    '20.800 dari 20.000 huruf, 800 terlalu banyak',
    'belum ditakar: terlalu panjang',
  );
});
