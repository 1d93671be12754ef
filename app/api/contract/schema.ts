/**
 * What a decoder reads, as JSON Schema (2020-12). The decoders are lenient, the contract is not: it says
 * what the platform is expected to answer, and what of it the decoder cannot do without.
 */
import type { Decoder, FieldReader } from '../../core/decode';
import { BATCH_FIGURES, type Figure, PAGE_FIGURES } from './figures';
import type { FieldMark } from './marks';
import { sampleOf } from './sample';

/** A JSON Schema; its own words are many, so that it is read as what it is. */
export type Schema = { readonly [word: string]: unknown };

/** Tells what is known of a field: of which record, by its name. */
export type MarkOf = (record: string, field: string) => FieldMark;

/** The name of a record that stands at a place, so that it is written once; undefined for small ones. */
export type NameOf = (place: string) => string | undefined;

/** Turns decoders into schemas; records that have a name are gathered in `records`. */
export class Describer {
  /** The schemas of the named records, by name. */
  readonly records = new Map<string, Schema>();
  /** Where records are read that have no name, and what is read in no way that can be told. */
  readonly places: string[] = [];
  readonly untold: string[] = [];
  private readonly names = new Map<unknown, string>();

  constructor(
    private readonly markOf: MarkOf,
    private readonly nameOf: NameOf,
  ) {}

  /** The schema of what `decoder` reads at `place`, a call and a pointer: `… #/data/items[]`. */
  schemaOf(decoder: Decoder<unknown>, place: string): Schema {
    const { shape } = decoder;
    if (shape === undefined) {
      this.untold.push(place);
      return {};
    }
    switch (shape[0]) {
      case 'object':
        return this.record(decoder, shape[1], place);
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
      case 'lenient':
        return this.schemaOf(shape[1], place);
      case 'either':
        return { anyOf: shape[1].map((one) => this.schemaOf(one, place)) };
      case 'all':
        return { allOf: shape[1].map((one) => this.schemaOf(one, place)) };
      default:
        return leaf(shape);
    }
  }

  private record(
    decoder: Decoder<unknown>,
    read: (field: FieldReader) => unknown,
    place: string,
  ): Schema {
    const known = this.names.get(decoder);
    if (known !== undefined) return { $ref: `#/components/schemas/${known}` };
    const name = this.nameOf(place);
    if (name === undefined) this.places.push(place);
    else this.names.set(decoder, name);
    const schema = this.fields(read, name ?? place, place);
    if (name === undefined) return schema;
    this.records.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  private fields(read: (field: FieldReader) => unknown, record: string, place: string): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const [field, decoder] of fieldsOf(read)) {
      const mark = this.markOf(record, field);
      const own = this.schemaOf(decoder, `${place}/${field}`);
      const needed = isNeeded(decoder);
      // What its name says of it allows for nothing too.
      properties[field] = { ...((needed ? undefined : mark.schema) ?? own), ...marked(mark) };
      if (needed) required.push(field);
    }
    return { type: 'object', properties, ...(required.length > 0 && { required }) };
  }

  private listed(item: Decoder<unknown>, place: string): Schema {
    const items = { type: 'array', items: this.schemaOf(item, `${place}[]`) };
    return { anyOf: [items, recordOf({ items })] };
  }

  private page(item: Decoder<unknown>, place: string): Schema {
    const items = { type: 'array', items: this.schemaOf(item, `${place}/items[]`) };
    return recordOf({ items, ...figuresIn(PAGE_FIGURES) });
  }

  private pageOfBatches(item: Decoder<unknown>, place: string): Schema {
    return recordOf({
      data: { type: 'array', items: this.schemaOf(item, `${place}/data[]`) },
      page: recordOf(figuresIn(BATCH_FIGURES.page)),
      data_count: recordOf(figuresIn(BATCH_FIGURES.data_count)),
    });
  }
}

/** A record that has all of these. */
function recordOf(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

function figuresIn(figures: Readonly<Record<string, Figure>>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, { least, without }]) => [
      name,
      { type: 'integer', minimum: least, 'x-without': without },
    ]),
  );
}

/** The fields that an object's decoder asks for, in its order, each with what reads it. */
export function fieldsOf(read: (field: FieldReader) => unknown): Map<string, Decoder<unknown>> {
  const fields = new Map<string, Decoder<unknown>>();
  read((name, decoder) => {
    fields.set(name, decoder);
    return decoder(decoder.shape && sampleOf(decoder), '$');
  });
  return fields;
}

function isNeeded({ shape }: Decoder<unknown>): boolean {
  return shape?.[0] === 'needed' || shape?.[0] === 'number' || shape?.[0] === 'object';
}

function marked({ mark, section, seen, without }: FieldMark): Schema {
  return {
    'x-mark': mark,
    ...(section !== undefined && { 'x-section': section }),
    ...(seen !== undefined && { 'x-seen': seen }),
    ...(without !== undefined && { 'x-without': without }),
  };
}

function leaf(shape: NonNullable<Decoder<unknown>['shape']>): Schema {
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

function orNull(schema: Schema): Schema {
  const { type } = schema;
  if (typeof type === 'string') return { ...schema, type: [type, 'null'] };
  return Array.isArray(type) ? schema : { anyOf: [schema, { type: 'null' }] };
}
