/** App tokens, and what hangs on them (design section 5). */

import { type Context, Hono } from 'hono';
import { subjectOf } from '../../accounts';
import type { App } from '../../env';
import { bearerOf, issuePair, judgeCredential } from '../../guard';
import { bodyOf } from '../../input';
import { fail, ok } from '../../respond';
import { contentsKey, type Site } from '../../tenants';

const APP_VERSION = '1.0.0';
const DAY_MS = 86_400_000;

/** Why a request for a pair is refused, or the site it is for. */
async function judge(c: Context<App>): Promise<{ refusal: string } | { site: Site }> {
  const verdict = await judgeCredential(c.env, c.req.header('AppToken') ?? '', DAY_MS);
  if ('refusal' in verdict) return verdict;
  const { id, secret, host } = verdict.credential;
  if (c.req.header('Origin') !== `https://${host}`)
    return { refusal: 'Origin tidak sesuai domain' };
  const body = await bodyOf(c);
  if (body.id !== id || body.secret !== secret)
    return { refusal: 'Isi permintaan tidak sesuai AppToken' };
  return { site: verdict.site };
}

/** POST v1/authorizer/token/generate: a fresh pair for a sound credential, 401 for any other. */
export async function generateToken(c: Context<App>): Promise<Response> {
  const verdict = await judge(c);
  if ('refusal' in verdict) return fail(401, verdict.refusal);
  const { domain } = verdict.site;
  return ok(await issuePair(c.env.DB, domain, contentsKey(verdict.site)), 'Token berhasil dibuat');
}

/** GET validate and version. A bearer that has ended makes the session, not the request, invalid. */
export const authorizer = new Hono<App>()
  .get('/validate', async (c) => {
    const bearer = bearerOf(c);
    const known = bearer === '' || (await subjectOf(c.env.DB, 'account', bearer)) !== null;
    return ok({ valid: known, isTokenValid: known });
  })
  .get('/version', () => ok({ version: APP_VERSION, appVersion: APP_VERSION }));
