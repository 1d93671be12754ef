/** The portal's frame and the guard before its pages, for every kind of user (spec section 6). */

import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { type Account, accounts } from '../../cases/accounts';
import { headed, said, words } from '../harness/page';
import { asked, fault, heal } from '../harness/platform';
import { visit } from '../harness/visit';

const menu = () => within(screen.getByRole('navigation', { name: 'Menu portal' }));
const panel = (name: string) => screen.findByRole('region', { name });
const current = () => menu().getAllByRole('link', { current: 'page' })[0]?.textContent;

const NOT_YOURS = 'Halaman ini bukan untuk akunmu';

describe('every account finds its own profile and its own desk', () => {
  test.each(accounts)('%s', async (name) => {
    const user = await visit('/Profile', name);
    await headed('Profil');
    await said(name);
    await waitFor(() => expect(current()).toBe('Profil'));
    await user.click(menu().getByRole('link', { name: /^(Belajarku|Meja kerja)$/ }));
    await waitFor(() => expect(location.pathname).toBe('/Welcome'));
    await waitFor(() => expect(current()).toMatch(/^(Belajarku|Meja kerja)$/));
  });

  test.each<[Account, string]>([
    ['Pengelola Contoh', 'Penarikan menunggu keputusan'],
    ['Penulis Contoh', 'Tidak ada draf di peramban ini.'],
    ['Ketua Program Contoh', 'Kelas yang berjalan dan akan datang'],
    ['Ketua Wilayah Contoh', 'Wilayah Jawa Barat'],
  ])('%s: %s', async (name, shown) => {
    await visit('/Welcome', name);
    await said(shown);
    expect(words()).not.toContain('Kamu belum mengikuti kelas');
  });
});

describe('a page for others is refused, and nothing of it is asked for', () => {
  test.each<[Account, string, RegExp]>([
    ['Siswa Contoh', '/Earnings', /payout/],
    ['Siswa Contoh', '/Payouts', /payout/],
    ['Siswa Contoh', '/Registrations', /school\/list/],
    ['Penulis Contoh', '/Registrations', /school\/list/],
    ['Ketua Program Contoh', '/Testimonies', /kindSlug=testimonies/],
    ['Mitra Contoh', '/Testimonies', /kindSlug=testimonies/],
    ['Penulis Contoh', '/Settings', /alpha\/cms\/app/],
    ['Siswa Contoh', '/Settings', /alpha\/cms\/app/],
  ])('%s at %s', async (name, path, calls) => {
    await visit(path, name, { mayFail: true });
    await headed(NOT_YOURS);
    expect(words()).toContain('Kamu masuk sebagai');
    expect((await asked()).filter((one) => calls.test(one))).toEqual([]);
    const way = screen.getByRole('link', { name: 'Ke halaman saya' });
    expect(way.getAttribute('href')).toBe('/Welcome');
  });
});

test('a platform that does not say who is there is told, and can be asked again', async () => {
  await fault({ host: 'services', path: 'v1/user/me', status: 500 });
  await visit('/Profile', 'Siswa Contoh', { mayFail: true });
  await headed('Opps.. Maaf terjadi kesalahan pada website');
  await screen.findByText('Coba lagi');
});

