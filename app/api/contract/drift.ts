/**
 * Drift: where an answer lacks what its schema cannot do without. The schemas survive it, and say
 * nothing; this finds the places, by the schemas' own shapes, so that operators are told of them. Only
 * the code for the edge has it.
 */
import * as v from 'valibot';
import { isRecord, type Schema } from '../../core/schema';
import { payloadOf, type RawResponse } from '../answer';
import type { Call } from '../call';
import { parseResponse } from '../client';
import { numberOf } from '../schemas';
import { BATCH_FIGURES, type Figure, PAGE_FIGURES } from './figures';
import { type Fields, isLenient, type SchemaShape, shapeOf } from './shape';

/** One place of one answer. It holds nothing of what the answer says. */
export interface Drift {
  /** The call's address. */
  readonly address: string;
  /** The place: `data.items[].slug`, or `$` for the whole answer. */
  readonly field: string;
  /** What should stand there: `a text`. */
  readonly expected: string;
  /** The kind of what stands there: `nothing`, `a list`. */
  readonly found: string;
  /** Whether nothing of the answer can be used. */
  readonly isFatal: boolean;
}

/** The most rows of a list that are looked at, and the most drifts that a page tells. */
const MOST = 20;

/** Numbers of an envelope by their path, each with the least that it can be. */
type Counts = readonly (readonly [path: string, least: number])[];

const countsIn = (figures: Readonly<Record<string, Figure>>, part = ''): Counts =>
  Object.entries(figures).map(([name, { least }]) => [join(part, name), least]);

const PAGE_COUNTS = countsIn(PAGE_FIGURES);
const BATCH_COUNTS = Object.entries(BATCH_FIGURES).flatMap(([part, figures]) =>
  countsIn(figures, part),
);

/** Gathers the drifts of the answers that a page is made of. */
export function createDrifts() {
  const seen = new Set<string>();
  const drifts: Drift[] = [];
  return {
    /** Those found so far. */
    found: (): readonly Drift[] => drifts,
    /** Looks at what has come of a call, once. */
    look(call: Call<unknown>, received: RawResponse): void {
      if (seen.has(call.address) || drifts.length >= MOST) return;
      seen.add(call.address);
      drifts.push(...driftsOf(call, received).slice(0, MOST - drifts.length));
    },
  };
}

/** The drifts of one answer that counts as successful. */
export function driftsOf(call: Call<unknown>, received: RawResponse): Drift[] {
  const check = checkOf(call.shape);
  if (check === null || 'failure' in received || received.status >= 300) return [];
  const { body } = received;
  const payload = call.rules.whole ? body : payloadOf(body);
  const places: Places = new Map();
  check(payload, payload === body ? '' : 'data', places);
  if (places.size === 0) return [];
  const answer = parseResponse(received, call);
  // So is a record answered that is not there.
  if (payload === null && answer.code === 404) return [];
  const { address } = call;
  return [...places].map(([field, odd]) => ({
    address,
    field: field || '$',
    ...odd,
    isFatal: !answer.status,
  }));
}

/** What is otherwise than it should be, by its place; the first of each place is told. */
type Places = Map<string, Pick<Drift, 'expected' | 'found'>>;

/** Adds the places below `path` at which something is missing. */
type Check = (value: unknown, path: string, places: Places) => void;

function note(places: Places, path: string, expected: string, value: unknown): void {
  if (!places.has(path)) places.set(path, { expected, found: kindOf(value) });
}

/** What something is, without what it says. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (value === '') return 'an empty text';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return 'a text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    default:
      return 'an object';
  }
}

/** How what a schema reads is looked at; null where nothing can be missing. It is code, like schemas. */
const checks = new WeakMap<Schema<unknown>, Check | null>();

function checkOf(schema: Schema<unknown>): Check | null {
  const known = checks.get(schema);
  if (known !== undefined) return known;
  const check = newCheck(schema);
  checks.set(schema, check);
  return check;
}

