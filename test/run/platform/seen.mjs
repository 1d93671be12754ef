/**
 * What was seen of a platform's answers: types, formats, how often a field is there and how long lists
 * are. No value is kept, and no key that is data.
 */
import { formatOf, isRecord, pointerText, typeOf } from './kinds.mjs';
import { fieldNames, recordNames } from './schemas.mjs';

/**
 * @typedef {import('./contract.mjs').Operation} Operation
 * @typedef {import('./schemas.mjs').Schemas} Schemas
 * @typedef {import('./schemas.mjs').Place} Place
 */

/**
 * A place of a call's answers.
 *
 * @typedef {object} Field
 * @property {string[]} types
 * @property {string[]} [formats] of its texts, `plain` for those without one
 * @property {'always' | 'sometimes'} [presence] of a field in the records that may have it
 * @property {('0' | '1' | 'many')[]} [lengths] of its lists
 */

/** @typedef {{ seen: string, fields: Record<string, Field> }} SeenCall */

/**
 * The file that is kept.
 *
 * @typedef {object} SeenFile
 * @property {string} about
 * @property {string} recorded when it was recorded last
 * @property {string} from where
 * @property {Record<string, string>} fields the day on which a record's field was seen first, by `Record.field`
 * @property {Record<string, SeenCall>} calls `seen` is since when an answer has looked like that
 */

const about =
  'What `npm run platform -- check --record` has seen of a real platform: shapes, never values.';

/** Names of fields; what looks otherwise is a key that is data. */
const NAME = /^[A-Za-z_$][\w$-]{0,39}$/;
/** A record has no more fields that the contract does not know; a map has. */
const MOST_UNKNOWN = 40;

/** Collects what is seen of one call's answers, of several tenants if need be. */
class Noted {
  times = 0;
  /** Of those, how often it was a record, which may or may not have a field. */
  records = 0;
  isField = false;
  /** @type {Set<string>} */
  types = new Set();
  /** @type {Set<string>} */
  formats = new Set();
  /** @type {Set<'0' | '1' | 'many'>} */
  lengths = new Set();
}

export class Seen {
  /** @type {Map<string, Map<string, Noted>>} */
  #calls = new Map();
  /** @type {Set<string>} fields of records, as `Record.field` */
  fields = new Set();

  /** @param {Schemas} schemas */
  constructor(schemas) {
    this.schemas = schemas;
  }

  /**
   * @param {Operation} operation
   * @param {unknown} value its whole answer
   */
  add({ call, schema }, value) {
    if (!schema) return;
    const fields = this.#calls.get(call) ?? new Map();
    this.#calls.set(call, fields);
    this.#note(fields, this.schemas.place(schema, value, []), value, false);
  }

  /**
   * @param {Map<string, Noted>} fields
   * @param {Place} place
   * @param {unknown} value
   * @param {boolean} isField
   */
  #note(fields, place, value, isField) {
    const at = pointerText(place.pointer);
    const noted = fields.get(at) ?? new Noted();
    fields.set(at, noted);
    noted.times += 1;
    noted.isField = isField;
    noted.types.add(typeOf(value));
    if (typeof value === 'string') noted.formats.add(formatOf(value));
    // What the contract does not know is not looked into: its keys may be data.
    if (place.schemas.length === 0) return;
    if (Array.isArray(value)) {
      noted.lengths.add(value.length === 0 ? '0' : value.length === 1 ? '1' : 'many');
      for (const item of value) this.#note(fields, this.schemas.item(place), item, false);
    } else if (isRecord(value)) {
      noted.records += 1;
      this.#noteFields(place, value);
      for (const [inner, own] of this.#fields(place, value)) {
        this.#note(fields, inner, own, inner.pointer.at(-1) !== '*');
      }
    }
  }

  /**
   * @param {Place} place
   * @param {Record<string, unknown>} record
   */
  #noteFields({ schemas }, record) {
    for (const name of recordNames(schemas)) {
      for (const field of Object.keys(this.schemas.named[name]?.properties ?? {})) {
        if (record[field] !== undefined && record[field] !== null) {
          this.fields.add(`${name}.${field}`);
        }
      }
    }
  }

  /**
   * @param {Place} place
   * @param {Record<string, unknown>} record
   * @returns {[Place, unknown][]}
   */
  #fields(place, record) {
    const known = fieldNames(place.schemas);
    const unknown = Object.keys(record).filter((name) => !known.includes(name));
    const areNames = known.length > 0 && unknown.length <= MOST_UNKNOWN;
    return Object.entries(record).map(([name, own]) => {
      const isName = known.includes(name) || (areNames && NAME.test(name));
      return [this.schemas.field(place, isName ? name : '*'), own];
    });
  }

  /**
   * @param {string} day as in "2026-11-25"
   * @returns {Map<string, SeenCall>} by call
   */
  calls(day) {
    return new Map(
      [...this.#calls].map(([call, fields]) => {
        const told = [...fields].map(
          ([at, noted]) => /** @type {const} */ ([at, fieldOf(at, noted, fields)]),
        );
        return [call, { seen: day, fields: Object.fromEntries(told.sort(byFirst)) }];
      }),
    );
  }
}

/**
 * @param {string} at
 * @param {Noted} noted
 * @param {Map<string, Noted>} fields
 * @returns {Field}
 */
function fieldOf(at, noted, fields) {
  const records = fields.get(at.slice(0, at.lastIndexOf('/')))?.records ?? 0;
  const formats = [...noted.formats].sort();
  const hasFormat = formats.some((format) => format !== 'plain');
  return {
    types: [...noted.types].sort(),
    ...(hasFormat && { formats }),
    ...(noted.isField && { presence: noted.times < records ? 'sometimes' : 'always' }),
    ...(noted.lengths.size > 0 && { lengths: [...noted.lengths].sort() }),
  };
}

/**
 * @param {Partial<SeenFile>} before what the file has
 * @param {Seen} seen
 * @param {{ day: string, from: string }} recorded
 * @returns {SeenFile} with what was seen before; what is the same keeps its day
 */
export function merged(before, seen, { day, from }) {
  const calls = new Map(Object.entries(before.calls ?? {}));
  for (const [call, now] of seen.calls(day)) {
    const old = calls.get(call);
    const isSame = old && JSON.stringify(old.fields) === JSON.stringify(now.fields);
    if (!isSame) calls.set(call, now);
  }
  const news = [...seen.fields].map((name) => [name, day]);
  const fields = { ...Object.fromEntries(news), ...before.fields };
  return {
    about,
    recorded: day,
    from,
    fields: sorted(fields),
    calls: sorted(Object.fromEntries(calls)),
  };
}

/**
 * @template T
 * @param {Record<string, T>} map
 * @returns {Record<string, T>}
 */
const sorted = (map) => Object.fromEntries(Object.entries(map).sort(byFirst));

/**
 * @param {readonly [string, unknown]} one
 * @param {readonly [string, unknown]} other
 */
const byFirst = ([one], [other]) => (one < other ? -1 : Number(one > other));
