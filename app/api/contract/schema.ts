/**
 * What a schema reads, as JSON JsonSchema (2020-12). The schemas are lenient, the contract is not: it says
 * what the platform is expected to answer, and what of it the schema cannot do without.
 */
import type { Schema } from '../../core/schema';
import { BATCH_FIGURES, type Figure, PAGE_FIGURES } from './figures';
import type { FieldMark } from './marks';
import { type Fields, type SchemaShape, shapeOf } from './shape';

/** A JSON JsonSchema; its own words are many, so that it is read as what it is. */
export type JsonSchema = { readonly [word: string]: unknown };

/** Tells what is known of a field: of which record, by its name. */
export type MarkOf = (record: string, field: string) => FieldMark;

/** The name of a record that stands at a place, so that it is written once; undefined for small ones. */
export type NameOf = (place: string) => string | undefined;

/** Turns schemas into schemas; records that have a name are gathered in `records`. */
export class Describer {
  /** The schemas of the named records, by name. */
  readonly records = new Map<string, JsonSchema>();
  /** Where records are read that have no name, and what is read in no way that can be told. */
  readonly places: string[] = [];
  readonly untold: string[] = [];
  private readonly names = new Map<unknown, string>();

  constructor(
    private readonly markOf: MarkOf,
    private readonly nameOf: NameOf,
  ) {}

  /** The schema of what `schema` reads at `place`, a call and a pointer: `… #/data/items[]`. */
  schemaOf(schema: Schema<unknown>, place: string): JsonSchema {
    const shape = shapeOf(schema);
    if (shape === undefined) {
      this.untold.push(place);
      return {};
    }
    switch (shape[0]) {
      case 'object':
        return this.record(schema, shape[1], place);
      case 'rows':
        return { type: 'array', items: this.schemaOf(shape[1], `${place}[]`) };
      case 'listed':
        return this.listed(shape[1], place);
      case 'page':
        return this.page(shape[1], place);
      case 'page of batches':
        return this.pageOfBatches(shape[1], place);
      case 'record':
        return { type: 'object', additionalProperties: this.schemaOf(shape[1], `${place}{}`) };
      case 'optional':
      case 'part':
        return orNull(this.schemaOf(shape[1], place));
      case 'either':
        return { anyOf: shape[1].map((one) => this.schemaOf(one, place)) };
      case 'all':
        return { allOf: shape[1].map((one) => this.schemaOf(one, place)) };
      default:
        return leaf(shape);
    }
  }

  private record(record: Schema<unknown>, fields: Fields, place: string): JsonSchema {
    const known = this.names.get(record);
    if (known !== undefined) return { $ref: `#/components/schemas/${known}` };
    const name = this.nameOf(place);
    if (name === undefined) this.places.push(place);
    else this.names.set(record, name);
    const schema = this.fields(fields, name ?? place, place);
    if (name === undefined) return schema;
    this.records.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  private fields(fields: Fields, record: string, place: string): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const [field, schema] of Object.entries(fields)) {
      const mark = this.markOf(record, field);
      const own = this.schemaOf(schema, `${place}/${field}`);
      const needed = isNeeded(schema);
      // What its name says of it allows for nothing too.
      properties[field] = { ...((needed ? undefined : mark.schema) ?? own), ...marked(mark) };
      if (needed) required.push(field);
    }
    return { type: 'object', properties, ...(required.length > 0 && { required }) };
  }

  private listed(item: Schema<unknown>, place: string): JsonSchema {
    const items = { type: 'array', items: this.schemaOf(item, `${place}[]`) };
    return { anyOf: [items, recordOf({ items })] };
  }

  private page(item: Schema<unknown>, place: string): JsonSchema {
    const items = { type: 'array', items: this.schemaOf(item, `${place}/items[]`) };
    return recordOf({ items, ...figuresIn(PAGE_FIGURES) });
  }

  private pageOfBatches(item: Schema<unknown>, place: string): JsonSchema {
    return recordOf({
      data: { type: 'array', items: this.schemaOf(item, `${place}/data[]`) },
      page: recordOf(figuresIn(BATCH_FIGURES.page)),
      data_count: recordOf(figuresIn(BATCH_FIGURES.data_count)),
    });
  }
}

/** A record that has all of these. */
function recordOf(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

function figuresIn(figures: Readonly<Record<string, Figure>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, { least, without }]) => [
      name,
      { type: 'integer', minimum: least, 'x-without': without },
    ]),
  );
}

function isNeeded(schema: Schema<unknown>): boolean {
  return ['needed', 'number', 'object'].includes(shapeOf(schema)?.[0] ?? '');
}

function marked({ mark, section, seen, without }: FieldMark): JsonSchema {
  return {
    'x-mark': mark,
    ...(section !== undefined && { 'x-section': section }),
    ...(seen !== undefined && { 'x-seen': seen }),
    ...(without !== undefined && { 'x-without': without }),
  };
}

function leaf(shape: SchemaShape): JsonSchema {
  switch (shape[0]) {
    case 'needed':
      return { type: ['string', 'integer'], minLength: 1 };
    case 'text':
      return { type: ['string', 'null'] };
    case 'link':
      return { type: ['string', 'null'], format: 'uri-reference' };
    case 'number':
      return { type: 'number' };
    case 'amount':
      return { type: ['number', 'null'] };
    case 'flag':
      return { type: ['boolean', 'null'] };
    case 'boolean':
      return { type: 'boolean' };
    case 'texts':
      return { type: 'array', items: { type: 'string' } };
    case 'figures':
      return { type: 'object', additionalProperties: { type: 'number' } };
    case 'one of':
      return { enum: shape[1] };
    default:
      return {};
  }
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (typeof type === 'string') return { ...schema, type: [type, 'null'] };
  return Array.isArray(type) ? schema : { anyOf: [schema, { type: 'null' }] };
}
