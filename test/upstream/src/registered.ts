/** Tenants beside the table, kept so that they are known after the next start too. */

import type { Database } from './env';
import { all, insert, removeWhere } from './store';
import { register } from './tenants';

const COLLECTION = 'registered';

let areRecalled = false;

/** Keeps a tenant's row in place of the one that was kept before. */
export async function remember(db: Database, row: Record<string, unknown>): Promise<void> {
  const slug = String(row.key);
  await removeWhere(db, COLLECTION, ['slug = ?', slug]);
  await insert(db, COLLECTION, { slug, row });
}

/** Knows the tenants that are kept; once. */
export async function recall(db: Database): Promise<void> {
  if (areRecalled) return;
  areRecalled = true;
  for (const { row } of await all<{ row: unknown }>(db, COLLECTION)) register(row);
}
