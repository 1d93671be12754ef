/** What the app tells the platform: clicks and counted events. And who is signed in. */

import { type Context, Hono } from 'hono';
import { programs } from '../../data/programs';
import type { Account, App } from '../../env';
import { needsAccount } from '../../guard';
import { bodyOf, problems, textOf } from '../../input';
import { created, invalid, ok } from '../../respond';
import { insert } from '../../store';

const clickTypes = ['page_load', 'internal_navigation', 'external'];

/** POST v1/logger/log/click. */
export async function logClick(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const errors =
    problems(body, { from: 'long', to: 'long', type: '!short', timestamp: '!date' }) ?? {};
  const type = textOf(body, 'type');
  if (!errors.type && !clickTypes.includes(type)) errors.type = ['Jenis klik tidak dikenal'];
  if (Object.keys(errors).length > 0) return invalid(errors);
  const [from, to] = [textOf(body, 'from'), textOf(body, 'to')];
  const timestamp = textOf(body, 'timestamp');
  await insert(c.env.DB, 'clicks', { from, to, type, timestamp, domain: c.get('domain') });
  return created(null, 'Tercatat');
}

const occurrences = ['chapter_completed'];

/** POST v1/statistics/record: what happened, and to what. */
export async function recordStatistic(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const errors = problems(body, { type: '!short', class: '!short', chapter: '!short' }) ?? {};
  if (!errors.type && !occurrences.includes(textOf(body, 'type'))) {
    errors.type = ['Jenis kejadian tidak dikenal'];
  }
  if (Object.keys(errors).length > 0) return invalid(errors);
  await insert(c.env.DB, 'records', { record: body, domain: c.get('domain') });
  return created(null, 'Tercatat');
}

/** v1/user. */
export const user = new Hono<App>().get('/me', needsAccount(), (c) =>
  ok({ ...c.get('account'), ...ledBy(c.get('account')), phone: '081200000000', photo: '' }),
);

/** What the leads of the demo lead. */
function ledBy(account: Account | null) {
  const [program] = programs;
  if (account?.kind === LEAD_PROGRAM && program) {
    return { program: { id: program.id, slug: program.slug, name: program.name } };
  }
  return account?.kind === LEAD_REGION ? { province: 'Jawa Barat' } : {};
}

const LEAD_PROGRAM = 7;
const LEAD_REGION = 9;
