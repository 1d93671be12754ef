/**
 * Which contents a request is answered from. A tenant with a file of its own (site.ts) has its own
 * collections, `classes@anak` beside `classes`, filled when the tenant is first asked for.
 */

import { general } from '../data/figures';
import { invoicesFor } from '../data/invoices';
import type { PostDoc } from '../data/posts';
import { donationsFor } from '../data/voices';
import type { Database } from '../env';
import { fillCollections } from '../fill';
import { insertion } from '../store';
import { catalogueOf } from './catalogue';
import { batchesOf, figuresOf, schoolsOf } from './figures';
import type { LessonTexts } from './lessons';
import type { SiteContents } from './site';
import { writingsOf } from './writings';

/** The collections that a tenant with a file has for itself. */
function collectionsOf(site: SiteContents, lessons?: LessonTexts) {
  const catalogue = catalogueOf(site, lessons);
  const writings = writingsOf(site);
  const schools = schoolsOf(site, catalogue.programs);
  return {
    documents: { ...catalogue, ...writings, schools, batches: batchesOf(site, catalogue) },
    figures: figuresOf(site, catalogue, writings, schools),
  };
}

/** A tenant's contents, made from its file; the text of the file tells whether it has changed. */
export type Contents = ReturnType<typeof collectionsOf> & { text: string; fails: string[] };

const made = new Map<string, Contents | null>();

/** The file of a tenant; null where it has none. */
async function fileOf(key: string): Promise<SiteContents | null> {
  try {
    const file: { default: SiteContents } = await import(`../data/sites/${key}.ts`);
    return file.default;
  } catch {
    return null;
  }
}

/** The lessons of a tenant that are written out; undefined where there are none. */
async function lessonsFileOf(key: string): Promise<LessonTexts | undefined> {
  try {
    const file: { default: LessonTexts } = await import(`../data/lessons/${key}.ts`);
    return file.default;
  } catch {
    return undefined;
  }
}

/** The contents of a tenant; null for the general ones. */
export async function contentsOf(key: string): Promise<Contents | null> {
  const known = made.get(key);
  if (known !== undefined) return known;
  const site = key === '' ? null : await fileOf(key);
  const lessons = site ? await lessonsFileOf(key) : undefined;
  const found = site && {
    ...collectionsOf(site, lessons),
    text: JSON.stringify([site, lessons]),
    fails: site.fails ?? [],
  };
  made.set(key, found);
  return found;
}

/** The numbers of a tenant. */
export const figuresAt = async (key: string) => (await contentsOf(key))?.figures ?? general;

/** Whether a tenant's file wants this call (`services/v1/career/list`) to fail. */
export async function failsOnPurpose(key: string, path: string): Promise<boolean> {
  const fails = (await contentsOf(key))?.fails ?? [];
  return fails.some(
    (call) => path === call || (call.endsWith('*') && path.startsWith(call.slice(0, -1))),
  );
}

const scoped = new Set<string>([
  ...['programs', 'classes', 'webinars', 'mentors', 'schools', 'categories', 'posts', 'gallery'],
  ...['podcasts', 'careers', 'jobs', 'batches'],
]);

/** The collection in which the contents named `key` keep things of this kind. */
export const shelf = (key: string, name: string): string =>
  key !== '' && scoped.has(name) ? `${name}@${key}` : name;

const filled = new Set<string>();

/** Forgets which tenants' contents the database has. */
export const forgetFilled = (): void => filled.clear();

async function fill(db: Database, key: string, { documents, text }: Contents): Promise<void> {
  const name = `content:${key}`;
  const known = await db
    .prepare('SELECT value FROM state WHERE name = ?')
    .bind(name)
    .first<{ value: string }>();
  if (known?.value === text) return;
  await db.batch([
    db.prepare('DELETE FROM documents WHERE collection LIKE ?').bind(`%@${key}`),
    ...Object.entries(documents).flatMap(([collection, docs]) =>
      fillCollections(db, shelf(key, collection), docs),
    ),
    // At once, since the first visitor waits for it.
    ...invoicesFor(documents.classes, key).map((invoice) =>
      insertion(db, 'invoices', invoice, [["doc ->> '$.number' = ?", invoice.number]]),
    ),
    ...giftsFor(documents.posts).map((gift) =>
      insertion(db, 'donations', gift, [["doc ->> '$.code' = ?", gift.code]]),
    ),
    db.prepare('INSERT OR REPLACE INTO state (name, value) VALUES (?, ?)').bind(name, text),
  ]);
}

/** What has been given to a tenant's own campaigns. */
function giftsFor(posts: PostDoc[]) {
  const slugs = posts.filter(({ kindSlug }) => kindSlug === 'campaigns').map(({ slug }) => slug);
  return slugs.length > 0 ? donationsFor(slugs, 24) : [];
}

/** Fills a tenant's own collections; answers the name its contents have, '' for the general ones. */
export async function ensureContents(db: Database, key: string): Promise<string> {
  const contents = await contentsOf(key);
  if (contents === null) return '';
  if (!filled.has(key)) {
    await fill(db, key, contents);
    filled.add(key);
  }
  return key;
}
