/** A programme: its schools come ten at a time, and which ten stands in the address; its batches run. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { asked } from '../harness/platform';
import { addressed, nth, says } from '../harness/rooms';
import { visit } from '../harness/visit';

const PATH = '/Program/1/rekayasa-web';

const schools = () => screen.getByRole('region', { name: 'Sekolah yang ikut' });
const names = () =>
  [...schools().querySelectorAll('ul > li > strong')].map(({ textContent }) => textContent);
const shows = (text: string) => waitFor(() => says(schools, text));

test('its schools are paged, ten a page, with one call', async () => {
  const user = await visit(PATH);
  await shows('Sekolah 1–10 dari 50');
  await waitFor(() => expect(names()).toHaveLength(10));
  const [first] = names();
  const before = (await asked()).length;
  const pages = within(within(schools()).getByRole('navigation', { name: 'Halaman sekolah' }));
  await user.click(pages.getByRole('link', { name: /^Halaman ?2$/ }));
  await addressed(`${PATH}?page=2`);
  expect(location.hash).toBe('#sekolah-program');
  await shows('Sekolah 11–20 dari 50');
  expect(names()).toHaveLength(10);
  expect(names()[0]).not.toBe(first);
  const calls = (await asked()).slice(before).filter((one) => one.includes('/program/'));
  expect(calls).toEqual([expect.stringMatching(/^GET \/services\/v1\/program\/schools\?/)]);
  await visit(`${PATH}?page=2`);
  await shows('Sekolah 11–20 dari 50');
});

test('Back leads to the page of schools before', async () => {
  const user = await visit(PATH);
  await shows('Sekolah 1–10 dari 50');
  const pages = within(within(schools()).getByRole('navigation', { name: 'Halaman sekolah' }));
  await user.click(pages.getByRole('link', { name: /^Halaman ?2$/ }));
  await shows('Sekolah 11–20 dari 50');
  history.back();
  await shows('Sekolah 1–10 dari 50');
});

test('a page beyond the last says so and leads back', async () => {
  const user = await visit(`${PATH}?page=99`);
  await shows('Halaman ini kosong');
  await user.click(within(schools()).getByRole('link', { name: 'Ke halaman pertama' }));
  await shows('Sekolah 1–10 dari 50');
});

test('it tells which of its batches run, and how far one is', async () => {
  const user = await visit('/Program/rekayasa-web');
  const batches = within(await screen.findByRole('region', { name: 'Angkatan berjalan' }));
  const first = () => nth(batches.getAllByRole('article'));
  await user.click(
    await waitFor(() => within(first()).getByRole('button', { name: 'Sudah sampai mana?' })),
  );
  await waitFor(() => expect(within(first()).getAllByRole('listitem')).not.toHaveLength(0));
  await says(first, /Pekan ke-\d+ dari \d+/);
});

test('from a competence to a place in its class, by way of signing in', async () => {
  const path = '/Class/Competence/dasar-web';
  const card = () => screen.getByRole('complementary', { name: 'Pendaftaran' });
  const user = await visit(path);
  await user.click(
    await waitFor(() => within(card()).getByRole('button', { name: /^Daftar gratis/ })),
  );
  await visit(path, 'Ketua Program Contoh');
  await says(card, 'Terdaftar');
  expect(location.pathname).toBe(path);
});

test('it says at once how much it is, and leads to its classes', async () => {
  await visit(PATH);
  await screen.findByText(/^Program · \d+ kelas · \d+ jam$/);
  const way = screen.getByRole('link', { name: 'Pilih kelasnya' });
  expect(way.getAttribute('href')).toMatch(/#kelas-program$/);
});

test('beside its parts is the class that can be joined now, with the way in', async () => {
  await visit(PATH);
  const join = within(await screen.findByRole('complementary', { name: 'Pendaftaran' }));
  const name = (await join.findByRole('heading', { level: 2 })).textContent ?? '';
  await waitFor(() => join.getByRole('button', { name: /^Daftar/ }));
  const parts = within(screen.getByRole('region', { name: 'Urutan belajarnya' }));
  const part = parts.getByRole('link', { name });
  expect(part.getAttribute('href')).toBe(join.getByRole('link', { name }).getAttribute('href'));
});
