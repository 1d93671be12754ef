/** The schemas of the contract: which of them hold at a place of an answer, and what they ask for. */
import { dereference, validate } from '@cfworker/json-schema';
import { isRecord } from './kinds.mjs';

/**
 * @typedef {import('@cfworker/json-schema').Schema} Schema
 * @typedef {import('@cfworker/json-schema').OutputUnit} SchemaError
 */

/**
 * A place of an answer.
 *
 * @typedef {object} Place
 * @property {string[]} pointer its names, with `[]` for any item of a list and `*` for any key that is data
 * @property {Schema[]} schemas those that hold there
 * @property {boolean} needed whether what it is part of cannot be shown without it
 * @property {string} shows what a page shows where it is not as it should be
 */

/** What a page says in place of an answer that it cannot read. */
export const CANNOT_BE_SHOWN = 'the page says that it cannot be shown';
const DONE_WITHOUT = 'the page does without it';

/** How many ways to say what was expected are told. */
const MOST_WAYS = 5;

export class Schemas {
  /** @param {import('./contract.mjs').Document} document */
  constructor({ components }) {
    this.named = components?.schemas ?? {};
    // Examples and parameters stay outside: a field of theirs may be called `id`, which means another
    // thing in a schema.
    const shared = /** @type {Schema} */ ({ components: { schemas: this.named } });
    this.lookup = dereference(shared);
    /** @type {Set<Schema>} */
    this.known = new Set();
  }

  /**
   * @param {Schema} schema of a whole answer
   * @param {unknown} value
   * @returns {SchemaError[]} every way in which it is not as it should be
   */
  errors(schema, value) {
    if (!this.known.has(schema)) {
      dereference(schema, this.lookup, undefined, `/answers/${this.known.size}`);
      this.known.add(schema);
    }
    return validate(value, schema, '2020-12', this.lookup, false).errors;
  }

  /**
   * @param {(Schema | boolean | undefined)[]} schemas
   * @returns {Schema[]} those, and what they are made of at the same place
   */
  open(schemas) {
    /** @type {Set<Schema>} */
    const found = new Set();
    const waiting = [...schemas];
    // It grows while it is gone through.
    for (const schema of waiting) {
      if (typeof schema !== 'object' || found.has(schema)) continue;
      found.add(schema);
      const name = nameIn(schema);
      const parts = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
      waiting.push(...(name === undefined ? [] : [this.named[name]]), ...parts);
    }
    return [...found];
  }

  /**
   * @param {Schema} schema of a whole answer
   * @param {unknown} value
   * @param {string[]} pointer with the indices of lists
   * @returns {Place}
   */
  place(schema, value, pointer) {
    /** @type {Place} */
    let place = { pointer: [], schemas: this.open([schema]), needed: true, shows: CANNOT_BE_SHOWN };
    let inner = value;
    for (const name of pointer) {
      place = Array.isArray(inner) ? this.item(place) : this.field(place, name);
      inner = Array.isArray(inner)
        ? inner[Number(name)]
        : isRecord(inner)
          ? inner[name]
          : undefined;
    }
    return place;
  }

  /**
   * @param {Place} list
   * @returns {Place} any item of it
   */
  item({ pointer, schemas, shows }) {
    const items = this.open(schemas.map((schema) => schema.items));
    return { pointer: [...pointer, '[]'], schemas: items, needed: true, shows };
  }

  /**
   * @param {Place} record
   * @param {string} name
   * @returns {Place} the field of that name
   */
  field({ pointer, schemas, shows }, name) {
    const own = schemas.flatMap((schema) => schema.properties?.[name] ?? []);
    const more = schemas.map((schema) => schema.additionalProperties);
    const isMap = own.length === 0 && more.some((schema) => typeof schema === 'object');
    const needed = schemas.some((schema) => schema.required?.includes(name));
    return {
      pointer: [...pointer, isMap ? '*' : name],
      schemas: this.open(isMap ? more : own),
      needed,
      shows: withoutOf(own) ?? (needed ? shows : DONE_WITHOUT),
    };
  }
}

/**
 * @param {Schema} schema
 * @returns {string | undefined} the name of the one that it refers to
 */
const nameIn = (schema) => schema.$ref?.split('/').at(-1);

/** @param {(Schema | boolean)[]} schemas of one field */
function withoutOf(schemas) {
  const told = schemas.map((schema) => typeof schema === 'object' && schema['x-without']);
  return told.find((text) => typeof text === 'string');
}

/**
 * @param {Schema[]} schemas
 * @returns {string[]} what the records there are called
 */
export const recordNames = (schemas) => schemas.flatMap((schema) => nameIn(schema) ?? []);

/**
 * @param {Schema[]} schemas
 * @returns {string[]} the names of the fields that they tell of
 */
export const fieldNames = (schemas) =>
  schemas.flatMap((schema) => Object.keys(schema.properties ?? {}));

/**
 * @param {Schema[]} schemas
 * @returns {string} what they ask for, as in "string (date-time) or null"
 */
export function expectedText(schemas) {
  const ways = new Set(schemas.flatMap(waysOf));
  const orNull = ways.delete('null') ? ['null'] : [];
  const told = [...[...ways].slice(0, MOST_WAYS), ...orNull];
  return told.length === 0 ? 'anything' : told.join(' or ');
}

/** @param {Schema} schema */
function waysOf(schema) {
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum) return [`one of ${schema.enum.map((one) => JSON.stringify(one)).join(', ')}`];
  const types = [schema.type ?? []].flat();
  return types.map((type) => type + limitsOf(type, schema));
}

/**
 * @param {string} type
 * @param {Schema} schema
 */
function limitsOf(type, { format, pattern, minimum, required, minLength }) {
  if (type === 'string' && format !== undefined) return ` (${format})`;
  if (type === 'string' && pattern !== undefined) return ` (${pattern})`;
  if (type === 'string' && minLength !== undefined) return ' that is not empty';
  if ((type === 'integer' || type === 'number') && minimum !== undefined) return ` from ${minimum}`;
  if (type === 'object' && required && required.length > 0) return ` with ${required.join(', ')}`;
  return '';
}
