/** In which a class may not be joined, in which an event may be attended, and what is said of it. */

import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { said } from '../harness/page';
import { fault } from '../harness/platform';
import { visit } from '../harness/visit';

const card = () => within(screen.getByRole('complementary', { name: 'Pendaftaran' }));

/** The card's next step, once it is there: what it says first is that it is on its way. */
const step = (role: string, name: string) =>
  waitFor(() => card().getByRole(role, { name: new RegExp(`^${name}`) }));

/** What the stand-in's student has (test/upstream/src/data/invoices.ts). */
describe('the way into a class says where the visitor stands', () => {
  test.each([
    ['javascript-dari-nol', 'Terdaftar', 'link', 'Mulai bab pertama'],
    ['api-yang-andal-dengan-node-js', 'Tagihanmu sudah dibuat', 'button', 'Lanjutkan pembayaran'],
    ['jaringan-untuk-keamanan', 'sedang dikonfirmasi', 'link', 'Lihat status pembayaran'],
    ['model-ke-produksi', 'pembayaranmu belum kami terima', 'button', 'Buat tagihan baru'],
    ['kontainer-dengan-docker', 'Pendaftaran ditutup', 'button', 'Daftar sekarang'],
    ['inkubasi-studio-gim', 'Kuota penuh', 'link', 'Cari kelas lain'],
    ['seo-dari-dasar', 'Segera dibuka', 'link', 'Cari kelas lain'],
    ['otomasi-rilis', 'Yang sedang dibuka di program ini', 'link', 'Cari kelas lain'],
  ])('%s: %s', async (slug, says, role, name) => {
    await visit(`/Class/${slug}`, 'Siswa Contoh');
    await step(role, name);
    await said(says);
  });
});

test('an address that claims a payment does not open the class', async () => {
  await visit('/Class/pembelajaran-mesin-terapan?transaction_status=settlement', 'Siswa Contoh');
  await step('button', 'Lanjutkan pembayaran');
});

test('what the platform refuses is told beside the button', async () => {
  const body = { status: false, message: 'Kuota kelas ini penuh', data: null };
  await fault({ host: 'services', path: 'v1/class/payment/invoice', status: 422, body });
  const user = await visit('/Class/literasi-data-untuk-semua', 'Mentor Contoh');
  await user.click(await step('button', 'Daftar sekarang'));
  const alert = await card().findByRole('alert');
  await waitFor(() => expect(alert.textContent).toBe('Kuota kelas ini penuh'));
});

test('a class that fills up while its page is open is not offered again', async () => {
  const slug = 'literasi-data-untuk-semua';
  const user = await visit(`/Class/${slug}`, 'Mentor Contoh');
  const button = await step('button', 'Daftar sekarang');
  const answer = await (await fetch(`/api/services/v1/class/overview?slug=${slug}`)).json();
  const { data } = answer;
  const full = { ...answer, data: { ...data, totalStudents: data.quota } };
  await fault({ host: 'services', path: 'v1/class/overview', body: full });
  const refusal = { status: false, message: 'Kuota kelas ini penuh', data: null };
  await fault({ host: 'services', path: 'v1/class/payment/invoice', status: 422, body: refusal });
  await user.click(button);
  await step('link', 'Cari kelas lain');
  expect(card().getByRole('alert').textContent).toBe('Kuota kelas ini penuh');
  expect(card().queryByRole('button', { name: /^Daftar/ })).toBeNull();
});

describe('an event', () => {
  test.each([
    ['temu-alumni-dan-mitra', 'Kursi sudah penuh'],
    ['lokakarya-membuat-situs-pertama', 'Acara ini sudah selesai'],
  ])('%s says: %s', async (slug, says) => {
    await visit(`/Event/${slug}`);
    await said(says);
    expect(screen.queryByRole('button', { name: 'Daftar hadir' })).toBeNull();
  });

  test('with a registration of its own leads there', async () => {
    await visit('/Event/festival-film-pendek-pelajar');
    const way = await screen.findByRole('link', { name: /^Daftar hadir/ });
    expect(way.getAttribute('href')).toBe('https://acara.contoh.example/daftar');
  });
});
