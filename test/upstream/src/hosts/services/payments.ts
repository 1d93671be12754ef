/** Paying for classes and events: invoices, and what became of them. */

import { type Context, Hono } from 'hono';
import { shelf } from '../../contents/contents';
import type { ClassDoc } from '../../data/classes';
import type { InvoiceDoc } from '../../data/invoices';
import type { PostDoc } from '../../data/posts';
import { beginsIn, dayFromNow } from '../../data/table';
import type { App } from '../../env';
import { needsAccount } from '../../guard';
import { type Body, bodyOf, query, textOf } from '../../input';
import { priceNow } from '../../played';
import { created, fail, invalid, notFound, ok } from '../../respond';
import { bySlug } from '../../store';
import {
  eventWith,
  invoiceFor,
  invoiceNumbered,
  invoiceView,
  makeInvoice,
  maySee,
  settle,
} from './invoices';

/** The words payment sites use for what became of a payment, and the state that each stands for. */
const WORDS: Readonly<Record<string, InvoiceDoc['status']>> = {
  settlement: 'paid',
  capture: 'paid',
  pending: 'waiting',
  expire: 'expired',
  deny: 'failed',
  cancel: 'cancel',
  failure: 'failed',
  challenge: 'challenge',
  refund: 'refunded',
  partial_refund: 'partial_refund',
};

/** What the payment site and the platform share. */
const SERVER_KEY = 'kunci-penyedia-contoh';

/** A notification's signature: who does not have the key cannot make it. */
async function signatureOf(said: Body): Promise<string> {
  const fields = ['order_id', 'status_code', 'gross_amount'].map((name) => textOf(said, name));
  const signed = new TextEncoder().encode(fields.join('') + SERVER_KEY);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-512', signed));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const numberOf = (said: Body): string =>
  textOf(said, 'order_id') || textOf(said, 'number') || textOf(said, 'code');

/** What the payment site's own server tells, which proves itself by its signature. */
async function notified(c: Context<App>, said: Body): Promise<Response> {
  if (textOf(said, 'signature_key') !== (await signatureOf(said))) {
    return fail(403, 'Tanda tangan tidak cocok');
  }
  const status = WORDS[textOf(said, 'transaction_status')];
  if (status === undefined) return invalid({ transaction_status: ['Status tidak dikenal'] });
  const invoice = await invoiceNumbered(c.env.DB, numberOf(said));
  if (!invoice) return notFound('Tagihan');
  await settle(c.env.DB, invoice, status);
  return ok(null);
}

/**
 * Looks at an invoice anew. What is said of a payment without a signature changes nothing, whoever says
 * it, and is answered to whom the invoice belongs alone.
 */
async function report(c: Context<App>, said: Body): Promise<Response> {
  if (!c.get('account')) return ok(null);
  const invoice = await invoiceNumbered(c.env.DB, numberOf(said));
  return answerOf(c, invoice);
}

async function answerOf(c: Context<App>, invoice: InvoiceDoc | null): Promise<Response> {
  if (!invoice) return notFound('Tagihan');
  if (!maySee(c, invoice)) return fail(403, 'Tagihan ini bukan milikmu');
  return ok(await invoiceView(c, invoice));
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
  return { kind: 'class', itemSlug: slug, amount: priceNow(slug) ?? doc.price };
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
  const today = dayFromNow(0);
  if (lastDayOf(doc) < today) return fail(422, 'Acara ini sudah selesai');
  if (doc.link) return fail(422, 'Acara ini punya pendaftaran sendiri');
  if (quota > 0 && totalAttendees >= quota) return fail(422, 'Kursi acara ini penuh');
  if (price === null) return fail(422, 'Harga acara ini belum ditetapkan');
  return { kind: 'event', itemSlug: slug, amount: priceNow(slug) ?? price };
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
  const lapsed = await invoiceFor(c, accountId(c), 'class', slug, ['expired', 'failed', 'cancel']);
  if (!lapsed) return notFound('Tagihan');
  const order = await orderOfClass(c, slug);
  if (order instanceof Response) return order;
  const made = await makeInvoice(c, { ...order, accountId: accountId(c) });
  if (!made) return fail(409, 'Kelas ini sudah dibayar');
  return ok(await invoiceView(c, made), 'Tagihan baru berhasil dibuat');
}

/** v1/class/payment. */
export const payments = new Hono<App>()
  .get('/callback', needsAccount(), (c) => report(c, { ...c.req.query() }))
  .post('/callback', async (c) => {
    const said = await bodyOf(c);
    return said.signature_key === undefined ? report(c, said) : notified(c, said);
  })
  .post('/detail', needsAccount(), async (c) => {
    const number = numberOf(await bodyOf(c));
    if (number === '') return invalid({ number: ['Wajib diisi'] });
    return answerOf(c, await invoiceNumbered(c.env.DB, number));
  })
  .post('/invoice', needsAccount(), invoice);