describe('Belajarku', () => {
  test('shows what is theirs: never opened classes too, left ones not', async () => {
    await visit('/Welcome', 'Siswa Contoh');
    await headed('Halo, Siswa!');
    const front = await panel('Lanjutkan belajar');
    await waitFor(() => expect(front.textContent).toContain('Belum pernah dibuka'));
    expect(front.textContent).toContain('0 dari 16 bab');
    expect(within(await panel('Kelasku yang lain')).getAllByRole('article')).toHaveLength(2);
    const agenda = await panel('Terdekat');
    for (const kind of ['Pertemuan kelas', 'Webinar']) {
      await waitFor(() => expect(agenda.textContent).toContain(kind));
    }
    expect(within(await panel('Tagihan terbuka')).getAllByRole('listitem')).toHaveLength(3);
    const ended = await panel('Kelas yang sudah selesai');
    expect(within(ended).getAllByRole('listitem')).toHaveLength(2);
    expect(words()).not.toMatch(/Kontainer dengan Docker|NaN/);
  });

  test('shows who takes part in nothing yet where to begin', async () => {
    await visit('/Welcome', 'Mitra Industri Contoh');
    const ways = await panel('Mau mulai dari mana?');
    expect(within(ways).getAllByRole('link')).not.toHaveLength(0);
  });

  test('tells that the platform is down, and asks again', async () => {
    await fault({ host: 'auth', path: 'user/detail', status: 500 });
    const user = await visit('/Welcome', 'Siswa Contoh');
    await headed('Halo, Siswa!');
    await said('Data belum bisa dimuat');
    await heal();
    await user.click(screen.getAllByRole('button', { name: 'Coba lagi' })[0] as HTMLElement);
    await panel('Lanjutkan belajar');
  });

  test('shows a hundred classes as one screenful, without a call for each', async () => {
    const enrolments = Array.from({ length: 100 }, (_, index) => {
      const [slug, name, isEnded] = [`kelas-${index}`, `Kelas ke-${index}`, index >= 40];
      return { enrolledAt: '2026-01-01', classroom: { id: index + 1, slug, name, isEnded } };
    });
    const data = { id: 1005, kind: 4, name: 'Siswa Contoh', enrolments };
    await fault({ host: 'auth', path: 'user/detail', body: { status: true, data } });
    const user = await visit('/Welcome', 'Siswa Contoh');
    const shelf = await panel('Kelasku yang lain');
    const rows = () =>
      within(shelf)
        .getAllByRole('listitem')
        .filter((row) => row.textContent?.includes('Kelas ke-'));
    await waitFor(() => expect(within(shelf).getAllByRole('article')).toHaveLength(6));
    await user.click(within(shelf).getByRole('link', { name: /^Selesai \(60\)/ }));
    await waitFor(() => expect(rows()).toHaveLength(6));
    await user.type(within(shelf).getByRole('searchbox'), 'ke-77{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(1));
    history.back();
    await waitFor(() => expect(rows()).toHaveLength(6));
    const syllabi = (await asked()).filter((one) => one.includes('class/syllabus'));
    expect(syllabi).toHaveLength(1);
  });

  test('shows who takes no class when their event is, and leads there', async () => {
    const [slug, title] = ['klinik-portofolio', 'Klinik Portofolio'];
    const startDate = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const event = { id: 7, slug, title, kindSlug: 'events', startDate };
    const data = { id: 1005, kind: 4, name: 'Siswa Contoh', events: [{ event }] };
    await fault({ host: 'auth', path: 'user/detail', body: { status: true, data } });
    const user = await visit('/Welcome', 'Siswa Contoh');
    const agenda = await panel('Terdekat');
    expect(within(agenda).getByRole('listitem').textContent).toContain('Acara');
    await user.click(within(agenda).getByRole('link', { name: title }));
    await headed(title);
    expect(location.pathname).toBe(`/Event/${slug}`);
  });
});

describe('there is no certificate', () => {
  test.each(['BB-105-0123456789ABCDEF', 'contoh-verifikasi-akun-0001', 'x'])(
    '%s, and nothing is used up',
    async (number) => {
      await visit(`/Certificate/${number}`, undefined, { mayFail: true });
      await headed('Sertifikat tidak ditemukan');
      expect((await asked()).join()).not.toContain('contoh-verifikasi-akun-0001');
    },
  );
});

test('an invoice of nobody is not found', async () => {
  await visit('/Invoices/INV-0', 'Siswa Contoh', { mayFail: true });
  await headed('Oops.. Maaf halaman tidak ditemukan');
});
