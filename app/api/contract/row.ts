/** A row of the worker's catalogue, as `worker/core/src/gateway/catalogue/contract.rs` writes it. */
import {
  array,
  boolean,
  type Decoded,
  type Decoder,
  decode,
  object,
  oneOf,
  optional,
  record,
  string,
  unknown,
} from '../../core/decode';

/** What of an operation begins with `x-`: which call it is, who may make it, and on what terms. */
export interface Terms {
  readonly 'x-call': string;
  readonly 'x-access': 'anyone' | 'signed-in' | 'edge';
  readonly [term: string]: unknown;
}

export type CatalogueRow = Decoded<typeof row>;

const always = object((field) => ({
  call: field('x-call', string),
  access: field('x-access', oneOf('anyone', 'signed-in', 'edge')),
}));

const terms: Decoder<Terms> = (value, path) => {
  const { call, access } = always(value, path);
  return { ...record(unknown)(value, path), 'x-call': call, 'x-access': access };
};

const row = object((field) => ({
  method: field('method', oneOf('GET', 'POST', 'PUT', 'DELETE')),
  host: field('host', string),
  path: field('path', string),
  query: field('query', array(string)),
  body: field('body', oneOf('none', 'json', 'optional-json', 'multipart')),
  x: field('x', terms),
}));

export const catalogueRows = array(row);

const operation = object((field) => ({
  parameters: field(
    'parameters',
    array(object((one) => ({ name: one('name', string), in: one('in', string) }))),
  ),
  body: field(
    'requestBody',
    optional(
      object((one) => ({
        required: one('required', boolean),
        content: one('content', record(unknown)),
      })),
    ),
  ),
}));

const operations = object((field) => field('paths', record(record(unknown))));

/** The addresses of a row, without their queries. */
export function patternOf({ host, path }: Pick<CatalogueRow, 'host' | 'path'>): RegExp {
  const pattern = path
    .replace(/\./g, '\\.')
    .replace(/\{(\w+)\}/g, (_whole, name: string) => PATH_FORMS[name]?.slice(1, -1) ?? '[^/]+');
  return new RegExp(`^${host}/${pattern}$`);
}

/** What parameters of a path look like, where that tells one call from another. */
export const PATH_FORMS: Readonly<Record<string, string>> = {
  certificate: '^[A-Z]{2,8}-\\d{1,8}-[0-9A-F]{16}$',
};

/** The rows that a document was made of. */
export function rowsOf(document: unknown): CatalogueRow[] {
  return Object.entries(decode(operations, document)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, value]) => rowOf(path, method, value)),
  );
}

function rowOf(address: string, method: string, value: unknown): CatalogueRow {
  const { parameters, body } = decode(operation, value);
  const [, host = '', ...path] = address.split('/');
  const x = Object.entries(decode(record(unknown), value)).filter(
    ([name]) => name.startsWith('x-') && name !== 'x-pages',
  );
  return decode(row, {
    method: method.toUpperCase(),
    host,
    path: path.join('/'),
    query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    body: kindOf(body),
    x: Object.fromEntries(x),
  });
}

function kindOf(body: { required: boolean; content: object } | undefined): CatalogueRow['body'] {
  if (body === undefined) return 'none';
  if ('multipart/form-data' in body.content) return 'multipart';
  return body.required ? 'json' : 'optional-json';
}
