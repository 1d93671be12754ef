/** Class payments: invoices, and what the payment site says of them. */

import { type Context, Hono } from 'hono';
import type { ClassDoc } from '../../data/classes';
import type { InvoiceDoc } from '../../data/payments';
import { dayFromNow } from '../../data/table';
import type { App } from '../../env';
import { equal } from '../../filters';
import { needsAccount } from '../../guard';
import { type Body, bodyOf, query, textOf } from '../../input';
import { created, fail, invalid, notFound, ok } from '../../respond';
import { bySlug, type Condition, first, insert, update } from '../../store';

async function invoiceView(c: Context<App>, doc: InvoiceDoc) {
  const { id, number, status, amount, method, dueDate, paidAt } = doc;
  const classroom = await bySlug<ClassDoc>(c.env.DB, 'classes', doc.classSlug);
  return {
    id,
    number,
    status,
    amount,
    method,
    createdAt: doc.issuedAt,
    dueDate,
    paidAt,
    paymentUrl: status === 'pending' ? `/CallbackPayment?order_id=${number}&status=paid` : '',
    classroom: { slug: doc.classSlug, name: classroom?.name ?? '', logo: '' },
  };
}

/** What payment sites call a state, and what it is here. */
const outcomes: Record<string, InvoiceDoc['status']> = {
  paid: 'paid',
  success: 'paid',
  settlement: 'paid',
  capture: 'paid',
  pending: 'pending',
  expire: 'expired',
  expired: 'expired',
  deny: 'failed',
  cancel: 'failed',
  failed: 'failed',
};

const byNumber = (c: Context<App>, number: string): Promise<InvoiceDoc | null> =>
  first<InvoiceDoc>(c.env.DB, 'invoices', ["doc ->> '$.number' = ?", number]);

/** Applies what the payment site says. Only what is still to be paid changes its state. */
async function settle(c: Context<App>, said: Body): Promise<Response> {
  const number = textOf(said, 'order_id') || textOf(said, 'number') || textOf(said, 'code');
  const invoice = await byNumber(c, number);
  if (!invoice) return notFound('Tagihan');
  const word = textOf(said, 'transaction_status') || textOf(said, 'status');
  const status = outcomes[word];
  if (word !== '' && !status) return invalid({ status: ['Status pembayaran tidak dikenal'] });
  if (!status || invoice.status !== 'pending') return ok(await invoiceView(c, invoice));
  const changes = { status, paidAt: status === 'paid' ? new Date().toISOString() : '' };
  await update(c.env.DB, 'invoices', invoice.id, changes);
  return ok(await invoiceView(c, { ...invoice, ...changes }));
}

const mine = (c: Context<App>): Condition => [
  "doc ->> '$.accountId' = ?",
  c.get('account')?.id ?? 0,
];

const ofClass = (
  c: Context<App>,
  slug: string,
  ...statuses: string[]
): Promise<InvoiceDoc | null> =>
  first<InvoiceDoc>(c.env.DB, 'invoices', mine(c), ...equal('classSlug', slug), [
    "doc ->> '$.status' IN (SELECT value FROM json_each(?))",
    JSON.stringify(statuses),
  ]);

async function fresh(c: Context<App>, classroom: ClassDoc): Promise<InvoiceDoc> {
  const stored = await insert(c.env.DB, 'invoices', {
    status: 'pending' as const,
    amount: classroom.price,
    method: 'QRIS',
    issuedAt: new Date().toISOString(),
    dueDate: dayFromNow(2),
    paidAt: '',
    classSlug: classroom.slug,
    accountId: c.get('account')?.id ?? 0,
  });
  const number = `INV-${new Date().getUTCFullYear()}-${String(stored.id).padStart(4, '0')}`;
  await update(c.env.DB, 'invoices', stored.id, { number });
  return { ...stored, number };
}

/** POST v1/class/payment/invoice: the visitor's invoice for a class, made when there is none. */
async function invoice(c: Context<App>): Promise<Response> {
  const slug = query(c, 'slug') || textOf(await bodyOf(c), 'slug');
  const classroom = await bySlug<ClassDoc>(c.env.DB, 'classes', slug);
  if (!classroom) return notFound('Kelas');
  if (classroom.price === 0) return fail(422, 'Kelas ini gratis dan tidak memerlukan tagihan');
  const open = await ofClass(c, slug, 'pending', 'paid');
  if (open) return ok(await invoiceView(c, open));
  return created(await invoiceView(c, await fresh(c, classroom)), 'Tagihan berhasil dibuat');
}

/** GET v1/class/repay: a fresh invoice for one that ran out or failed. */
export async function repay(c: Context<App>): Promise<Response> {
  const slug = query(c, 'slug');
  const classroom = await bySlug<ClassDoc>(c.env.DB, 'classes', slug);
  if (!classroom) return notFound('Kelas');
  const open = await ofClass(c, slug, 'pending');
  if (open) return ok(await invoiceView(c, open));
  if (!(await ofClass(c, slug, 'expired', 'failed'))) return notFound('Tagihan');
  return ok(await invoiceView(c, await fresh(c, classroom)), 'Tagihan baru berhasil dibuat');
}

/** v1/class/payment. */
export const payments = new Hono<App>()
  .get('/callback', (c) => settle(c, { ...c.req.query() }))
  .post('/callback', async (c) => settle(c, await bodyOf(c)))
  .post('/detail', needsAccount(), async (c) => {
    const body = await bodyOf(c);
    const number = textOf(body, 'number') || textOf(body, 'code') || textOf(body, 'order_id');
    if (number === '') return invalid({ number: ['Wajib diisi'] });
    const found = await byNumber(c, number);
    if (!found) return notFound('Tagihan');
    const account = c.get('account');
    const staff = account !== null && account.kind <= 1;
    if (found.accountId !== account?.id && !staff) return fail(403, 'Tagihan ini bukan milikmu');
    return ok(await invoiceView(c, found));
  })
  .post('/invoice', needsAccount(), invoice);
