/** Money that does not come in the order that was imagined: late, or in another place. */

import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { headed } from '../harness/page';
import { asked } from '../harness/platform';
import { says } from '../harness/rooms';
import { enrolAfter, payInvoice } from '../harness/turn';
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
