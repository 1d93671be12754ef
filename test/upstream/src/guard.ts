/** Who may come in: app tokens, bearers, and the headers each host wants. */

import type { Context, MiddlewareHandler } from 'hono';
import { accountOf } from './accounts';
import { ensureContents, failsOnPurpose } from './contents/contents';
import type { App, Database, Env } from './env';
import { tokenKeys } from './played';
import { fail } from './respond';
import { type Site, sitesAt } from './tenants';
import { type Credential, openCredential, openPair, type Pair, randomHex } from './token';

const DAY_MS = 86_400_000;

/** Issues and stores a pair for a site of a tenant domain; it lives for 24 hours. */
export async function issuePair(db: Database, domain: string, site: string): Promise<Pair> {
  const pair = { code: randomHex(12), token: randomHex(32) };
  const now = Date.now();
  await db.batch([
    db.prepare('DELETE FROM app_pairs WHERE expires_at <= ?').bind(now),
    db
      .prepare(
        'INSERT INTO app_pairs (code, token, domain, site, expires_at) VALUES (?, ?, ?, ?, ?)',
      )
      .bind(pair.code, pair.token, domain, site, now + DAY_MS),
  ]);
  return pair;
}

/** Whether a sealed credential is a known site's own, and not older than `ageMs`. */
export async function judgeCredential(
  env: Env,
  sealed: string,
  ageMs: number,
): Promise<{ refusal: string } | { credential: Credential; site: Site }> {
  const credential = await openCredential(sealed, tokenKeys(env));
  if (!credential) return { refusal: 'AppToken tidak dapat dibuka' };
  const { id, secret, timestamp, host } = credential;
  const sites = sitesAt(host);
  if (sites.length === 0) return { refusal: `Domain ${host} tidak dikenal` };
  if (Math.abs(Date.now() - timestamp) > ageMs) return { refusal: 'Waktu AppToken tidak sesuai' };
  const site = sites.find(({ appId }) => appId === id);
  if (!site || secret !== secretOf(env, site.key)) {
    return { refusal: 'Identitas aplikasi tidak sesuai' };
  }
  return { credential, site };
}

function secretOf(env: Env, key: string): string {
  const secrets: unknown = JSON.parse(env.APP_SECRETS || '{}');
  const own =
    typeof secrets === 'object' && secrets !== null && new Map(Object.entries(secrets)).get(key);
  return typeof own === 'string' ? own : env.APP_SECRET;
}

/** Whether a living pair of the tenant domain has this code. */
export async function hasCode(db: Database, domain: string, code: string): Promise<boolean> {
  const row = await db
    .prepare('SELECT 1 AS found FROM app_pairs WHERE code = ? AND domain = ? AND expires_at > ?')
    .bind(code, domain, Date.now())
    .first<{ found: number }>();
  return row !== null;
}

/** A living pair: its tenant domain, and the key of the tenant whose contents it is answered. */
interface Session {
  domain: string;
  site: string;
}

/** What a sealed session token stands for, or null when it opens no living pair. */
async function openSession(c: Context<App>, sealed: string): Promise<Session | null> {
  const pair = await openPair(sealed, tokenKeys(c.env));
  if (!pair) return null;
  return c.env.DB.prepare(
    'SELECT domain, site FROM app_pairs WHERE code = ? AND token = ? AND expires_at > ?',
  )
    .bind(pair.code, pair.token, Date.now())
    .first<Session>();
}

/** Lets in only what carries a living pair in `AppToken`. */
export const needsAppToken: MiddlewareHandler<App> = async (c, next) => {
  const sealed = c.req.header('AppToken');
  if (!sealed) return fail(401, 'AppToken wajib disertakan');
  const session = await openSession(c, sealed);
  if (!session) return fail(401, 'AppToken tidak dikenal atau sudah kedaluwarsa');
  c.set('domain', session.domain);
  c.set('contents', await ensureContents(c.env.DB, session.site));
  c.set('account', await accountOf(c.env.DB, bearerOf(c)));
  const { pathname } = new URL(c.req.url);
  if (await failsOnPurpose(session.site, pathname.slice(1))) {
    return fail(503, 'Layanan ini sengaja dibuat gagal');
  }
  await next();
};

/** The token of `Authorization: Bearer …`, '' without one. */
export function bearerOf(c: Context<App>): string {
  const value = c.req.header('Authorization') ?? '';
  return value.startsWith('Bearer ') ? value.slice(7).trim() : '';
}

/** Lets in only signed-in accounts, and only those of the given kinds where some are given. */
export function needsAccount(...kinds: number[]): MiddlewareHandler<App> {
  return async (c, next) => {
    const account = c.get('account');
    if (!account) return fail(401, 'Silakan masuk terlebih dahulu');
    if (kinds.length > 0 && !kinds.includes(account.kind)) {
      return fail(403, 'Akunmu tidak memiliki izin untuk tindakan ini');
    }
    return next();
  };
}

/** Refuses a request without a header that this host depends on. */
export function needsHeader(name: string): MiddlewareHandler<App> {
  return async (c, next) => {
    if (!c.req.header(name)) return fail(400, `Header ${name} wajib disertakan`);
    return next();
  };
}
