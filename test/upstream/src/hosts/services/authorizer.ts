/** App tokens, and what hangs on them (design section 5). */

import { type Context, Hono } from 'hono';
import { subjectOf } from '../../accounts';
import type { App, Env } from '../../env';
import { bearerOf, issuePair } from '../../guard';
import { bodyOf } from '../../input';
import { fail, ok } from '../../respond';
import { sitesAt } from '../../tenants';
import { openCredential } from '../../token';

const APP_VERSION = '1.0.0';
const DAY_MS = 86_400_000;

function secretOf(env: Env, key: string): string {
  const secrets: unknown = JSON.parse(env.APP_SECRETS || '{}');
  const own =
    typeof secrets === 'object' && secrets !== null && new Map(Object.entries(secrets)).get(key);
  return typeof own === 'string' ? own : env.APP_SECRET;
}

/** Why a request for a pair is refused, or the tenant domain it is for. */
async function judge(c: Context<App>): Promise<{ refusal: string } | { domain: string }> {
  const sealed = c.req.header('AppToken') ?? '';
  const credential = await openCredential(sealed, c.env.APP_TOKEN_KEY);
  if (!credential) return { refusal: 'AppToken tidak dapat dibuka' };
  const { id, secret, timestamp, host } = credential;
  const sites = sitesAt(host);
  if (sites.length === 0) return { refusal: `Domain ${host} tidak dikenal` };
  if (c.req.header('Origin') !== `https://${host}`)
    return { refusal: 'Origin tidak sesuai domain' };
  if (Math.abs(Date.now() - timestamp) > DAY_MS) return { refusal: 'Waktu AppToken tidak sesuai' };
  const site = sites.find(({ appId }) => appId === id);
  if (!site || secret !== secretOf(c.env, site.key)) {
    return { refusal: 'Identitas aplikasi tidak sesuai' };
  }
  const body = await bodyOf(c);
  if (body.id !== id || body.secret !== secret)
    return { refusal: 'Isi permintaan tidak sesuai AppToken' };
  return { domain: host };
}

/** POST v1/authorizer/token/generate: a fresh pair for a sound credential, 401 for any other. */
export async function generateToken(c: Context<App>): Promise<Response> {
  const verdict = await judge(c);
  if ('refusal' in verdict) return fail(401, verdict.refusal);
  return ok(await issuePair(c.env.DB, verdict.domain), 'Token berhasil dibuat');
}

/** GET validate and version. A bearer that has ended makes the session, not the request, invalid. */
export const authorizer = new Hono<App>()
  .get('/validate', async (c) => {
    const bearer = bearerOf(c);
    const known = bearer === '' || (await subjectOf(c.env.DB, 'account', bearer)) !== null;
    return ok({ valid: known, isTokenValid: known });
  })
  .get('/version', () => ok({ version: APP_VERSION, appVersion: APP_VERSION }));
