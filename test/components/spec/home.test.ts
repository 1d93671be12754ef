/** Alpha's home, the default landing: every section shows the platform's data. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { headed, main } from '../harness/page';
import { fault, heal } from '../harness/platform';
import { addressed, nth, part, write } from '../harness/rooms';
import { bodiesSent } from '../harness/sent';
import { visit } from '../harness/visit';

const sections = [
  ['Sedang menerima peserta', 'listitem', 6],
  ['Dalam angka', 'definition', 4],
  ['Program untuk tiap tujuan', 'article', 6],
  ['Dari memilih kelas sampai punya portofolio', 'listitem', 4],
  ['Diajar orang yang mengerjakannya', 'article', 6],
  ['Belajar sebagai satu organisasi', 'listitem', 3],
  ['Yang sering ditanyakan', 'group', 4],
  ['Mulai dari satu kelas', 'link', 1],
] as const;

test('every section is there with its data', async () => {
  await visit('/');
  for (const [name, role, atLeast] of sections) {
    const section = await part(name);
    const found = () => section.getAllByRole(role).length;
    await waitFor(() => expect(found(), name).toBeGreaterThanOrEqual(atLeast));
  }
});

test('a question opens its answer', async () => {
  const user = await visit('/');
  const questions = await part('Yang sering ditanyakan');
  const first = nth(await questions.findAllByRole('group'));
  expect(first).toHaveProperty('open', false);
  expect(first.querySelector('p')?.textContent).toBeTruthy();
  await user.click(nth([...first.querySelectorAll('summary')]));
  await waitFor(() => expect(first).toHaveProperty('open', true));
});

test('a search that cannot be made says so and tries again', async () => {
  const user = await visit('/');
  await part('Sedang menerima peserta');
  await fault({ host: 'services', path: 'v1/class/active', status: 500 });
  await write(user, screen.getByLabelText('Aku mau belajar'), 'literasi data');
  const section = await part('Cocok dengan “literasi data”');
  await section.findByText('Data belum bisa dimuat');
  await heal();
  await user.click(section.getByRole('button', { name: 'Coba lagi' }));
  await section.findAllByRole('listitem');
});

test('the first screen leads to the classes, a line to its class', async () => {
  const user = await visit('/');
  const section = await part('Sedang menerima peserta');
  const card = within(nth(await section.findAllByRole('listitem')));
  const name = card.getByRole('heading').textContent ?? '';
  await user.click(card.getByRole('link', { name }));
  await headed(name);
  history.back();
  await user.click(await main().findByRole('link', { name: 'Seluruh katalog' }));
  await addressed(/^\/Class$/);
});

/** How many records of that kind of click the platform has been sent. */
const recorded = async (type: string) =>
  (await bodiesSent('services/v1/logger/log/click')).filter((body) => body.includes(`"${type}"`))
    .length;

test('the page load is recorded once a session, each followed link too', async () => {
  let user = await visit('/');
  await waitFor(async () => expect(await recorded('page_load')).toBe(1));
  const footer = screen.getByRole('navigation', { name: 'Menu kaki halaman' });
  await user.click(within(footer).getByRole('link', { name: 'Kelas' }));
  await waitFor(async () => expect(await recorded('internal_navigation')).toBe(1));
  await headed('Temukan kelas yang cocok untukmu');

  // The click's record is sent after the page load's would have been, had there been a second one.
  user = await visit(location.pathname);
  const banner = within(nth(screen.getAllByRole('banner')));
  await user.click(banner.getByRole('link', { name: 'Beranda' }));
  await waitFor(async () => expect(await recorded('internal_navigation')).toBe(2));
  expect(await recorded('page_load')).toBe(1);
});
