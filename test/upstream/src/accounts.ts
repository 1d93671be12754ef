/** Demo accounts, one for each kind of spec section 6, and the sessions both login places issue. */

import type { Account, Database } from './env';
import { randomHex } from './token';

const roles = [
  ['superadmin', 'Pengelola Utama'],
  ['admin', 'Pengelola'],
  ['mentor', 'Mentor'],
  ['teacher', 'Guru'],
  ['student', 'Siswa'],
  ['industry', 'Mitra Industri'],
  ['writer', 'Penulis'],
  ['lead_program', 'Ketua Program'],
  ['partner', 'Mitra'],
  ['lead_region', 'Ketua Wilayah'],
] as const;

/** Accounts by kind number; ids are 1001 and on. */
export const accounts: Account[] = roles.map(([role, title], kind) => ({
  id: 1001 + kind,
  kind,
  name: `${title} Contoh`,
  email: `${role.replace('_', '.')}@contoh.id`,
}));

/** Which of the two places a session belongs to; one's tokens say nothing at the other. */
export type Realm = 'account' | 'assistant';

const LIFETIME_MS = 30 * 86_400_000;

/** Issues a session of 30 days and returns its token. */
export async function openSession(db: Database, realm: Realm, subject: string): Promise<string> {
  const token = randomHex(32);
  await db
    .prepare('INSERT INTO sessions (token, realm, subject, expires_at) VALUES (?, ?, ?, ?)')
    .bind(token, realm, subject, Date.now() + LIFETIME_MS)
    .run();
  return token;
}

/** Notes the site a session was opened for: a payment page leads back there. */
export async function noteOrigin(db: Database, token: string, origin: string): Promise<void> {
  await db
    .prepare('INSERT INTO session_origins (token, origin) VALUES (?, ?)')
    .bind(token, origin)
    .run();
}

/** The site a session was opened for; '' where none is known. */
export async function originOf(db: Database, token: string): Promise<string> {
  const row = await db
    .prepare('SELECT origin FROM session_origins WHERE token = ?')
    .bind(token)
    .first<{ origin: string }>();
  return row?.origin ?? '';
}

/** Whom a living session belongs to, or null. */
export async function subjectOf(db: Database, realm: Realm, token: string): Promise<string | null> {
  if (token === '') return null;
  const row = await db
    .prepare('SELECT subject FROM sessions WHERE token = ? AND realm = ? AND expires_at > ?')
    .bind(token, realm, Date.now())
    .first<{ subject: string }>();
  return row?.subject ?? null;
}

/** The account an access token belongs to, or null. */
export async function accountOf(db: Database, token: string): Promise<Account | null> {
  const subject = await subjectOf(db, 'account', token);
  return accounts.find((account) => String(account.id) === subject) ?? null;
}
