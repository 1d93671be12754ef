/** The studio wall's brands: works taken apart, rooms to walk through, words borrowed for a poster. */

import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { headed, main } from '../harness/page';
import { addressed, move, nth, part, says } from '../harness/rooms';
import { visitTenant } from '../harness/visit';

test('a work is put on the bench, and the wall is sorted', async () => {
  const user = await visitTenant('desain');
  await headed('Dinding ini boleh kamu bongkar');
  const bench = await main().findByRole('article', { name: 'Ronde Pak Min' });
  await says(() => bench, '6 × 8 kotak');
  const works = () => main().getAllByRole('radio', { name: /^Bongkar/ });
  const pencil = await main().findByRole('radio', {
    name: 'Bongkar Sepuluh Layar dengan Pensil',
  });
  await user.click(pencil);
  await main().findByRole('article', { name: 'Sepuluh Layar dengan Pensil' });
  await user.click(main().getByRole('radio', { name: 'Medium' }));
  const print = await part('Cetak');
  await waitFor(() => expect(print.getAllByRole('radio')).toHaveLength(2));
  expect(works()).toHaveLength(11);
});

test('a phrase is struck out', async () => {
  const user = await visitTenant('desain');
  const critique = await part('Coret dulu, baru bicara');
  await user.click(critique.getByRole('button', { name: 'Kurang wah.' }));
  await critique.says('Dari seberang jalan, namanya tidak kutemukan.');
  await says(() => critique.getByRole('status'), /^1 dari 5 tercoret$/);
});

test('a room is entered by the plan', async () => {
  const user = await visitTenant('galeri');
  await headed('Berdirilah lebih lama di sini');
  const wall = await main().findByRole('region', { name: 'Dinding karya' });
  const rooms = () => within(wall).getAllByRole('heading');
  await waitFor(() => expect(wall.querySelectorAll('details')).toHaveLength(12));
  await user.click(await main().findByRole('radio', { name: /^Gim/ }));
  await waitFor(() => expect(rooms().map(({ textContent }) => textContent)).toEqual(['Gim']));
  await user.click(main().getByRole('radio', { name: /^Semua ruang/ }));
  await waitFor(() => expect(rooms()).toHaveLength(6));
});

test('a corridor is hung', async () => {
  const user = await visitTenant('galeri');
  const corridor = await part('Lorong sekolah Anda muat berapa karya?');
  move(corridor.getByLabelText(/^Panjang dinding/), '20');
  await says(() => corridor.getByRole('status'), '26 karya, 22 meter tali rami');
  await user.click(corridor.getByRole('radio', { name: /A2/ }));
  await says(() => corridor.getByRole('status'), '22 karya');
});

test('who comes to the gallery is led on to what moves', async () => {
  const user = await visitTenant('galeri', '/Welcome');
  await headed('Jaketmu boleh dititipkan');
  await user.click(main().getByRole('link', { name: /ruang putar/ }));
  await addressed(/^\/Video$/i);
});

test('whoever would make something is shown the classes, and the courses where no page lists classes', async () => {
  const user = await visitTenant('galeri', '/Welcome');
  const classes = await part('Dinding yang masih kosong');
  const titles = await classes.findAllByRole('heading', { level: 3 });
  expect(titles.length).toBeGreaterThan(1);
  await user.click(classes.getByRole('link', { name: 'Semua kelas pameran' }));
  await addressed(/^\/Courses$/);
});

test('words are borrowed for a poster, which has another paper and shape', async () => {
  const user = await visitTenant('jongkreatif');
  await headed('Pinjam kata dari tembok ini');
  const press = await part('Mesin poster');
  await press.findByRole('img', { name: /^Poster bertuliskan Lima Puluh Dua Ikan/ });
  await user.click(press.getByRole('button', { name: 'Kosongkan' }));
  await says(() => press.getByRole('status'), 'Posternya kosong');
  await user.click(nth(main().getAllByRole('button', { name: /Rambut/ })));
  await user.click(nth(main().getAllByRole('button', { name: /Menyeberang/ })));
  const poster = await press.findByRole('img', { name: /^Poster bertuliskan Rambut Menyeberang/ });
  const shape = () => poster.querySelectorAll('path')[1]?.getAttribute('d');
  const before = shape();
  await user.click(press.getByRole('radio', { name: 'Ubin' }));
  await waitFor(() => expect(shape()).not.toBe(before));
});

test('an hour’s pay is reckoned', async () => {
  await visitTenant('jongkreatif');
  const hour = await part('Sejammu dibayar berapa?');
  move(hour.getByLabelText(/^Jam mengerjakannya/), '14');
  await says(() => hour.getByRole('status'), /Rp\s9\.000/);
  move(hour.getByLabelText(/^Harga yang mau kamu sebut/), '700000');
  await says(() => hour.getByRole('status'), 'Sebut sambil berdiri');
});
