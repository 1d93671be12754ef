/** The stage's and the front page's brands: days that open, a plan that is kept, faces, a desk, a scale. */

import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { headed, main, said, words } from '../harness/page';
import { move, nth, part, says, write } from '../harness/rooms';
import { visitTenant } from '../harness/visit';

test('a day of the festival opens its programme', async () => {
  const user = await visitTenant('festival');
  await headed('Festival Belajar Bersama');
  await main().findByText('Yogyakarta');
  const programme = await part(/^Hari ke-/);
  await programme.findAllByRole('listitem');
  const first = () => nth(programme.getAllByRole('listitem')).textContent;
  const before = first();
  await user.click(main().getByRole('radio', { name: /^Hari ke-2, / }));
  await says(() => programme.getByRole('heading'), /^Hari ke-2: \d+ panggung$/);
  expect(first()).not.toBe(before);
});

test('a plan outlives the visit', async () => {
  const user = await visitTenant('festival');
  const planned = 'Susun harimu sendiri';
  let plan = await part(planned);
  await user.click(nth(await plan.findAllByRole('checkbox')));
  const second = within(plan.getByRole('group', { name: /^Hari ke-2/ }));
  await user.click(nth(second.getAllByRole('checkbox')));
  await says(() => plan.getByRole('status'), /^2 mata acara di 2 hari$/);
  await visitTenant('festival');
  plan = await part(planned);
  await says(() => plan.getByRole('status'), /^2 mata acara di 2 hari$/);
});

test('the festival is as long on its own page as at home', async () => {
  await visitTenant('festival');
  const days = () => main().getAllByRole('radio', { name: /^Hari ke-\d+, / });
  await waitFor(() => expect(days()).toHaveLength(3));
  await visitTenant('festival', '/BelajarBersama');
  const schedule = await part(/^Jam demi jam/);
  await waitFor(() => expect(schedule.getAllByRole('heading', { level: 3 })).toHaveLength(3));
  await said('Festival tiga hari');
  expect(words()).not.toMatch(/dua hari/i);
});

test('a face at the table says hello', async () => {
  const user = await visitTenant('perempuan');
  await headed('Ada kursi di sebelah kami');
  await main().findByRole('link', { name: 'Ambil satu kursi' });
  const face = nth(await main().findAllByRole('radio', { name: /^Sapa / }), 2);
  await user.click(face);
  const name = (face.getAttribute('aria-label') ?? '').replace('Sapa ', '');
  await main().findByRole('heading', { level: 2, name });
});

test('a sentence is made to bring along', async () => {
  const user = await visitTenant('perempuan');
  const opener = await part('Takut canggung? Bawa satu kalimat');
  await write(user, opener.getByLabelText(/Nama panggilan/), 'Yanti');
  await user.click(opener.getByRole('radio', { name: 'Kembali setelah jeda' }));
  await user.click(opener.getByRole('radio', { name: 'gaji' }));
  await says(
    () => opener.getByRole('status'),
    /^Halo, panggil aku Yanti\. Aku kembali setelah beberapa tahun di rumah\. Bagaimana kalian menyebut angka tanpa meminta maaf\?$/,
  );
});

test('the front page is of one desk at a press', async () => {
  const user = await visitTenant('media');
  await headed('Kabar Talenta');
  const lead = await part('Berita utama');
  const title = () => nth(lead.getAllByRole('heading')).textContent;
  const before = title();
  await user.click(main().getByRole('radio', { name: 'Kebijakan' }));
  await main().findByText(/^\d+ tulisan dari Kebijakan$/);
  await waitFor(() => expect(title()).not.toBe(before));
});

test('the scale weighs a share', async () => {
  const user = await visitTenant('media');
  const scale = await part('Timbang dulu angkanya');
  await user.click(scale.getByRole('button', { name: /52% pelamar/ }));
  await says(() => scale.getByRole('status'), 'Antara 47% dan 57%.');
  await write(user, scale.getByLabelText('Jumlah orang yang ditanya'), 'nol');
  await says(() => scale.getByRole('status'), 'Isi persen');
});

test('a journey is filled with episodes', async () => {
  const user = await visitTenant('podcast');
  await headed('Suara orang yang masih mau belajar');
  const journey = await part('Perjalananmu berapa menit?');
  const answer = () => journey.getByRole('status');
  await says(answer, /./);
  const before = answer().textContent;
  await user.click(journey.getByRole('button', { name: 'Travel antarkota' }));
  await says(answer, /^\d+ episode, /);
  expect(answer().textContent).not.toBe(before);
  move(journey.getByRole('slider'), '15');
  await says(answer, 'Belum ada episode sependek itu');
});
