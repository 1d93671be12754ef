/** Giving and telling: what is refused in words, what stands there at once, what can be asked again. */

import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { headed, said, words } from '../harness/page';
import { fault, heal } from '../harness/platform';
import { visit } from '../harness/visit';

const form = (name: string) => screen.findByRole('form', { name });

describe('an amount in other words', () => {
  test.each([
    ['tujuh puluh', 'Isi jumlah dalam rupiah'],
    ['9.999', 'Paling sedikit'],
    ['100.000.001', 'Paling banyak'],
  ])('"%s": %s', async (typed, says) => {
    const user = await visit('/Donation/beasiswa-talenta');
    const fields = within(await form('Isi donasimu'));
    await user.click(fields.getByLabelText('Jumlah lain'));
    await user.type(await fields.findByLabelText(/^Jumlah lain \(rupiah\)/), typed);
    await user.click(fields.getByRole('button', { name: /^Donasi/ }));
    await said(says);
  });
});

test('a campaign that nobody knows is not found', async () => {
  await visit('/Donation/tidak-ada', undefined, { mayFail: true });
  await headed('Oops.. Maaf halaman tidak ditemukan');
});

const CAMPAIGN = '/Donation/beasiswa-talenta';

/** The platform closes the campaign. */
async function close(): Promise<void> {
  const path = '/api/services/v3/post/detail?kindSlug=campaigns&slug=beasiswa-talenta';
  const answer = await (await fetch(path)).json();
  const endDate = new Date(Date.now() - 2 * 86_400_000).toISOString();
  const body = { ...answer, data: { ...answer.data, endDate } };
  await fault({ host: 'services', path: 'v3/post/detail', body });
}

test('a campaign that was closed while its page was out of sight says so once it is seen again', async () => {
  await visit(CAMPAIGN);
  await form('Isi donasimu');
  await close();
  // The page listens a moment after it is there.
  await waitFor(() => {
    fireEvent(document, new Event('visibilitychange'));
    expect(words()).toContain('Kampanye ini sudah selesai');
  });
  expect(screen.queryByRole('form', { name: 'Isi donasimu' })).toBeNull();
});

test('a pledge that is refused because its campaign was closed says so and keeps what was typed', async () => {
  let user = await visit(CAMPAIGN);
  const field = async (label: string) => within(await form('Isi donasimu')).findByLabelText(label);
  await user.type(await field('Nama (boleh samaran)'), 'Rani');
  await user.type(await field('Surel'), 'rani@contoh.id');
  // What a draft brings back is not typed on this visit.
  user = await visit(CAMPAIGN);
  await waitFor(async () => expect(await field('Surel')).toHaveProperty('value', 'rani@contoh.id'));
  await close();
  await fault({ host: 'data', path: 'donations', method: 'POST', status: 422, times: 1 });
  await user.click(within(await form('Isi donasimu')).getByRole('button', { name: /^Donasi/ }));
  await said('Kampanye ini sudah selesai');
  await said('Tulisanmu masih di sini dan belum dikirim.');
  expect(await field('Surel')).toHaveProperty('value', 'rani@contoh.id');
  expect(document.activeElement).not.toBe(document.body);
});

test('totals that cannot be had can be asked for again', async () => {
  await fault({ host: 'data', path: 'donations', method: 'GET', status: 500 });
  const user = await visit('/Donation');
  await said('Belum bisa dihitung.');
  await heal();
  const all = screen.getByText('Dari semua kampanye').parentElement;
  if (!all) throw new Error('No sums of all');
  await user.click(await within(all).findByRole('button', { name: /^Coba lagi/ }));
  await waitFor(() => expect(all.textContent).toMatch(/Rp\s\d/));
});

test('a wish stands on top of the list at once, and at the next visit', async () => {
  const wish = 'Semoga perpustakaan kami punya sepuluh laptop.';
  const user = await visit('/Donation#harapan');
  const fields = within(await form('Tulis harapanmu'));
  await user.type(fields.getByLabelText(/^Harapan/), wish);
  await user.type(fields.getByLabelText(/^Nama/), 'Bu Wati');
  await user.click(fields.getByRole('button', { name: 'Titipkan harapan' }));
  const first = async () => {
    const list = await screen.findByRole('region', { name: 'Harapan yang dititipkan' });
    return within(list).getAllByRole('listitem')[0]?.textContent;
  };
  await waitFor(async () => expect(await first()).toContain(wish));
  await visit('/Donation');
  await waitFor(async () => expect(await first()).toContain(wish));
});

test('a comment on a book stands there at once, and at the next visit', async () => {
  const comment = 'Bab tentang kepompong kubaca tiga kali.';
  const user = await visit('/Metamorfosa');
  const fields = within(await form('Tulis tanggapan'));
  await user.type(fields.getByLabelText(/^Namamu/), 'Rani');
  await user.selectOptions(fields.getByLabelText(/^Seberapa kamu suka/), '5 – Suka sekali');
  await user.type(fields.getByLabelText(/^Tanggapan/), comment);
  await user.click(fields.getByRole('button', { name: 'Kirim tanggapan' }));
  const mine = () => {
    const rows = screen.getAllByRole('listitem');
    return rows.filter((row) => row.textContent?.includes(comment));
  };
  await waitFor(() => expect(mine()).toHaveLength(1));
  expect(mine()[0]?.textContent).toContain('Rani');
  await visit('/Metamorfosa');
  await waitFor(() => expect(mine()).toHaveLength(1));
});

test.each([
  ['/Metamorfosa', /^Namamu/],
  ['/Donation', /^Nama/],
])('at %s who is signed in need not write their name', async (path, label) => {
  await visit(path, 'Siswa Contoh');
  const name = await screen.findByLabelText(label);
  await waitFor(() => expect(name).toHaveProperty('value', 'Siswa Contoh'));
});

test('who is signed in need not write their name and address again', async () => {
  const user = await visit('/Make-Appointment', 'Siswa Contoh');
  const name = await screen.findByLabelText('Nama lengkap');
  await waitFor(() => expect(name).toHaveProperty('value', 'Siswa Contoh'));
  const email = screen.getByLabelText('Surel');
  expect(email).toHaveProperty('value', 'student@contoh.id');
  await user.clear(email);
  await user.type(screen.getByLabelText('Nomor WhatsApp'), '081234567890');
  expect(email).toHaveProperty('value', '');
});
