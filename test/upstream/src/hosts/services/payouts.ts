/** Payouts of earned money: the list, the balance, and the way from a request to a decision. */

import { type Context, Hono } from 'hono';
import { accounts } from '../../accounts';
import { shelf } from '../../contents/contents';
import type { ClassDoc } from '../../data/classes';
import { type Earning, earning, pastEarnings, taughtBy } from '../../data/earnings';
import type { InvoiceDoc } from '../../data/invoices';
import { banks, type PayoutDoc } from '../../data/payments';
import type { App, Database } from '../../env';
import { equal, search } from '../../filters';
import { needsAccount } from '../../guard';
import { type Body, bodyOf, paging, problems, query, textOf } from '../../input';
import { created, type FieldErrors, fail, invalid, notFound, ok, paged } from '../../respond';
import {
  all,
  byId,
  type Condition,
  first,
  insert,
  list,
  removeWhere,
  updateWhere,
} from '../../store';

const FEE = 2_500;
const LEAST = 50_000;

const isStaff = (c: Context<App>): boolean => (c.get('account')?.kind ?? 9) <= 1;

/** Staff see everybody's payouts, others their own. */
const visible = (c: Context<App>): Condition[] =>
  isStaff(c) ? [] : [["doc ->> '$.accountId' = ?", c.get('account')?.id ?? 0]];

/** The bank with this id or code. */
const bankNamed = (name: string) =>
  banks.find(({ id, code }) => String(id) === name || code === name);

function payoutView(doc: PayoutDoc) {
  const { bankCode, accountId, key: _key, ...rest } = doc;
  const bank = banks.find(({ code }) => code === bankCode);
  const requester = accounts.find(({ id }) => id === accountId);
  return {
    ...rest,
    bank: bank ?? { id: 0, code: bankCode, name: bankCode },
    requester: requester && { id: requester.id, name: requester.name, kind: requester.kind },
  };
}

/** The account's earnings: of before the demo, and what learners have paid since. */
async function earningsOf(db: Database, accountId: number): Promise<Earning[]> {
  const paid = await all<InvoiceDoc>(db, 'invoices', {
    where: [...equal('kind', 'class'), ...equal('status', 'paid'), ["doc ->> '$.amount' > 0"]],
  });
  const recent = await Promise.all(
    [...new Set(paid.map(({ site }) => site))].map(async (site) => {
      const offered = await all<ClassDoc>(db, shelf(site, 'classes'));
      const own = new Map(taughtBy(accountId, offered).map((doc) => [doc.slug, doc]));
      return paid.flatMap((invoice) => {
        const doc = invoice.site === site ? own.get(invoice.itemSlug) : undefined;
        return doc ? [earning(invoice.number, doc, invoice)] : [];
      });
    }),
  );
  const found = [...recent.flat(), ...pastEarnings(accountId)];
  return found.sort((a, b) => (a.paidAt < b.paidAt ? 1 : -1));
}

async function balanceOf(db: Database, accountId: number) {
  const own: Condition[] = [["doc ->> '$.accountId' = ?", accountId]];
  const docs = await all<PayoutDoc>(db, 'payouts', { where: own });
  const sum = (...states: PayoutDoc['status'][]): number =>
    docs
      .filter(({ status }) => states.includes(status))
      .reduce((total, doc) => total + doc.amount, 0);
  const invoices = await earningsOf(db, accountId);
  const total = invoices.reduce((all, { share }) => all + share, 0);
  const [pending, withdrawn] = [sum('requested'), sum('approved', 'paid')];
  const available = total - pending - withdrawn;
  return { available, pending, withdrawn, total, minimum: LEAST, fee: FEE, invoices };
}

function requestProblems(body: Body, available: number): FieldErrors {
  const errors: FieldErrors = {
    ...problems(body, {
      amount: '!positive',
      bank: '!short',
      accountNumber: '!number',
      accountName: '!short',
      key: '!short',
    }),
  };
  const amount = Number(body.amount);
  if (!errors.bank && !bankNamed(textOf(body, 'bank'))) errors.bank = ['Bank tidak dikenal'];
  if (!errors.amount && amount < LEAST) errors.amount = ['Penarikan paling sedikit Rp 50.000'];
  if (!errors.amount && amount > available) errors.amount = ['Saldo tidak mencukupi'];
  return errors;
}

