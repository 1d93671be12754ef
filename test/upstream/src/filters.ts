/** Conditions that several lists share. */

import { parts } from './data/table';
import { type Condition, containing } from './store';

/** The field has this value; no condition when the value is ''. */
export const equal = (field: string, value: string): Condition[] =>
  value === '' ? [] : [[`CAST(doc ->> '$.${field}' AS TEXT) = ?`, value]];

/** The number field is among comma-separated ids; no condition when there are none. */
export function amongIds(field: string, ids: string): Condition[] {
  const numbers = parts(ids, ',').filter((id) => /^\d+$/.test(id));
  if (numbers.length === 0) return [];
  return [[`doc ->> '$.${field}' IN (SELECT value FROM json_each(?))`, `[${numbers.join()}]`]];
}

/** Any of the fields contains the text, whatever the case; no condition when the text is ''. */
export function search(text: string, ...fields: string[]): Condition[] {
  if (text === '') return [];
  const sql = fields.map((field) => `doc ->> '$.${field}' LIKE ? ESCAPE '\\'`).join(' OR ');
  return [[sql, ...fields.map(() => containing(text))]];
}
