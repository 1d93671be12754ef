/**
 * Fields that the contract tells of and that no record of an answer has. A record may do without one that
 * is not needed; it has drifted where it always had it, or has one by a new name that may be it.
 */
import { isRecord, pointerText } from './kinds.mjs';
import { expectedText, fieldNames } from './schemas.mjs';

/**
 * @typedef {import('./schemas.mjs').Schemas} Schemas
 * @typedef {import('./schemas.mjs').Place} Place
 * @typedef {import('./seen.mjs').Field} Field
 */

/**
 * The records at one place, with the fields that any of them has, and a value of each.
 *
 * @typedef {{ place: Place, count: number, fields: Map<string, unknown> }} Records
 */

/**
 * Fields that no record has, which may well be so.
 *
 * @typedef {object} Nowhere
 * @property {string} at the records' place
 * @property {string[]} fields
 * @property {string[]} beside fields that they have and the contract does not know
 */

/**
 * @param {Schemas} schemas
 * @param {import('@cfworker/json-schema').Schema} schema of the whole answer
 * @param {unknown} value
 * @param {Readonly<Record<string, Field>>} before what was seen of the call, by its places
 * @returns {{ drifts: import('./drift.mjs').Drift[], nowhere: Nowhere[] }}
 */
export function absentIn(schemas, schema, value, before) {
  /** @type {Map<string, Records>} */
  const all = new Map();
  gather(schemas, schemas.place(schema, value, []), value, all);
  const judged = [...all].map(([at, records]) => judge(schemas, at, records, before));
  return {
    drifts: judged.flatMap(({ drifts }) => drifts),
    nowhere: judged.flatMap(({ nowhere }) => nowhere),
  };
}

/**
 * @param {Schemas} schemas
 * @param {string} at
 * @param {Records} records
 * @param {Readonly<Record<string, Field>>} before
 */
function judge(schemas, at, { place, count, fields }, before) {
  const needed = new Set(place.schemas.flatMap(({ required }) => required ?? []));
  const known = fieldNames(place.schemas);
  const unknown = [...fields.keys()].filter((name) => !known.includes(name)).sort();
  // One that is needed is told as such; of several forms, the fields of the others are not missing.
  const forms = place.schemas.filter(({ properties }) => properties !== undefined);
  const missing = known.filter((name) => !fields.has(name) && !needed.has(name));
  if (forms.length !== 1 || missing.length === 0) return { drifts: [], nowhere: [] };
  const had = missing.filter((name) => before[`${at}/${name}`]?.presence === 'always');
  const fresh = unknown.filter((name) => before[`${at}/${name}`] === undefined);
  const isNew = (/** @type {string} */ name) =>
    fresh.some((other) => fits(schemas, schemas.field(place, name), fields.get(other)));
  const renamed = missing.length <= fresh.length && missing.every(isNew) ? missing : [];
  const drifted = new Set([...had, ...renamed]);
  const rest = missing.filter((name) => !drifted.has(name));
  return {
    drifts: [...drifted].map((name) => absentField(schemas.field(place, name), count, fresh)),
    nowhere: rest.length > 0 ? [{ at, fields: rest, beside: unknown }] : [],
  };
}

/**
 * @param {Schemas} schemas
 * @param {Place} field
 * @param {unknown} value of another one
 */
const fits = (schemas, { schemas: asked }, value) =>
  value !== null && asked.some((schema) => schemas.errors(schema, value).length === 0);

/**
 * @param {Schemas} schemas
 * @param {Place} place
 * @param {unknown} value
 * @param {Map<string, Records>} all
 */
function gather(schemas, place, value, all) {
  if (place.schemas.length === 0) return;
  if (Array.isArray(value)) {
    for (const item of value) gather(schemas, schemas.item(place), item, all);
  } else if (isRecord(value)) {
    const at = pointerText(place.pointer);
    const records = all.get(at) ?? { place, count: 0, fields: new Map() };
    all.set(at, records);
    records.count += 1;
    for (const [name, own] of Object.entries(value)) {
      records.fields.set(name, records.fields.get(name) ?? own);
      gather(schemas, schemas.field(place, name), own, all);
    }
  }
}

/**
 * @param {Place} field
 * @param {number} count
 * @param {string[]} fresh
 * @returns {import('./drift.mjs').Drift}
 */
const absentField = ({ pointer, schemas, shows }, count, fresh) => ({
  at: pointerText(pointer),
  expected: expectedText(schemas),
  found: 'nothing',
  ...(fresh.length > 0 && { beside: fresh.join(', ') }),
  places: count,
  of: count,
  shows,
});
