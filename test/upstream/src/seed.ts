/** The tables, and the demo content they start with. */

import { forgetFilled } from './contents/contents';
import { batches } from './data/batches';
import { careers, jobs } from './data/careers';
import { classes } from './data/classes';
import { gallery } from './data/gallery';
import { invoices } from './data/invoices';
import { links } from './data/links';
import { mentors } from './data/mentors';
import { payouts } from './data/payments';
import { podcasts } from './data/podcasts';
import { categories, posts } from './data/posts';
import { programs } from './data/programs';
import { cities, provinces } from './data/regions';
import { schools } from './data/schools';
import { aspirations, bookReviews, donations, testimonies } from './data/voices';
import { webinars } from './data/webinars';
import type { Database } from './env';
import { fillCollections } from './fill';
import type { Doc } from './store';

const tables = [
  `CREATE TABLE IF NOT EXISTS documents (
    collection TEXT NOT NULL, id INTEGER NOT NULL, slug TEXT, doc TEXT NOT NULL,
    PRIMARY KEY (collection, id)) WITHOUT ROWID`,
  'CREATE INDEX IF NOT EXISTS documents_slug ON documents (collection, slug)',
  `CREATE TABLE IF NOT EXISTS app_pairs (
    code TEXT PRIMARY KEY, token TEXT NOT NULL, domain TEXT NOT NULL, site TEXT NOT NULL,
    expires_at INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS sessions (
    token TEXT PRIMARY KEY, realm TEXT NOT NULL, subject TEXT NOT NULL, expires_at INTEGER NOT NULL)`,
  'CREATE TABLE IF NOT EXISTS session_origins (token TEXT PRIMARY KEY, origin TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
];

/**
 * Raise it when the demo content changes: a database filled before is then emptied and filled anew,
 * with what visitors left in it, since ids of old and new content would clash.
 */
const CONTENT_VERSION = '8';

/** Each collection's documents, made only when the store is filled. */
const collections: [name: string, documents: () => Doc[]][] = [
  ['programs', () => programs],
  ['classes', () => classes],
  ['webinars', () => webinars],
  ['mentors', () => mentors],
  ['provinces', () => provinces],
  ['cities', () => cities],
  ['schools', () => schools()],
  ['categories', () => categories],
  ['posts', posts],
  ['gallery', gallery],
  ['podcasts', podcasts],
  ['careers', () => careers],
  ['jobs', () => jobs],
  ['batches', () => batches],
  ['invoices', invoices],
  ['payouts', payouts],
  ['book_reviews', bookReviews],
  ['aspirations', aspirations],
  ['donations', donations],
  ['testimonies', testimonies],
  ['links', links],
];

async function fill(db: Database): Promise<void> {
  const statements = collections.flatMap(([name, documents]) =>
    fillCollections(db, name, documents()),
  );
  const seeded = db
    .prepare("INSERT OR REPLACE INTO state (name, value) VALUES ('content', ?)")
    .bind(CONTENT_VERSION);
  const emptied = ['DELETE FROM documents', "DELETE FROM state WHERE name LIKE 'content:%'"];
  await db.batch([...emptied.map((sql) => db.prepare(sql)), ...statements, seeded]);
  forgetFilled();
}

let ready = false;

/** Makes the tables and fills an empty database; does nothing once that is done. */
export async function ensureSeeded(db: Database): Promise<void> {
  if (ready) return;
  await db.batch(tables.map((sql) => db.prepare(sql)));
  const content = await db
    .prepare("SELECT value FROM state WHERE name = 'content'")
    .first<{ value: string }>();
  if (content?.value !== CONTENT_VERSION) await fill(db);
  ready = true;
}

/**
 * Puts the demo content back. Pairs and sessions stay unless they are to end: a site that holds some would
 * know nothing of their end, and send its next visitor into a refusal.
 */
export async function reseed(db: Database, { endsSessions = false } = {}): Promise<void> {
  await ensureSeeded(db);
  const ended = endsSessions ? ['app_pairs', 'sessions', 'session_origins'] : [];
  if (ended.length > 0) await db.batch(ended.map((table) => db.prepare(`DELETE FROM ${table}`)));
  await fill(db);
}
