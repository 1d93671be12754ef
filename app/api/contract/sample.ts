/**
 * Samples of what a schema reads, made of its shape: for whoever needs an answer that can be used and
 * does not care for its words. Never loaded by a page.
 */
import * as v from 'valibot';
import { isRecord, object, type Schema } from '../../core/schema';
import { type Fields, type SchemaShape, shapeOf } from './shape';

/** A text where one is needed; a slug as well, so that it may stand in an address. */
const TEXT = 'contoh';

/** The smallest value that decodes, with all that is needed; a list has one row, so that it shows one. */
export function sampleOf(schema: Schema<unknown>): unknown {
  const shape = shapeOf(schema);
  if (shape === undefined) throw new Error('a schema without a shape has no sample');
  return smallestOf(shape);
}

function smallestOf(shape: SchemaShape): unknown {
  const [kind, of] = shape;
  switch (kind) {
    case 'needed':
    case 'text':
      return TEXT;
    case 'link':
      return 'https://contoh.example/';
    case 'amount':
    case 'number':
      return 1;
    case 'boolean':
    case 'flag':
      return true;
    case 'any':
    case 'nothing':
      return null;
    case 'texts':
      return [TEXT];
    case 'figures':
      return { [TEXT]: 1 };
    case 'one of':
      return of[0];
    case 'object':
      return objectOf(of);
    case 'record':
      return { [TEXT]: sampleOf(of) };
    case 'optional':
    case 'part':
      return sampleOf(of);
    case 'rows':
    case 'listed':
      return [sampleOf(of)];
    case 'page':
      return { items: [sampleOf(of)], page: 1, perPage: 1, totalItems: 1, totalPages: 1 };
    case 'page of batches': {
      const page = { current_page: 1, last_page: 1 };
      return { data: [sampleOf(of)], page, data_count: { per_page: 1, total_data: 1 } };
    }
    case 'either':
      return of[0] && sampleOf(of[0]);
    case 'all':
      return Object.assign({}, ...of.map(sampleOf).filter(isRecord));
  }
}

/** The fields that an object cannot do without: those whose schemas refuse a missing one. */
function objectOf(fields: Fields): Record<string, unknown> {
  const needed = Object.entries(fields).filter(
    ([name, schema]) => !v.is(object({ [name]: schema }), {}),
  );
  return Object.fromEntries(needed.map(([name, schema]) => [name, sampleOf(schema)]));
}
