/** Where an answer is not what the contract says, and what a visitor sees of it. */
import { deepest } from './errors.mjs';
import { isRecord, kindOf, pointerOf, pointerText, typeOf, valueAt } from './kinds.mjs';
import { expectedText, fieldNames } from './schemas.mjs';

/**
 * @typedef {import('./schemas.mjs').Schemas} Schemas
 * @typedef {import('./schemas.mjs').Place} Place
 * @typedef {import('@cfworker/json-schema').OutputUnit} SchemaError
 */

/**
 * One field that is otherwise; nothing of a value is in it.
 *
 * @typedef {object} Drift
 * @property {string} at a JSON pointer, with `[]` for the items of a list and `*` for keys that are data
 * @property {string} expected
 * @property {string} found
 * @property {string} [beside] fields there that the contract does not know: one may be it, renamed
 * @property {number} places at how many places of the answer
 * @property {number} of out of how many
 * @property {string} shows what a page shows then
 */

const LEFT_OUT = 'these rows are left out';

/** Names of fields, and not keys that are data. */
const NAME = /^[A-Za-z_$][\w$-]{0,39}$/;
const MOST_NAMES = 5;

/**
 * @param {Schemas} schemas
 * @param {import('@cfworker/json-schema').Schema} schema of the whole answer
 * @param {unknown} value
 * @returns {Drift[]} one for each place, items of a list being one
 */
export function driftsIn(schemas, schema, value) {
  /** @type {Map<string, { place: Place, errors: SchemaError[], pointers: Set<string>, founds: Set<string> }>} */
  const folded = new Map();
  for (const error of deepest(schemas.errors(schema, value))) {
    const pointer = whereOf(error);
    const place = schemas.place(schema, value, pointer);
    const at = pointerText(place.pointer);
    const one = folded.get(at) ?? { place, errors: [], pointers: new Set(), founds: new Set() };
    one.errors.push(error);
    one.pointers.add(pointerText(pointer));
    one.founds.add(foundText(error, valueAt(value, pointer), place));
    folded.set(at, one);
  }
  return [...folded].map(([at, { place, pointers, founds }]) => {
    const places = pointers.size;
    const of = countAt([value], place.pointer.slice(0, -1));
    const beside = besideText(schemas, schema, value, [...pointers]);
    return {
      at,
      expected: expectedText(place.schemas),
      found: [...founds].sort().join(' or '),
      ...(beside !== '' && { beside }),
      places,
      of,
      shows: showsOf(place, places < of),
    };
  });
}

/**
 * @param {SchemaError} error
 * @returns {string[]} the place; of a field that is missing, where it would be
 */
function whereOf({ keyword, instanceLocation, error }) {
  const pointer = pointerOf(instanceLocation);
  const missing = keyword === 'required' && /required property "(.*)"\.$/s.exec(error)?.[1];
  return missing ? [...pointer, missing] : pointer;
}

/**
 * @param {SchemaError} error
 * @param {unknown} value
 * @param {Place} place
 */
function foundText({ keyword }, value, { schemas }) {
  const kind = kindOf(value);
  if (keyword === 'enum' || keyword === 'const') return `another ${typeOf(value)}`;
  if (keyword === 'minimum' || keyword === 'exclusiveMinimum') {
    const least = schemas.find(({ minimum }) => minimum !== undefined)?.minimum;
    return least === undefined ? `a lower ${kind}` : `${kind} below ${least}`;
  }
  if (keyword === 'maximum' || keyword === 'exclusiveMaximum') return `a higher ${kind}`;
  return kind;
}

/**
 * @param {Place} place
 * @param {boolean} elsewhereGood whether other rows of the same list have it
 */
function showsOf({ pointer, needed, shows }, elsewhereGood) {
  return needed && elsewhereGood && pointer.includes('[]') ? LEFT_OUT : shows;
}

/**
 * Names of fields beside those that are missing, which the contract does not tell of.
 *
 * @param {Schemas} schemas
 * @param {import('@cfworker/json-schema').Schema} schema
 * @param {unknown} value
 * @param {string[]} pointers
 */
function besideText(schemas, schema, value, pointers) {
  const names = pointers.flatMap((text) => {
    const pointer = pointerOf(text);
    const here = valueAt(value, pointer);
    if (here !== undefined && !isRecord(here)) return [];
    // The record that lacks the field, or the one that is of none of the forms there are.
    const holder = here === undefined ? pointer.slice(0, -1) : pointer;
    const record = valueAt(value, holder);
    const known = fieldNames(schemas.place(schema, value, holder).schemas);
    return known.length === 0 || !isRecord(record)
      ? []
      : Object.keys(record).filter((name) => !known.includes(name) && NAME.test(name));
  });
  return [...new Set(names)].sort().slice(0, MOST_NAMES).join(', ');
}

/**
 * @param {unknown[]} values
 * @param {string[]} pointer with `[]` and `*`
 * @returns {number} how many places of the values it leads to
 */
function countAt(values, pointer) {
  const inner = pointer.reduce(
    (/** @type {unknown[]} */ outer, name) =>
      outer.flatMap((value) => {
        if (name === '[]') return Array.isArray(value) ? value : [];
        if (name === '*') return isRecord(value) ? Object.values(value) : [];
        return isRecord(value) && Object.hasOwn(value, name) ? [value[name]] : [];
      }),
    values,
  );
  return inner.length;
}
