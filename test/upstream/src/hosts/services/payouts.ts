/** Payouts to mentors and partners: asked for by them, approved or rejected by staff. */

import { type Context, Hono } from 'hono';
import { banks, type PayoutDoc } from '../../data/payments';
import type { App, Database } from '../../env';
import { equal, search } from '../../filters';
import { needsAccount } from '../../guard';
import { bodyOf, paging, problems, query, textOf } from '../../input';
import { created, type FieldErrors, fail, invalid, notFound, ok, paged } from '../../respond';
import { all, byId, type Condition, insert, list, update } from '../../store';

const FEE = 2_500;
const LEAST = 50_000;
const EARNED = 48_000_000;

const isStaff = (c: Context<App>): boolean => (c.get('account')?.kind ?? 9) <= 1;

/** Staff see everybody's payouts, others their own. */
const visible = (c: Context<App>): Condition[] =>
  isStaff(c) ? [] : [["doc ->> '$.accountId' = ?", c.get('account')?.id ?? 0]];

/** The bank with this id or code. */
const bankNamed = (name: string) =>
  banks.find(({ id, code }) => String(id) === name || code === name);

function payoutView(doc: PayoutDoc) {
  const { bankCode, accountId: _accountId, ...rest } = doc;
  const bank = banks.find(({ code }) => code === bankCode);
  return { ...rest, bank: bank ?? { id: 0, code: bankCode, name: bankCode } };
}

async function balanceOf(db: Database, accountId: number) {
  const own: Condition[] = [["doc ->> '$.accountId' = ?", accountId]];
  const docs = await all<PayoutDoc>(db, 'payouts', { where: own });
  const sum = (...states: PayoutDoc['status'][]): number =>
    docs
      .filter(({ status }) => states.includes(status))
      .reduce((total, doc) => total + doc.amount, 0);
  const [pending, withdrawn] = [sum('requested', 'approved'), sum('paid')];
  return {
    available: Math.max(0, EARNED - pending - withdrawn),
    pending,
    withdrawn,
    total: EARNED,
  };
}

async function request(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const errors: FieldErrors = {
    ...problems(body, {
      amount: '!positive',
      bank: '!short',
      accountNumber: '!number',
      accountName: '!short',
    }),
  };
  const amount = Number(body.amount);
  const accountId = c.get('account')?.id ?? 0;
  const bank = bankNamed(textOf(body, 'bank'));
  const { available } = await balanceOf(c.env.DB, accountId);
  if (!errors.bank && !bank) errors.bank = ['Bank tidak dikenal'];
  if (!errors.amount && amount < LEAST) errors.amount = ['Penarikan paling sedikit Rp 50.000'];
  if (!errors.amount && amount > available) errors.amount = ['Saldo tidak mencukupi'];
  if (Object.keys(errors).length > 0) return invalid(errors);
  const payout = await insert(c.env.DB, 'payouts', {
    amount,
    fee: FEE,
    status: 'requested',
    bankCode: bank?.code ?? '',
    accountNumber: textOf(body, 'accountNumber'),
    accountName: textOf(body, 'accountName'),
    requestedAt: new Date().toISOString(),
    processedAt: '',
    note: '',
    accountId,
  });
  return created({ id: payout.id, status: payout.status }, 'Penarikan berhasil diajukan');
}

/** Moves a payout that is still asked for to its next state. */
async function decide(c: Context<App>, status: 'approved' | 'rejected'): Promise<Response> {
  const body = await bodyOf(c);
  const note = textOf(body, 'reason') || textOf(body, 'note');
  const errors = problems(body, { id: '!number' }) ?? {};
  if (status === 'rejected' && note === '') errors.reason = ['Wajib diisi'];
  if (Object.keys(errors).length > 0) return invalid(errors);
  const payout = await byId<PayoutDoc>(c.env.DB, 'payouts', Number(body.id));
  if (!payout) return notFound('Penarikan');
  if (payout.status !== 'requested') return fail(409, 'Penarikan ini sudah diproses');
  const changes = { status, note, processedAt: new Date().toISOString() };
  await update(c.env.DB, 'payouts', payout.id, changes);
  return ok(payoutView({ ...payout, ...changes }), 'Penarikan berhasil diproses');
}

/** Mentors, industry and partners earn; staff decide. */
const needsEarner = needsAccount(0, 1, 2, 5, 8);
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
