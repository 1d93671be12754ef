/** Paying for classes and events: invoices, and what became of them. */

import { type Context, Hono } from 'hono';
import { shelf } from '../../contents/contents';
import type { ClassDoc } from '../../data/classes';
import type { PostDoc } from '../../data/posts';
import { beginsIn, dayFromNow } from '../../data/table';
import type { App } from '../../env';
import { needsAccount } from '../../guard';
import { type Body, bodyOf, query, textOf } from '../../input';
import { created, fail, invalid, notFound, ok } from '../../respond';
import { bySlug } from '../../store';
import { eventWith, invoiceFor, invoiceNumbered, invoiceView, makeInvoice } from './invoices';

/** The words payment sites use for what became of a payment. */
const WORDS = [
  ...['paid', 'success', 'settlement', 'capture', 'pending'],
  ...['expire', 'expired', 'deny', 'cancel', 'failed'],
];

/**
 * What became of an invoice. The payment site has told the platform itself; what an address says of a
 * payment changes nothing, whoever wrote it.
 */
async function report(c: Context<App>, said: Body): Promise<Response> {
  const number = textOf(said, 'order_id') || textOf(said, 'number') || textOf(said, 'code');
  const word = textOf(said, 'transaction_status') || textOf(said, 'status');
  if (word !== '' && !WORDS.includes(word)) {
    return invalid({ status: ['Status pembayaran tidak dikenal'] });
  }
  const invoice = await invoiceNumbered(c.env.DB, number);
  return invoice ? ok(await invoiceView(c, invoice)) : notFound('Tagihan');
}

const accountId = (c: Context<App>): number => c.get('account')?.id ?? 0;

interface Order {
  kind: 'class' | 'event';
  itemSlug: string;
  amount: number;
}

/** Why a class cannot be joined now, or what joining it costs. */
async function orderOfClass(c: Context<App>, slug: string): Promise<Order | Response> {
  const doc = await bySlug<ClassDoc>(c.env.DB, shelf(c.get('contents'), 'classes'), slug);
  if (!doc) return notFound('Kelas');
  if (doc.phase === 'coming_soon') return fail(422, 'Pendaftaran kelas ini belum dibuka');
  if (doc.phase !== 'registration') return fail(422, 'Pendaftaran kelas ini sudah ditutup');
  if (doc.totalStudents >= doc.quota) return fail(422, 'Kuota kelas ini penuh');
  return { kind: 'class', itemSlug: slug, amount: doc.price };
}

/** The day on which an event ends. */
function lastDayOf(doc: PostDoc): string {
  const { startsIn, lengthDays = 0, startDate = '', endDate = '' } = doc;
  const isSet = startsIn === undefined && startDate !== '';
  return isSet ? (endDate || startDate).slice(0, 10) : dayFromNow(beginsIn(doc) + lengthDays);
}

/** Why an event cannot be attended, or what attending it costs. */
async function orderOfEvent(c: Context<App>, slug: string): Promise<Order | Response> {
  const doc = await eventWith(c.env.DB, c.get('contents'), slug);
  if (!doc) return notFound('Acara');
  const { quota = 0, totalAttendees = 0, price = 0 } = doc;
  const today = new Date().toISOString().slice(0, 10);
  if (lastDayOf(doc) < today) return fail(422, 'Acara ini sudah selesai');
  if (doc.link) return fail(422, 'Acara ini punya pendaftaran sendiri');
  if (quota > 0 && totalAttendees >= quota) return fail(422, 'Kursi acara ini penuh');
  return { kind: 'event', itemSlug: slug, amount: price };
}

/**
 * POST v1/class/payment/invoice: the visitor's invoice for a class, or with `{"kind": "event"}` for
 * an event, made when none stands; two presses at once make one.
 */
async function invoice(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const slug = query(c, 'slug') || textOf(body, 'slug');
  const kind = textOf(body, 'kind') || 'class';
  if (kind !== 'class' && kind !== 'event') return invalid({ kind: ['Jenis tidak dikenal'] });
  const standing = await invoiceFor(c, accountId(c), kind, slug);
  if (standing) return ok(await invoiceView(c, standing));
  const order = await (kind === 'class' ? orderOfClass(c, slug) : orderOfEvent(c, slug));
  if (order instanceof Response) return order;
  const made = await makeInvoice(c, { ...order, accountId: accountId(c) });
  if (made) return created(await invoiceView(c, made), 'Tagihan berhasil dibuat');
  const other = await invoiceFor(c, accountId(c), kind, slug);
  return other ? ok(await invoiceView(c, other)) : fail(409, 'Tagihan sedang dibuat');
}

/** GET v1/class/repay: a fresh invoice for one that ran out or failed. */
export async function repay(c: Context<App>): Promise<Response> {
  const slug = query(c, 'slug');
  const open = await invoiceFor(c, accountId(c), 'class', slug, ['pending']);
  if (open) return ok(await invoiceView(c, open));
  const lapsed = await invoiceFor(c, accountId(c), 'class', slug, ['expired', 'failed']);
  if (!lapsed) return notFound('Tagihan');
  const order = await orderOfClass(c, slug);
  if (order instanceof Response) return order;
  const made = await makeInvoice(c, { ...order, accountId: accountId(c) });
  if (!made) return fail(409, 'Kelas ini sudah dibayar');
  return ok(await invoiceView(c, made), 'Tagihan baru berhasil dibuat');
}

/** v1/class/payment. */
export const payments = new Hono<App>()
  .get('/callback', (c) => report(c, { ...c.req.query() }))
  .post('/callback', async (c) => report(c, await bodyOf(c)))
  .post('/detail', needsAccount(), async (c) => {
    const body = await bodyOf(c);
    const number = textOf(body, 'number') || textOf(body, 'code') || textOf(body, 'order_id');
    if (number === '') return invalid({ number: ['Wajib diisi'] });
    const found = await invoiceNumbered(c.env.DB, number);
    if (!found) return notFound('Tagihan');
    const account = c.get('account');
    const staff = account !== null && account.kind <= 1;
    if (found.accountId !== account?.id && !staff) return fail(403, 'Tagihan ini bukan milikmu');
    return ok(await invoiceView(c, found));
  })
  .post('/invoice', needsAccount(), invoice);
