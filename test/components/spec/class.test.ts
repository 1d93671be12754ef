/** One class: its parts, its status badge by the priority of spec section 2, and what fails on the way. */

import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { headed, main } from '../harness/page';
import { asked, fault, heal } from '../harness/platform';
import { visit } from '../harness/visit';

const title = (text: string) => waitFor(() => expect(document.title).toBe(text));

test('its parts, the way in and the way on are there', async () => {
  const user = await visit('/Class/dasar-web');
  for (const name of ['Tentang kelas', 'Yang akan kamu kuasai', 'Silabus', 'Pengajar']) {
    await screen.findByRole('region', { name });
  }
  const card = within(screen.getByRole('complementary', { name: 'Pendaftaran' }));
  await card.findByRole('button', { name: 'Daftar gratis' });
  const related = within(await screen.findByRole('region', { name: 'Kelas serupa' }));
  await waitFor(() => expect(related.getAllByRole('article')).toHaveLength(3));
  await user.click(related.getByRole('link', { name: 'API yang Andal dengan Node.js' }));
  await title('API yang Andal dengan Node.js | Alpha Academy');
});

test('going there asks for the class once', async () => {
  const user = await visit('/Class?search=docker');
  await user.click(await main().findByRole('link', { name: 'Kontainer dengan Docker' }));
  await title('Kontainer dengan Docker | Alpha Academy');
  await headed('Kontainer dengan Docker');
  const overviews = (await asked()).filter((one) =>
    one.includes('overview?slug=kontainer-dengan-docker'),
  );
  expect(overviews).toHaveLength(1);
});

const FLAGS = ['isComingSoon', 'isRegistrationOpen', 'isStarted', 'isEnded'];

test('the status badge follows the priority of the flags', async () => {
  const badges: [set: string[], label: string][] = [
    [FLAGS, 'Akan Datang'],
    [['isRegistrationOpen', 'isStarted', 'isEnded'], 'Pendaftaran Dibuka'],
    [['isStarted', 'isEnded'], 'Sedang Berlangsung'],
    [['isEnded'], 'Telah Selesai'],
    [[], 'Segera Dimulai'],
  ];
  const items = badges.map(([set], at) => ({
    ...Object.fromEntries(FLAGS.map((flag) => [flag, set.includes(flag)])),
    ...{ id: at + 1, slug: `kelas-${at + 1}`, name: `Kelas ${at + 1}` },
  }));
  const data = { items, page: 1, perPage: 12, totalItems: items.length, totalPages: 1 };
  const body = { status: true, message: 'Berhasil', data };
  await fault({ host: 'services', path: 'v1/class/active', body });
  await visit('/Class');
  await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(badges.length));
  const labels = badges.map(([, label]) => label);
  const shown = main()
    .getAllByRole('article')
    .map((card) => labels.filter((label) => card.textContent?.includes(label)));
  expect(shown).toEqual(labels.map((label) => [label]));
});

describe('a class that fails on the way shows the screen inside the shell', () => {
  test.each([
    [404, 'Oops.. Maaf halaman tidak ditemukan', /^Halaman tidak ditemukan \| Alpha Academy$/],
    [500, 'Opps.. Maaf terjadi kesalahan pada website', /Alpha Academy$/],
  ])('with %i', async (status, says, tab) => {
    const user = await visit('/Class?search=sistem+desain', undefined, { mayFail: true });
    await fault({ host: 'services', path: 'v1/class/overview', status });
    const card = (await main().findAllByRole('article'))[0] as HTMLElement;
    await user.click(within(card).getByRole('link'));
    await headed(says);
    expect(document.title).toMatch(tab);
    expect(screen.getByRole('main').querySelector('a[href="/"]')).not.toBeNull();
    await heal();
    const foot = within(screen.getByRole('contentinfo'));
    await user.click(foot.getByRole('link', { name: 'Kelas' }));
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toMatch(/Temukan kelas/));
  });
});
