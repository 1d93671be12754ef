/**
 * Samples of what a decoder reads, made of its shape: for whoever needs an answer that can be used and
 * does not care for its words. Never loaded by a page.
 */
import {
  DecodeError,
  type Decoder,
  type FieldReader,
  isRecord,
  type Shape,
} from '../../core/decode';

/** A text where one is needed; a slug as well, so that it may stand in an address. */
const TEXT = 'contoh';

/** The smallest value that decodes, with all that is needed; a list has one row, so that it shows one. */
export function sampleOf(decoder: Decoder<unknown>): unknown {
  const { shape } = decoder;
  if (shape === undefined) throw new Error('a decoder without a shape has no sample');
  return smallestOf(shape);
}

function smallestOf(shape: Shape): unknown {
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
    case 'lenient':
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

/** The fields that an object cannot do without: those whose decoders refuse a missing one. */
function objectOf(read: (field: FieldReader) => unknown): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  read((key, decoder) => {
    const path = `$.${key}`;
    try {
      return decoder(undefined, path);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      const sample = sampleOf(decoder);
      found[key] = sample;
      return decoder(sample, path);
    }
  });
  return found;
}
