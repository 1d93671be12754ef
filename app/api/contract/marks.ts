/**
 * What is known of the platform's fields: where each is said, or that nobody has said it yet, and what a
 * page shows without it.
 */
import type { JsonSchema } from './schema';
import { WITHOUT } from './without';

/** Where a field comes from: the specification's words, this project's guess, a real platform's answer. */
export interface FieldMark {
  readonly mark: 'given' | 'assumed' | 'seen';
  /** Of the specification, where it is given. */
  readonly section?: string;
  /** The day on which a real platform has answered it. */
  readonly seen?: string;
  /** What a page shows where it is missing or odd. */
  readonly without?: string;
  /** What it is, where its name says more than what reads it. */
  readonly schema?: JsonSchema;
}

const ID = { type: ['string', 'integer', 'null'] };

/** ISO 8601, a day or a time, to the second or as a writer gives it; empty where there is none. */
const MOMENT = {
  anyOf: [
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date-time' },
    { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(Z|[+-]\\d{2}:\\d{2})$' },
    { const: '' },
    { type: 'null' },
  ],
};

const PICTURE = { type: ['string', 'null'], format: 'uri-reference' };

/** What fields of these names hold, whatever the record. */
const BY_NAME: readonly (readonly [name: RegExp, schema: JsonSchema])[] = [
  [/^(id|\w+Id|\w+_id)$/, ID],
  [/(At|_at|Date|_before|Before)$|^(nextSession|date)$/, MOMENT],
  [/^(logo|cover|photo|image|banner|picture)$/, PICTURE],
];

/** What is known of a record's field. `given` names the specification's section of fields it names. */
export function markOf(
  given: ReadonlyMap<string, string>,
  seen: ReadonlyMap<string, string>,
): (record: string, field: string) => FieldMark {
  return (record, field) => {
    const name = `${record}.${field}`;
    const schema = BY_NAME.find(([pattern]) => pattern.test(field))?.[1];
    const section = given.get(name);
    const day = seen.get(name);
    const without = WITHOUT[name];
    return {
      mark: day !== undefined ? 'seen' : section !== undefined ? 'given' : 'assumed',
      ...(section !== undefined && { section }),
      ...(day !== undefined && { seen: day }),
      ...(without !== undefined && { without }),
      ...(schema !== undefined && { schema }),
    };
  };
}
