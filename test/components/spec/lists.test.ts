/** Lists: everything the visitor chooses stands in the address, and comes back with it. */

import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { main, said } from '../harness/page';
import { fault, heal } from '../harness/platform';
import { visit } from '../harness/visit';

const filters = () => within(screen.getByRole('complementary', { name: 'Saringan' }));
const chips = () => within(screen.getByRole('list', { name: 'Saringan yang dipakai' }));
const cards = () => main().getAllByRole('article');
const summary = () => main().getAllByRole('heading', { level: 2 })[0]?.textContent;

async function addressed(search: string): Promise<void> {
  await waitFor(() => expect(location.pathname + location.search).toBe(`/Class${search}`));
}

const summed = (text: string) => waitFor(() => expect(summary()).toBe(text));

describe('a filter of the classes', () => {
  test.each([
    ['Status', 'radio', 'Telah Selesai', '?state=ended'],
    ['Tingkat', 'radio', 'Pemula', '?level=beginner'],
    ['Cara belajar', 'radio', 'Hibrida', '?type=hybrid'],
    ['Program', 'checkbox', 'Keamanan Siber', '?programs=6'],
  ])('%s: goes into the address, and its chip takes it out', async (group, role, name, query) => {
    const user = await visit('/Class');
    await summed('Kelas 1–12 dari 62');
    const choices = await filters().findByRole('group', { name: group });
    await user.click(await within(choices).findByRole(role, { name }));
    await addressed(query);
    await waitFor(() => expect(summary()).toMatch(/^\d+ kelas$|dari (?!62)/));
    await user.click(chips().getByRole('link', { name: new RegExp(`${name}$`) }));
    await addressed('');
    await summed('Kelas 1–12 dari 62');
  });

  test('adds up with others, is there on coming by its address, and goes with them', async () => {
    const user = await visit('/Class?level=beginner&type=online&programs=1');
    const isChecked = (role: string, name: string) => filters().getByRole(role, { name });
    expect(isChecked('radio', 'Pemula')).toHaveProperty('checked', true);
    expect(isChecked('radio', 'Daring')).toHaveProperty('checked', true);
    const program = await filters().findByRole('checkbox', { name: 'Rekayasa Web' });
    expect(program).toHaveProperty('checked', true);
    await waitFor(() =>
      expect(
        chips()
          .getAllByRole('link')
          .map((chip) => chip.textContent),
      ).toEqual([
        expect.stringContaining('Pemula'),
        expect.stringContaining('Daring'),
        expect.stringContaining('Rekayasa Web'),
        'Hapus semua',
      ]),
    );
    await waitFor(() => expect(cards()[0]?.textContent).toContain('Rekayasa Web'));
    await user.click(chips().getByRole('link', { name: 'Hapus semua' }));
    await addressed('');
    expect(isChecked('radio', 'Pemula')).toHaveProperty('checked', false);
  });
});

test('a page of a list is in the address; Back and forward follow it', async () => {
  const user = await visit('/Class');
  const pages = within(await screen.findByRole('navigation', { name: 'Halaman kelas' }));
  await user.click(pages.getByRole('link', { name: /^Halaman ?2$/ }));
  await addressed('?page=2');
  await summed('Kelas 13–24 dari 62');
  const now = within(screen.getByRole('navigation', { name: 'Halaman kelas' }));
  expect(now.getByRole('link', { name: /^Halaman ?2$/, current: 'page' })).toBeTruthy();
  await user.click(now.getByRole('link', { name: 'Halaman berikutnya' }));
  await summed('Kelas 25–36 dari 62');
  history.back();
  await summed('Kelas 13–24 dari 62');
  history.back();
  await summed('Kelas 1–12 dari 62');
  history.forward();
  await summed('Kelas 13–24 dari 62');
});

describe('nothing to show', () => {
  test.each([
    ['?search=zzzqqq', 'Belum ada kelas yang cocok', 'Lihat semua kelas'],
    ['?page=99', 'Halaman ini kosong', 'Ke halaman pertama'],
  ])('for %s is said, and leads on', async (query, title, way) => {
    const user = await visit(`/Class${query}`);
    await said(title);
    await user.click(screen.getByRole('link', { name: way }));
    await summed('Kelas 1–12 dari 62');
  });
});

test('a list that cannot be loaded says so and tries again', async () => {
  await fault({ host: 'services', path: 'v1/class/active', status: 500 });
  const user = await visit('/Class?search=forensik');
  await said('Data belum bisa dimuat');
  await summed('Kelas belum bisa dimuat');
  await heal();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
});

describe('after a search the focus stays in its box', () => {
  test.each(['/News', '/Event', '/Blog', '/Podcasts'])('on %s', async (path) => {
    const user = await visit(path);
    const box = await main().findByRole('searchbox');
    await user.type(box, 'belajar{Enter}');
    await waitFor(() => expect(location.search).toContain('search=belajar'));
    await waitFor(() => expect(main().queryAllByRole('status', { busy: true })).toEqual([]));
    expect(document.activeElement).toBe(main().getByRole('searchbox'));
    expect(document.activeElement).toHaveProperty('value', 'belajar');
  });
});
