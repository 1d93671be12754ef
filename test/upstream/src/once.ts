/**
 * Writes that are taken once: one that carries an `Idempotency-Key` which has been answered well is
 * answered the same again, without being done again. One that is still under way is a conflict. What was
 * refused has done nothing, and may be sent again under its key.
 */

import type { MiddlewareHandler } from 'hono';
import { accountOf } from './accounts';
import type { App } from './env';
import { bearerOf } from './guard';
import { readsIdempotencyKeys, resets } from './played';
import { fail } from './respond';

interface Answered {
  readonly status: number;
  readonly body: string;
  readonly type: string;
}

/** More than any spec's writes; the oldest are forgotten. */
const MOST = 1000;

/** Plain memory of this isolate; null for what is under way. */
const answers = new Map<string, Answered | null>();

export const takesOnce: MiddlewareHandler<App> = async (c, next) => {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || !readsIdempotencyKeys()) return next();
  // Whoever has signed in again meanwhile is the same one.
  const account = await accountOf(c.env.DB, bearerOf(c));
  const name = [resets(), c.req.method, c.req.path, account?.id ?? '', key].join(' ');
  const known = answers.get(name);
  if (known === null) return fail(409, 'Permintaan yang sama sedang diproses');
  if (known !== undefined) {
    const { status, body, type } = known;
    return new Response(body, { status, headers: { 'content-type': type } });
  }
  answers.set(name, null);
  try {
    await next();
  } finally {
    answers.delete(name);
  }
  if (!c.res.ok) return;
  const body = await c.res.clone().text();
  answers.set(name, { status: c.res.status, body, type: c.res.headers.get('content-type') ?? '' });
  const [oldest] = answers.keys();
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
};