/** POST v2/payout/request. The same request sent twice, by its key, makes one payout. */
async function request(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const accountId = c.get('account')?.id ?? 0;
  const same: Condition[] = [
    ["doc ->> '$.accountId' = ?", accountId],
    ["doc ->> '$.key' = ?", textOf(body, 'key')],
  ];
  const known = await first<PayoutDoc>(c.env.DB, 'payouts', ...same);
  if (known) return answerRequest(known);
  const { available } = await balanceOf(c.env.DB, accountId);
  const errors = requestProblems(body, available);
  if (Object.keys(errors).length > 0) return invalid(errors);
  const payout = await insert(c.env.DB, 'payouts', {
    amount: Number(body.amount),
    fee: FEE,
    status: 'requested' as const,
    bankCode: bankNamed(textOf(body, 'bank'))?.code ?? '',
    accountNumber: textOf(body, 'accountNumber'),
    accountName: textOf(body, 'accountName'),
    requestedAt: new Date().toISOString(),
    processedAt: '',
    processedBy: '',
    note: '',
    accountId,
    key: textOf(body, 'key'),
  });
  // Two that came at once have both passed the checks: the later one gives way.
  const earliest = (await first<PayoutDoc>(c.env.DB, 'payouts', ...same)) ?? payout;
  const isOverdrawn = (await balanceOf(c.env.DB, accountId)).available < 0;
  if (earliest.id === payout.id && !isOverdrawn) return answerRequest(payout);
  await removeWhere(c.env.DB, 'payouts', ['id = ?', payout.id]);
  return isOverdrawn ? invalid({ amount: ['Saldo tidak mencukupi'] }) : answerRequest(earliest);
}

const answerRequest = (payout: PayoutDoc): Response =>
  created(payoutView(payout), 'Penarikan berhasil diajukan');

const decided = {
  approved: 'disetujui',
  rejected: 'ditolak',
  paid: 'dibayar',
  requested: 'dibuka',
};

/** Moves a payout that is still asked for to its next state. */
async function decide(c: Context<App>, status: 'approved' | 'rejected'): Promise<Response> {
  const body = await bodyOf(c);
  const note = textOf(body, 'reason') || textOf(body, 'note');
  const errors = problems(body, { id: '!number', reason: 'long' }) ?? {};
  if (status === 'rejected' && note === '') errors.reason = ['Wajib diisi'];
  if (Object.keys(errors).length > 0) return invalid(errors);
  const id = Number(body.id);
  const processedBy = c.get('account')?.name ?? '';
  const changes = { status, note, processedAt: new Date().toISOString(), processedBy };
  const isFirst = await updateWhere(
    c.env.DB,
    'payouts',
    changes,
    ['id = ?', id],
    ["doc ->> '$.status' = 'requested'"],
  );
  const payout = await byId<PayoutDoc>(c.env.DB, 'payouts', id);
  if (!payout) return notFound('Penarikan');
  if (isFirst) return ok(payoutView(payout), 'Penarikan berhasil diproses');
  const by = payout.processedBy ? ` oleh ${payout.processedBy}` : '';
  return fail(409, `Penarikan ini sudah ${decided[payout.status]}${by}.`);
}

/** Mentors, teachers, industry and partners earn; staff decide. */
const needsEarner = needsAccount(0, 1, 2, 3, 5, 8);
const needsStaff = needsAccount(0, 1);

/** v2/payout. */
export const payouts = new Hono<App>()
  .get('/list', needsEarner, async (c) => {
    const where = [
      ...visible(c),
      ...equal('status', query(c, 'status')),
      ...equal('bankCode', bankNamed(query(c, 'bank'))?.code ?? query(c, 'bank')),
      ...search(query(c, 'search'), 'accountName', 'accountNumber'),
    ];
    const order = "doc ->> '$.requestedAt' DESC, id DESC";
    return paged(
      await list<PayoutDoc>(c.env.DB, 'payouts', { where, order, ...paging(c) }),
      payoutView,
    );
  })
  .get('/banks', needsEarner, () => ok(banks))
  .get('/balance', needsEarner, async (c) =>
    ok(await balanceOf(c.env.DB, c.get('account')?.id ?? 0)),
  )
  .post('/request', needsEarner, request)
  .post('/approve', needsStaff, (c) => decide(c, 'approved'))
  .post('/reject', needsStaff, (c) => decide(c, 'rejected'));
