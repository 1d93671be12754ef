/** Invoices: finding one, making one, and what is answered of it. */

import type { Context } from 'hono';
import { originOf } from '../../accounts';
import { shelf } from '../../contents/contents';
import type { ClassDoc } from '../../data/classes';
import { type InvoiceDoc, numberOf } from '../../data/invoices';
import type { PostDoc } from '../../data/posts';
import type { App, Database } from '../../env';
import { equal } from '../../filters';
import { bearerOf } from '../../guard';
import { all, bySlug, type Condition, first, insertUnless, update } from '../../store';

/** How long an invoice can be paid. */
const PAYABLE_MS = 24 * 3_600_000;

/** States in which there is nothing more to be invoiced. */
const STANDING = ['pending', 'waiting', 'challenge', 'paid'];

/** What a payment provider can still say of an invoice: a transfer may come after its end. */
const SETTLES: Readonly<Partial<Record<InvoiceDoc['status'], readonly string[]>>> = {
  pending: ['waiting', 'challenge', 'paid', 'expired', 'failed', 'cancel'],
  waiting: ['paid', 'failed', 'expired', 'cancel'],
  challenge: ['paid', 'failed', 'cancel'],
  expired: ['paid'],
  paid: ['refunded', 'partial_refund'],
  partial_refund: ['refunded'],
};

type Kind = InvoiceDoc['kind'];

/** What an invoice is for; a thing that has gone has an empty name. */
export async function itemOf(db: Database, { kind, itemSlug, site }: InvoiceDoc) {
  const item =
    kind === 'class'
      ? await bySlug<ClassDoc>(db, shelf(site, 'classes'), itemSlug)
      : await eventWith(db, site, itemSlug);
  const name = item === null ? '' : 'name' in item ? item.name : item.title;
  return { id: item?.id ?? 0, slug: itemSlug, name };
}

/** The event, or the part of a festival's programme, with this slug. */
export const eventWith = (db: Database, site: string, slug: string): Promise<PostDoc | null> =>
  first<PostDoc>(
    db,
    shelf(site, 'posts'),
    ['slug = ?', slug],
    ["doc ->> '$.kindSlug' IN ('events', 'event-program')"],
  );

/** An invoice that ran out since it was last looked at says so from now on. */
async function kept(db: Database, invoice: InvoiceDoc): Promise<InvoiceDoc> {
  if (invoice.status !== 'pending' || Date.parse(invoice.dueDate) > Date.now()) return invoice;
  await update(db, 'invoices', invoice.id, { status: 'expired' });
  return { ...invoice, status: 'expired' };
}

export async function invoiceNumbered(db: Database, number: string): Promise<InvoiceDoc | null> {
  const found = await first<InvoiceDoc>(db, 'invoices', ["doc ->> '$.number' = ?", number]);
  return found && kept(db, found);
}

const owned = (accountId: number): Condition => ["doc ->> '$.accountId' = ?", accountId];

/** Every invoice of an account at the request's site, the newest first. */
export async function invoicesOf(c: Context<App>, accountId: number): Promise<InvoiceDoc[]> {
  const db = c.env.DB;
  const found = await all<InvoiceDoc>(db, 'invoices', {
    where: [owned(accountId), ["doc ->> '$.site' = ?", c.get('contents')]],
    order: 'id DESC',
  });
  return Promise.all(found.map((invoice) => kept(db, invoice)));
}

/** An account's invoice for a thing in one of the states, the newest one. */
export async function invoiceFor(
  c: Context<App>,
  accountId: number,
  kind: Kind,
  itemSlug: string,
  states: readonly string[] = STANDING,
): Promise<InvoiceDoc | null> {
  const own = await invoicesOf(c, accountId);
  const isIt = (doc: InvoiceDoc) => doc.kind === kind && doc.itemSlug === itemSlug;
  return own.find((doc) => isIt(doc) && states.includes(doc.status)) ?? null;
}

/** Makes an invoice; null where one stands already. What is free is paid at once. */
export async function makeInvoice(
  c: Context<App>,
  order: { accountId: number; kind: Kind; itemSlug: string; amount: number },
): Promise<InvoiceDoc | null> {
  const db = c.env.DB;
  const now = new Date();
  const isFree = order.amount === 0;
  const made = await insertUnless(
    db,
    'invoices',
    {
      ...order,
      site: c.get('contents'),
      number: '',
      status: isFree ? ('paid' as const) : ('pending' as const),
      method: isFree ? '' : 'QRIS',
      issuedAt: now.toISOString(),
      dueDate: new Date(now.getTime() + PAYABLE_MS).toISOString(),
      paidAt: isFree ? now.toISOString() : '',
    },
    owned(order.accountId),
    ...equal('kind', order.kind),
    ...equal('itemSlug', order.itemSlug),
    ["doc ->> '$.site' = ?", c.get('contents')],
    ["doc ->> '$.status' IN (SELECT value FROM json_each(?))", JSON.stringify(STANDING)],
  );
  if (made === null) return null;
  const number = numberOf(made.id);
  await update(db, 'invoices', made.id, { number });
  if (isFree) await takeSeat(db, made);
  return { ...made, number };
}

/** What a payment has come to, by the payment site's own word; what cannot come of it any more is ignored. */
export async function settle(
  db: Database,
  invoice: InvoiceDoc,
  status: InvoiceDoc['status'],
): Promise<void> {
  if (!SETTLES[invoice.status]?.includes(status)) return;
  const paidAt = status === 'paid' ? new Date().toISOString() : invoice.paidAt;
  await update(db, 'invoices', invoice.id, { status, paidAt });
  if (status === 'paid') await takeSeat(db, invoice);
}

/** Whether the visitor may see an invoice: their own, or as staff. */
export function maySee(c: Context<App>, { accountId }: InvoiceDoc): boolean {
  const account = c.get('account');
  return account !== null && (account.id === accountId || account.kind <= 1);
}

/** Counts a seat of what has been paid for. */
export async function takeSeat(db: Database, { kind, itemSlug, site }: InvoiceDoc): Promise<void> {
  if (kind === 'class') {
    const classes = shelf(site, 'classes');
    const doc = await bySlug<ClassDoc>(db, classes, itemSlug);
    if (doc) await update(db, classes, doc.id, { totalStudents: doc.totalStudents + 1 });
    return;
  }
  const doc = await eventWith(db, site, itemSlug);
  const totalAttendees = (doc?.totalAttendees ?? 0) + 1;
  if (doc) await update(db, shelf(site, 'posts'), doc.id, { totalAttendees });
}

/** An invoice as it is answered. Who is signed in is led back to their site from the payment page. */
export async function invoiceView(c: Context<App>, doc: InvoiceDoc) {
  const { id, number, status, amount, method, issuedAt, dueDate, paidAt, kind } = doc;
  const item = await itemOf(c.env.DB, doc);
  return {
    id,
    number,
    status,
    amount,
    method,
    createdAt: issuedAt,
    dueDate,
    paidAt,
    kind,
    paymentUrl: status === 'pending' ? await paymentUrl(c, number) : '',
    classroom: kind === 'class' ? { ...item, logo: '' } : null,
    event: kind === 'event' ? item : null,
  };
}

async function paymentUrl(c: Context<App>, number: string): Promise<string> {
  const { origin } = new URL(c.req.url);
  const back = await originOf(c.env.DB, bearerOf(c));
  return `${origin}/payment/${number}${back && `?return=${encodeURIComponent(back)}`}`;
}
