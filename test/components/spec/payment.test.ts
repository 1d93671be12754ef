/**
 * Coming back from a payment: what is said is the platform's word, never the address's; and the way to the
 * payment page leads to a page of the web or says why there is none.
 */

import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { headed, main, said, words } from '../harness/page';
import { asked, fault, heal } from '../harness/platform';
import { loseSession, visit } from '../harness/visit';

const STUDENT = 'Siswa Contoh';

/** The stand-in's invoices by their state. */
const invoices = {
  pending: 'INV-2026-0001',
  paid: 'INV-2026-0002',
  expired: 'INV-2026-0003',
  failed: 'INV-2026-0004',
};

const received = 'Terdaftar';
const untold = 'Kami belum tahu pembayaran yang mana';

describe('what is said of a payment', () => {
  test.each([
    ['/Payment-Status/Success', untold],
    ['/Payment-Status/Success?status=paid&slug=dasar-web', untold],
    [`/Payment-Status/Success?order_id=${invoices.pending}&status=paid`, 'Menunggu pembayaran'],
    [`/Payment-Status/Success?order_id=${invoices.paid}`, received],
    ['/Payment-Status/Success?order_id=INV-0', 'Tagihan tidak ditemukan'],
    ['/Payment-Status/Error', untold],
    [`/Payment-Status/Error?order_id=${invoices.failed}`, 'Pembayaran belum berhasil'],
    [`/Payment-Status/Error?code=${invoices.paid}&status=deny`, received],
    ['/CallbackPayment', 'Tidak ada tagihan di alamat ini'],
    [`/CallbackPayment?order_id=${invoices.expired}`, 'Waktu pembayaran habis'],
    [
      `/CallbackPayment?order_id=INV-2026-0006&transaction_status=settlement`,
      'Menunggu pembayaran',
    ],
  ])('%s: %s', async (path, says) => {
    await visit(path, STUDENT);
    await headed(says);
    expect(document.title).not.toContain('Berhasil');
    expect(main().getAllByRole('link')).not.toHaveLength(0);
    if (says !== received) expect(screen.queryByText(received)).toBeNull();
  });

  test('why it may have failed', async () => {
    await visit(`/Payment-Status/Error?order_id=${invoices.failed}`, STUDENT);
    await said('Penyebab yang paling sering:');
  });

  test('nothing but that it is another account’s', async () => {
    await visit(`/CallbackPayment?order_id=${invoices.paid}`, 'Mentor Contoh');
    await headed('Tagihan ini milik akun lain');
    expect(words()).not.toContain('JavaScript dari Nol');
  });
});

/** Addresses that name an invoice: there is one, it is open, there is none. */
test.each([
  `/CallbackPayment?order_id=${invoices.paid}`,
  `/CallbackPayment?order_id=${invoices.pending}&transaction_status=settlement`,
  `/Payment-Status/Success?order_id=${invoices.paid}`,
  '/Payment-Status/Error?order_id=INV-0',
])('%s tells a stranger nothing', async (path) => {
  await visit(path);
  await headed('Kami sedang memeriksa pembayaran ini');
  await main().findByRole('link', { name: 'Masuk dan lihat hasilnya' });
  expect(words()).not.toMatch(/INV-|Rp|JavaScript dari Nol/);
  expect((await asked()).join()).not.toContain('class/payment');
});

test('a session that has run out leads to the sign-in', async () => {
  await visit(`/CallbackPayment?order_id=${invoices.paid}`, STUDENT, { isOver: true });
  await headed('Kami sedang memeriksa pembayaran ini');
});

test('an invoice is asked about by its number', async () => {
  const user = await visit('/Payment-Status/Success', STUDENT);
  await user.type(screen.getByLabelText('Nomor tagihan'), invoices.paid);
  await user.click(screen.getByRole('button', { name: 'Periksa tagihan' }));
  await headed(received);
});

test('a platform that does not answer is no verdict, and can be asked again', async () => {
  await fault({ host: 'services', path: 'v1/class/payment/detail', status: 500 });
  const user = await visit(`/Payment-Status/Success?order_id=${invoices.paid}`, STUDENT);
  await headed('Status belum bisa diperiksa');
  await heal();
  await user.click(screen.getByRole('button', { name: 'Periksa lagi' }));
  await headed(received);
});

test.each([
  ['INV-2026-0006', 'Menunggu pembayaran', 'Lanjutkan pembayaran'],
  [invoices.expired, 'Waktu pembayaran habis', 'Buat tagihan baru'],
  ['INV-2026-0005', 'Dana dikembalikan', 'Lihat kelas lain'],
  ['INV-2026-0009', 'Pembayaran sedang dikonfirmasi', 'Periksa lagi'],
])('the page of %s says "%s" and has the next step: %s', async (number, state, step) => {
  await visit(`/Invoices/${number}`, STUDENT);
  await main().findByText(state);
  const next = await screen.findByRole('region', { name: 'Langkah berikutnya' });
  await within(next).findByText(step);
});