function newCheck(schema: Schema<unknown>): Check | null {
  const shape = shapeOf(schema);
  // What is malformed has a stand-in on purpose; a list that is one may lack rows all the same.
  if (isLenient(schema)) {
    return shape?.[0] === 'rows' ? where(Array.isArray, rowsCheck(shape[1])) : null;
  }
  switch (shape?.[0]) {
    case 'object':
      return recordCheck(shape[1]);
    case 'figures':
      return recordCheck({});
    case 'rows':
      return rowsCheck(shape[1]);
    case 'listed':
      return listedCheck(rowsCheck(shape[1]));
    case 'page':
      return pageCheck(rowsCheck(shape[1]));
    case 'page of batches':
      return envelopeCheck('data', rowsCheck(shape[1]), BATCH_COUNTS);
    case 'record':
      return valuesCheck(checkOf(shape[1]));
    case 'optional':
      return where(isThere, checkOf(shape[1]));
    case 'part':
      return partCheck(checkOf(shape[1]));
    case 'all':
      return allCheck(shape[1].map(checkOf));
    case 'text':
    case 'link':
    case 'amount':
    case 'flag':
    case 'texts':
    case 'any':
    case 'nothing':
      return null;
    default:
      return strictCheck(schema, expectedOf(shape));
  }
}

/** Of what the schema takes, or does not. */
function strictCheck(schema: Schema<unknown>, expected: string): Check {
  return (value, path, places) => {
    if (!v.is(schema, value)) note(places, path, expected, value);
  };
}

/** What should stand where a schema of this shape reads. */
function expectedOf(shape: SchemaShape | undefined): string {
  switch (shape?.[0]) {
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'one of':
      return `one of ${shape[1].join(', ')}`;
    case 'needed':
      return 'a text';
    default:
      return 'something else';
  }
}

function recordCheck(fields: Fields): Check {
  const needed = Object.entries(fields).flatMap(([name, schema]) => {
    const check = checkOf(schema);
    return check === null ? [] : [[name, check] as const];
  });
  return (value, path, places) => {
    if (!isRecord(value)) note(places, path, 'an object', value);
    else for (const [name, check] of needed) check(value[name], join(path, name), places);
  };
}

function rowsCheck(item: Schema<unknown>): Check {
  const check = checkOf(item);
  return (value, path, places) => {
    if (!Array.isArray(value)) note(places, path, 'a list', value);
    else if (check) for (const row of value.slice(0, MOST)) check(row, `${path}[]`, places);
  };
}

function listedCheck(rows: Check): Check {
  return (value, path, places) =>
    isRecord(value) ? rows(value.items, join(path, 'items'), places) : rows(value, path, places);
}

/** Of a list in an envelope, with numbers that say which page it is and how many there are. */
function envelopeCheck(list: string, rows: Check, counts: Counts): Check {
  return (value, path, places) => {
    rows(valueAt(value, list), join(path, list), places);
    for (const [name, least] of counts) {
      const told = valueAt(value, name);
      if (!isCount(told, least)) {
        note(places, join(path, name), `a number of at least ${least}`, told);
      }
    }
  };
}

function pageCheck(rows: Check): Check {
  const enveloped = envelopeCheck('items', rows, PAGE_COUNTS);
  return (value, path, places) => (isRecord(value) ? enveloped : rows)(value, path, places);
}

/** Whether that many are told, as {@link numberOf} reads it. */
function isCount(value: unknown, least: number): boolean {
  const isTold = typeof value === 'number' || (typeof value === 'string' && value !== '');
  return isTold && (numberOf(value) ?? 0) >= least;
}

function valuesCheck(check: Check | null): Check {
  return (value, path, places) => {
    if (!isRecord(value)) note(places, path, 'an object', value);
    else if (check) {
      for (const one of Object.values(value).slice(0, MOST)) check(one, `${path}{}`, places);
    }
  };
}

/** Of a record that is one of empty fields where it is missing. */
function partCheck(check: Check | null): Check | null {
  return check && ((value, path, places) => check(isRecord(value) ? value : {}, path, places));
}

function allCheck(all: readonly (Check | null)[]): Check {
  return (value, path, places) => {
    for (const check of all) check?.(value, path, places);
  };
}

function where(isMeant: (value: unknown) => boolean, check: Check | null): Check | null {
  return (
    check &&
    ((value, path, places) => {
      if (isMeant(value)) check(value, path, places);
    })
  );
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), value);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
