/** Putting many documents into a collection at once. */

import type { Database, Statement } from './env';
import type { Doc } from './store';

const CHUNK = 100;

/** The statements that store the documents under their own ids. */
export function fillCollections(db: Database, collection: string, documents: Doc[]): Statement[] {
  const insert = db.prepare(
    `INSERT INTO documents (collection, id, slug, doc)
     SELECT ?1, value ->> '$.id', value ->> '$.slug', value FROM json_each(?2)`,
  );
  const chunks = Math.ceil(documents.length / CHUNK);
  return Array.from({ length: chunks }, (_, index) =>
    insert.bind(collection, JSON.stringify(documents.slice(index * CHUNK, (index + 1) * CHUNK))),
  );
}