test('who is at a loss over an invoice asks for help, which knows it', async () => {
  const user = await visit(`/Invoices/${invoices.failed}`, STUDENT);
  const next = await screen.findByRole('region', { name: 'Langkah berikutnya' });
  await user.click(within(next).getByRole('link', { name: 'Minta bantuan' }));
  const box = await screen.findByRole('textbox', { name: /^Yang perlu kami ketahui/ });
  expect(box).toHaveProperty('value', expect.stringMatching(`^Tagihan ${invoices.failed}`));
});

test('a word for a state that is not known is no refund', async () => {
  const invoice = { number: 'INV-2026-0099', status: 'chargeback_review', amount: 350_000 };
  const data = { id: 1005, kind: 4, name: STUDENT, invoices: [invoice] };
  await fault({ host: 'auth', path: 'user/detail', body: { status: true, data } });
  await visit('/Invoices', STUDENT);
  await said(invoice.number);
  const row = main()
    .getAllByRole('listitem')
    .find((one) => one.textContent?.includes(invoice.number));
  expect(row?.textContent).toContain('Belum diketahui');
  expect(row?.textContent).not.toContain('Dikembalikan');
});

const missing = 'Halaman pembayarannya belum tersedia.';

const invoiceAnswer = (status: string, paymentUrl: string) => ({
  status: true,
  message: '',
  data: { number: 'INV-9', status, paymentUrl, classroom: { slug: 'dasar-web', name: 'Web' } },
});

describe('the way to the payment page', () => {
  test.each([
    ['https://bayar.example/a?b=1', 'https://bayar.example/a?b=1'],
    ['bayar.example/a', 'https://bayar.example/a'],
    ['/\\bayar.example/a', 'https://bayar.example/a'],
  ])('of an open invoice with "%s" leads to %s', async (paymentUrl, leads) => {
    const body = invoiceAnswer('pending', paymentUrl);
    await fault({ host: 'services', path: 'v1/class/payment/detail', body });
    await visit('/CallbackPayment?order_id=INV-9', STUDENT);
    await headed('Menunggu pembayaran');
    const way = screen.getByRole('link', { name: /^Lanjutkan pembayaran/ });
    expect(way.getAttribute('href')).toBe(leads);
    expect(way.getAttribute('rel')).toBe('noopener noreferrer');
  });

  const nowhere = ['', 'javascript:alert(1)', 'data:text/html,<p>bayar</p>'];

  test.each(nowhere)('of an open invoice with "%s" is none, and says so', async (paymentUrl) => {
    const body = invoiceAnswer('pending', paymentUrl);
    await fault({ host: 'services', path: 'v1/class/payment/detail', body });
    await visit('/CallbackPayment?order_id=INV-9', STUDENT);
    await headed('Menunggu pembayaran');
    await said(missing);
    expect(screen.queryByRole('link', { name: /^Lanjutkan pembayaran/ })).toBeNull();
  });

  test.each(nowhere)('of a new invoice with "%s" is none, and says so', async (paymentUrl) => {
    const expired = invoiceAnswer('expired', '');
    await fault({ host: 'services', path: 'v1/class/payment/detail', body: expired });
    const body = invoiceAnswer('pending', paymentUrl);
    await fault({ host: 'services', path: 'v1/class/repay', body });
    const user = await visit('/CallbackPayment?order_id=INV-9', STUDENT);
    await user.click(await screen.findByRole('button', { name: 'Buat tagihan baru' }));
    expect((await screen.findByRole('alert')).textContent).toContain(missing);
    expect(location.pathname).toBe('/CallbackPayment');
  });
});

test('a new invoice whose session was over is made by itself after signing in, once', async () => {
  const made = async () => (await asked()).filter((one) => one.includes('class/repay')).length;
  const path = `/CallbackPayment?order_id=${invoices.expired}`;
  const user = await visit(path, STUDENT);
  const again = await screen.findByRole('button', { name: 'Buat tagihan baru' });
  loseSession();
  await user.click(again);
  await headed('Kami sedang memeriksa pembayaran ini');
  expect(await made()).toBe(0);
  await visit(path, STUDENT);
  await waitFor(async () => expect(await made()).toBe(1));
  await visit(path, STUDENT);
  await headed('Ada tagihan lain');
  expect(await made()).toBe(1);
});
