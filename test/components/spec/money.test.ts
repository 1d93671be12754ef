/** Money that does not come in the order that was imagined: late, or in another place. */

import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '../../cases/accounts';
import { headed, said } from '../harness/page';
import { asked } from '../harness/platform';
import { press } from '../harness/press';
import { says, write } from '../harness/rooms';
import { enrolAfter, payInvoice, sendPayout } from '../harness/turn';
import { visit } from '../harness/visit';

const card = () => screen.getByRole('complementary', { name: 'Pendaftaran' });
const inCard = (name: string | RegExp) =>
  waitFor(() => within(card()).getByRole('button', { name }));
const orders = async () =>
  (await asked()).filter((one) => one.startsWith('POST') && one.includes('class/payment/invoice'));

/** The number of the invoice that the visitor has of a class. */
async function invoiceOf(slug: string): Promise<string> {
  const { data } = await (await fetch('/api/auth/user/detail')).json();
  const invoices: { number: string; classroom: { slug: string } }[] = data.invoices;
  return invoices.find(({ classroom }) => classroom.slug === slug)?.number ?? '';
}

afterEach(() => {
  vi.useRealTimers();
});

test('an enrolment that comes late: no second order, and it opens by itself', async () => {
  // What looks again by itself does so every few seconds.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const slug = 'dasar-pemasaran-digital';
  await enrolAfter(3_600_000);
  const user = await visit(`/Class/${slug}`, 'Penulis Contoh');
  await user.click(await inCard(/^Daftar sekarang/));
  await waitFor(async () => expect(await orders()).toHaveLength(1));
  const number = await invoiceOf(slug);
  await payInvoice(number);
  await visit(`/CallbackPayment?order_id=${number}`, 'Penulis Contoh');
  await headed('Pembayaran diterima');
  await visit(`/Class/${slug}`, 'Penulis Contoh');
  await says(card, 'kelasmu sedang dibuka');
  expect(within(card()).queryByRole('button', { name: /Daftar|tagihan/ })).toBeNull();
  await enrolAfter(0);
  vi.advanceTimersToNextTimer();
  await says(card, 'Terdaftar');
});

test('what is paid in the bank’s own app is seen on coming back', async () => {
  await visit('/CallbackPayment?order_id=INV-2026-0006', 'Siswa Contoh');
  await headed('Menunggu pembayaran');
  await payInvoice('INV-2026-0006');
  fireEvent(document, new Event('visibilitychange'));
  await headed('Terdaftar');
});

/** Goes to an address as somebody with a browser of their own. */
function visitAs(account: Account, path: string) {
  localStorage.clear();
  sessionStorage.clear();
  return visit(path, account);
}

/** What the mentor who is signed in has of their earnings, as the platform counts it. */
async function balance(): Promise<{ available: number; withdrawn: number }> {
  const { data } = await (await fetch('/api/services/v2/payout/balance')).json();
  return data;
}

test('what a learner pays reaches who teaches, is asked for, approved and sent, and has a receipt', async () => {
  const [slug, price, mentor] = ['aplikasi-yang-bekerja-luring', 875_000, 'Mentor Contoh'] as const;
  await visitAs(mentor, '/Earnings');
  await headed('Pendapatan');
  const before = await balance();

  let user = await visitAs('Siswa Contoh', `/Class/${slug}`);
  await user.click(await inCard(/^Daftar sekarang/));
  await waitFor(async () => expect(await invoiceOf(slug)).not.toBe(''));
  const number = await invoiceOf(slug);
  await payInvoice(number);
  await visitAs('Siswa Contoh', `/CallbackPayment?order_id=${number}`);
  await headed('Terdaftar');

  await visitAs(mentor, '/Earnings');
  await said(number);
  const earned = (await balance()).available - before.available;
  expect(earned).toBeGreaterThan(0);
  expect(earned).toBeLessThanOrEqual(price);

  user = await visitAs(mentor, '/Earnings/Request');
  const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
  await write(user, await field('Jumlah yang ditarik'), String(earned));
  await user.selectOptions(await field('Bank'), 'cendana');
  await write(user, await field('Nomor rekening'), '9010007777');
  await write(user, await field('Nama pemilik rekening'), mentor);
  await press(user, 'Tinjau penarikan');
  await press(user, 'Ajukan penarikan');
  await said('sudah diajukan');
  expect((await balance()).available).toBe(before.available);

  user = await visitAs('Pengelola Contoh', '/Payouts?search=9010007777');
  await press(user, 'Setujui');
  const { key } = history.state;
  await press(user, 'Ya, setujui');
  await said(`dari ${mentor} disetujui`);
  // The list leads on to itself; a page that is left before would change the next one's address.
  await waitFor(() => expect(history.state.key).not.toBe(key));

  await visitAs(mentor, '/Earnings?status=approved&search=9010007777');
  const way = () => document.querySelector<HTMLAnchorElement>('main a[href*="open="]');
  await waitFor(() => expect(way()).not.toBeNull());
  const id = new URL(way()?.href ?? '').searchParams.get('open') ?? '';
  await visitAs(mentor, `/Earnings?open=${id}`);
  await headed('Rincian penarikan');
  await said('Ini belum bukti bahwa uangnya sudah dikirim.');
  await sendPayout(id);
  await visitAs(mentor, `/Earnings?open=${id}`);
  await headed('Kuitansi penarikan');
  await said('Pengelola Contoh');
  expect(await balance()).toMatchObject({
    available: before.available,
    withdrawn: before.withdrawn + earned,
  });
});
