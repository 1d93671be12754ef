/** The stand-in's database (test/upstream/src/env.ts) in this process. */

import { DatabaseSync } from 'node:sqlite';
import type { Database, SqlValue, Statement } from '../../upstream/src/env';

/** An empty database in memory. */
export function memoryDatabase(): Database {
  const database = new DatabaseSync(':memory:');
  const prepare = (sql: string, values: SqlValue[] = []): Statement => {
    const rows = () => JSON.parse(JSON.stringify(database.prepare(sql).all(...values)));
    return {
      bind: (...bound) => prepare(sql, bound),
      all: async () => ({ results: rows() }),
      first: async () => rows()[0] ?? null,
      run: async () => {
        const { changes } = database.prepare(sql).run(...values);
        return { meta: { changes: Number(changes) } };
      },
    };
  };
  // One after another, as the statements of one belong together.
  let last = Promise.resolve();
  return {
    prepare: (sql) => prepare(sql),
    batch(statements) {
      last = last.then(async () => {
        for (const statement of statements) await statement.run();
      });
      return last;
    },
  };
}
