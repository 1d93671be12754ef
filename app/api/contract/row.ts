/** A row of the worker's catalogue, as `worker/core/src/api/catalogue/contract.rs` writes it. */
import * as v from 'valibot';
import { object, optional, record } from '../../core/schema';

export type CatalogueRow = v.InferOutput<typeof row>;

/** What of an operation begins with `x-`: which call it is, who may make it, and on what terms. */
const terms = v.pipe(
  record(v.unknown()),
  v.looseObject({ 'x-call': v.string(), 'x-access': v.picklist(['anyone', 'signed-in', 'edge']) }),
);

const row = object({
  method: v.picklist(['GET', 'POST', 'PUT', 'DELETE']),
  host: v.string(),
  path: v.string(),
  query: v.array(v.string()),
  body: v.picklist(['none', 'json', 'optional-json', 'multipart']),
  x: terms,
});

export const catalogueRows = v.array(row);

const operation = object({
  parameters: v.array(object({ name: v.string(), in: v.string() })),
  requestBody: optional(object({ required: v.boolean(), content: record(v.unknown()) })),
});

const operations = object({ paths: record(record(v.unknown())) });

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
  return Object.entries(v.parse(operations, document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, value]) => rowOf(path, method, value)),
  );
}

function rowOf(address: string, method: string, value: unknown): CatalogueRow {
  const { parameters, requestBody } = v.parse(operation, value);
  const [, host = '', ...path] = address.split('/');
  const x = Object.entries(v.parse(record(v.unknown()), value)).filter(
    ([name]) => name.startsWith('x-') && name !== 'x-pages',
  );
  return v.parse(row, {
    method: method.toUpperCase(),
    host,
    path: path.join('/'),
    query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    body: kindOf(requestBody),
    x: Object.fromEntries(x),
  });
}

function kindOf(body: { required: boolean; content: object } | undefined): CatalogueRow['body'] {
  if (body === undefined) return 'none';
  if ('multipart/form-data' in body.content) return 'multipart';
  return body.required ? 'json' : 'optional-json';
}
