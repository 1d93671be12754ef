/**
 * Invoices, payments and sessions that cross: sequences that users of comparable systems have reported. Each
 * is named after its report, `owner/repository#number` on GitHub.
 */

import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { tellTime } from '../harness/line';
import { headed, main, said, words } from '../harness/page';
import { asked, fault } from '../harness/platform';
import { pressTwice } from '../harness/press';
import { changePrice, enrolAfter, payInvoice, turnInvoice } from '../harness/turn';
import { loseSession, visit } from '../harness/visit';

const STUDENT = 'Siswa Contoh';
const NOBODYS = 'Mentor Contoh';
const CLASS = 'literasi-data-untuk-semua';
const OPEN = 'INV-2026-0006';
const LAPSED = 'INV-2026-0003';
const DETAIL = { host: 'services', path: 'v1/class/payment/detail' };

const card = () => within(screen.getByRole('complementary', { name: 'Pendaftaran' }));
const order = () => waitFor(() => card().getByRole('button', { name: /^Daftar sekarang/ }));
const orders = async () =>
  (await asked()).filter((one) => /class\/payment\/invoice|class\/repay/.test(one));
const step = async () => within(await screen.findByRole('region', { name: 'Langkah berikutnya' }));

/** Orders the class of the lapsed invoice once more, as another tab does; gives the new number. */
async function orderedAgain(): Promise<string> {
  await visit('/Invoices', STUDENT);
  const made = await fetch('/api/services/v1/class/repay?slug=model-ke-produksi');
  const { data } = await made.json();
  expect(data.number).not.toBe(LAPSED);
  return data.number;
}

test('an old invoice orders no third time while the next one is paid (openedx-unsupported/ecommerce#1137, antiwork/gumroad#5789)', async () => {
  const number = await orderedAgain();
  await enrolAfter(3_600_000);
  await payInvoice(number);
  await visit(`/Invoices/${LAPSED}`, STUDENT);
  const next = await step();
  await next.findByRole('link', { name: `Buka tagihan ${number}` });
  expect(next.queryByRole('button', { name: 'Buat tagihan baru' })).toBeNull();
});

test('an old invoice leads to the next one, which can be paid (openfoodfoundation/openfoodnetwork#8185)', async () => {
  const number = await orderedAgain();
  await visit(`/CallbackPayment?order_id=${LAPSED}`, STUDENT);
  await headed('Ada tagihan lain');
  await main().findByRole('link', { name: `Buka tagihan ${number}` });
  expect(main().queryByRole('button', { name: 'Buat tagihan baru' })).toBeNull();
});

test('an order from an old page finds what another tab has ordered and paid (mollie/WooCommerce#1159)', async () => {
  const user = await visit(`/CallbackPayment?order_id=${LAPSED}`, STUDENT);
  const again = await screen.findByRole('button', { name: 'Buat tagihan baru' });
  const made = await fetch('/api/services/v1/class/repay?slug=model-ke-produksi');
  const { data } = await made.json();
  await enrolAfter(3_600_000);
  await payInvoice(data.number);
  const before = (await orders()).length;
  await user.click(again);
  await headed('Ada tagihan lain');
  expect(await orders()).toHaveLength(before);
});

test('what was paid twice says so, with the way to the money (frappe/lms#2517, pretix/pretix#999)', async () => {
  const number = await orderedAgain();
  await payInvoice(number);
  await payInvoice(LAPSED);
  const { data } = await (await fetch('/api/auth/user/detail')).json();
  const seat = data.enrolments.find(
    (one: { classroom: { slug: string } }) => one.classroom.slug === 'model-ke-produksi',
  );
  const surplus = seat.invoice === LAPSED ? number : LAPSED;
  await visit(`/CallbackPayment?order_id=${surplus}`, STUDENT);
  await headed('Terbayar dua kali');
  main().getByRole('link', { name: 'Minta bantuan' });
});

test('a second payment that was given back leaves the seat (Automattic/sensei#1823)', async () => {
  await payInvoice(await orderedAgain());
  await turnInvoice(LAPSED, { status: 'refunded' });
  await visit(`/CallbackPayment?order_id=${LAPSED}`, STUDENT);
  await headed('Dana dikembalikan');
  expect(words()).toContain('masih tercatat');
  expect(words()).not.toContain('sudah dilepas');
});

test('a payment that expires after it was settled by hand asks for no money (mollie/WooCommerce#668)', async () => {
  const classroom = { slug: 'javascript-dari-nol', name: 'JavaScript dari Nol' };
  const data = { number: 'INV-2026-0002', status: 'expired', classroom };
  await fault({ ...DETAIL, body: { status: true, message: '', data } });
  await visit('/CallbackPayment?order_id=INV-2026-0002', STUDENT);
  await headed('Kamu sudah terdaftar');
  expect(main().queryByRole('button', { name: 'Buat tagihan baru' })).toBeNull();
});

test('an invoice runs out in sight, with a word for a late transfer (pretix/pretix#827)', async () => {
  const at = Date.now() + 60_000;
  await turnInvoice(OPEN, { dueDate: new Date(at).toISOString() });
  await visit(`/CallbackPayment?order_id=${OPEN}`, STUDENT);
  await headed('Menunggu pembayaran');
  tellTime(at + 1000);
  fireEvent(document, new Event('visibilitychange'));
  await headed('Waktu pembayaran habis');
  await said('bisa datang terlambat');
  tellTime(Date.now());
});

test('a class that has become free is joined once by two presses (dualcube/moodle-enrol_stripepayment#147)', async () => {
  await visit(`/Class/${CLASS}`, NOBODYS);
  const button = await order();
  await changePrice(CLASS, 0);
  pressTwice(button);
  await card().findByText('Terdaftar');
  expect(await orders()).toHaveLength(1);
});

test('after a session was over, somebody else who signs in orders nothing (intershop/intershop-pwa#938)', async () => {
  const user = await visit(`/Class/${CLASS}`, NOBODYS);
  const button = await order();
  loseSession();
  await user.click(button);
  await waitFor(() => expect(Object.keys(sessionStorage).join()).toContain('order-wish'));
  // It was refused.
  expect(await orders()).toHaveLength(1);
  await visit(`/Class/${CLASS}`, 'Guru Contoh');
  await order();
  expect(await orders()).toHaveLength(1);
});

test('a return address that was bookmarked joins nothing again (alexmorrisnz/moodle-paygw_stripe#37)', async () => {
  await visit('/CallbackPayment?order_id=INV-2026-0005&transaction_status=settlement', STUDENT);
  await headed('Dana dikembalikan');
  expect(await orders()).toEqual([]);
});

test('what was paid long ago without a seat asks for help, and for no money (mitodl/micromasters#1568)', async () => {
  const classroom = { id: '1', slug: 'pembelajaran-mesin-terapan', name: 'Pembelajaran Mesin' };
  const data = { number: OPEN, status: 'paid', paidAt: '2020-01-01T00:00:00Z', classroom };
  await fault({ ...DETAIL, body: { status: true, message: '', data } });
  await visit(`/CallbackPayment?order_id=${OPEN}`, STUDENT);
  await headed('Pembayaran diterima, pendaftaran belum selesai');
  expect(main().queryByRole('button', { name: /bayar|tagihan baru/i })).toBeNull();
});
