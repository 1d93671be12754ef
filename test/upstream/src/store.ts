/**
 * A small document store over SQLite: every resource is a collection of JSON documents with a
 * numeric `id` and, where it has one, a `slug`. Filters are SQL over the documents' fields.
 */

import type { Database, SqlValue, Statement } from './env';

/** What every document has. */
export interface Doc {
  id: number;
  slug?: string;
}

/** The paged list envelope of spec section 3. */
export interface Paged<T> {
  items: T[];
  page: number;
  perPage: number;
  totalItems: number;
  totalPages: number;
}

/** A condition on a document: a fixed piece of SQL and its values. */
export type Condition = [sql: string, ...values: SqlValue[]];

/** Which documents, in which order. */
export interface Query {
  where?: Condition[];
  /** An ORDER BY expression; ascending id when left out. */
  order?: string;
  page?: number;
  perPage?: number;
}

interface Row {
  doc: string;
}

const parse = <T>(row: Row): T => JSON.parse(row.doc);

function conditions(collection: string, where: Condition[]): { sql: string; values: SqlValue[] } {
  const sql = ['collection = ?', ...where.map(([part]) => `(${part})`)].join(' AND ');
  return { sql, values: [collection, ...where.flatMap(([, ...values]) => values)] };
}

/** One page of a collection; a page past the end is empty but says how many there are. */
export async function list<T>(db: Database, collection: string, query: Query): Promise<Paged<T>> {
  const { where = [], order = 'id', page = 1, perPage = 10 } = query;
  const { sql, values } = conditions(collection, where);
  const total = await db
    .prepare(`SELECT count(*) AS total FROM documents WHERE ${sql}`)
    .bind(...values)
    .first<{ total: number }>();
  const found = await db
    .prepare(`SELECT doc FROM documents WHERE ${sql} ORDER BY ${order} LIMIT ? OFFSET ?`)
    .bind(...values, perPage, (page - 1) * perPage)
    .all<Row>();
  const totalItems = total?.total ?? 0;
  const totalPages = Math.ceil(totalItems / perPage);
  return { items: found.results.map(parse<T>), page, perPage, totalItems, totalPages };
}

/** Every document that meets the conditions. */
export async function all<T>(db: Database, collection: string, query: Query = {}): Promise<T[]> {
  const { sql, values } = conditions(collection, query.where ?? []);
  const found = await db
    .prepare(`SELECT doc FROM documents WHERE ${sql} ORDER BY ${query.order ?? 'id'}`)
    .bind(...values)
    .all<Row>();
  return found.results.map(parse<T>);
}

/** How many documents meet the conditions. */
export async function count(
  db: Database,
  collection: string,
  ...where: Condition[]
): Promise<number> {
  const { sql, values } = conditions(collection, where);
  const row = await db
    .prepare(`SELECT count(*) AS total FROM documents WHERE ${sql}`)
    .bind(...values)
    .first<{ total: number }>();
  return row?.total ?? 0;
}

/** The first document that meets the conditions. */
export async function first<T>(
  db: Database,
  collection: string,
  ...where: Condition[]
): Promise<T | null> {
  const { sql, values } = conditions(collection, where);
  const row = await db
    .prepare(`SELECT doc FROM documents WHERE ${sql} ORDER BY id LIMIT 1`)
    .bind(...values)
    .first<Row>();
  return row ? parse<T>(row) : null;
}

export const bySlug = <T>(db: Database, collection: string, slug: string): Promise<T | null> =>
  first<T>(db, collection, ['slug = ?', slug]);

export const byId = <T>(db: Database, collection: string, id: number): Promise<T | null> =>
  first<T>(db, collection, ['id = ?', id]);

/** Stores a new document under the collection's next id and returns it whole. */
export async function insert<T extends object>(
  db: Database,
  collection: string,
  body: T,
): Promise<T & { id: number; createdAt: string }> {
  const fields = JSON.stringify({ ...body, createdAt: new Date().toISOString() });
  const row = await db
    .prepare(
      `INSERT INTO documents (collection, id, slug, doc)
       SELECT ?1, next, ?2 ->> '$.slug', json_set(?2, '$.id', next)
       FROM (SELECT coalesce(max(id), 0) + 1 AS next FROM documents WHERE collection = ?1)
       RETURNING doc`,
    )
    .bind(collection, fields)
    .first<Row>();
  if (!row) throw new Error(`nothing was stored in ${collection}`);
  return parse(row);
}

/**
 * Stores a new document unless there is one that meets the conditions, in one step, so that two
 * requests at once make one document. Null when there was one.
 */
export async function insertUnless<T extends object>(
  db: Database,
  collection: string,
  body: T,
  ...where: Condition[]
): Promise<(T & { id: number; createdAt: string }) | null> {
  const row = await insertion(db, collection, body, where).first<Row>();
  return row ? parse(row) : null;
}

/** The statement of `insertUnless`, to be run with others at once. */
export function insertion(
  db: Database,
  collection: string,
  body: object,
  where: Condition[],
): Statement {
  const fields = JSON.stringify({ ...body, createdAt: new Date().toISOString() });
  const found = conditions(collection, where);
  return db
    .prepare(
      `INSERT INTO documents (collection, id, slug, doc)
       SELECT ?, next, NULL, json_set(?, '$.id', next)
       FROM (SELECT coalesce(max(id), 0) + 1 AS next FROM documents WHERE collection = ?)
       WHERE NOT EXISTS (SELECT 1 FROM documents WHERE ${found.sql})
       RETURNING doc`,
    )
    .bind(collection, fields, collection, ...found.values);
}

/** Merges fields into a document. */
export async function update(
  db: Database,
  collection: string,
  id: number,
  changes: object,
): Promise<void> {
  await db
    .prepare(
      `UPDATE documents SET doc = json_patch(doc, ?1), slug = json_patch(doc, ?1) ->> '$.slug'
       WHERE collection = ?2 AND id = ?3`,
    )
    .bind(JSON.stringify(changes), collection, id)
    .run();
}

/** As `update`, only where the document still meets the conditions; false when it does not. */
export async function updateWhere(
  db: Database,
  collection: string,
  changes: object,
  ...where: Condition[]
): Promise<boolean> {
  const { sql, values } = conditions(collection, where);
  const { meta } = await db
    .prepare(
      `UPDATE documents SET doc = json_patch(doc, ?), slug = json_patch(doc, ?) ->> '$.slug'
       WHERE ${sql}`,
    )
    .bind(JSON.stringify(changes), JSON.stringify(changes), ...values)
    .run();
  return meta.changes > 0;
}

/** Deletes the documents that meet the conditions; answers how many there were. */
export async function removeWhere(
  db: Database,
  collection: string,
  ...where: Condition[]
): Promise<number> {
  const { sql, values } = conditions(collection, where);
  const { meta } = await db
    .prepare(`DELETE FROM documents WHERE ${sql}`)
    .bind(...values)
    .run();
  return meta.changes;
}

/** The pattern that finds `text` anywhere, its own wildcards taken literally (`ESCAPE '\'`). */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
