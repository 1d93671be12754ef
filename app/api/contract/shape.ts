/**
 * What a schema reads, told by its own parts: Valibot's types where they tell, the metadata of
 * `core/schema.ts` where they do not. The contract, its samples and the search for drift stand on it.
 */
import * as v from 'valibot';
import type { Schema, Shape } from '../../core/schema';

export type SchemaShape =
  | Shape
  | readonly ['boolean' | 'any']
  | readonly ['one of', readonly unknown[]]
  | readonly ['object', Fields]
  | readonly ['record' | 'optional', Schema<unknown>];

/** The fields of an object, each with its schema. */
export type Fields = Readonly<Record<string, Schema<unknown>>>;

/** The shape of a schema, whatever it falls back to; undefined for one that nothing tells. */
export function shapeOf(schema: Schema<unknown>): SchemaShape | undefined {
  // What `shaped` has put there is a shape.
  const { shape } = v.getMetadata(schema) as { shape?: Shape };
  return shape ?? shapeOfParts(schema);
}

/** Whether a schema reads anything, with a stand-in for what is malformed. */
export function isLenient(schema: Schema<unknown>): boolean {
  return 'fallback' in schema;
}

/** The parts of Valibot's schemas, of which each kind has some. */
interface Parts {
  readonly type: string;
  readonly entries?: Fields;
  readonly value?: Schema<unknown>;
  readonly wrapped?: Schema<unknown>;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly Parts[];
}

function shapeOfParts({
  type,
  pipe,
  entries,
  value,
  wrapped,
  options,
}: Parts): SchemaShape | undefined {
  if (pipe !== undefined) {
    const shapes = pipe.map((part) => shapeOfParts(part));
    // A pipe that begins with anything goes on with what it makes of it.
    return shapes.find((shape) => shape !== undefined && shape[0] !== 'any') ?? shapes[0];
  }
  switch (type) {
    case 'object':
      return entries && ['object', entries];
    case 'record':
      return value && ['record', value];
    case 'nullish':
      return wrapped && ['optional', wrapped];
    case 'picklist':
      return options && ['one of', options];
    case 'boolean':
    case 'unknown':
      return [type === 'boolean' ? type : 'any'];
    default:
      return undefined;
  }
}
