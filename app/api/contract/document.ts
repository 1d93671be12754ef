/**
 * The contract with the platform as one OpenAPI 3.1 document: for each row of the worker's catalogue what
 * is sent, what is answered and on what terms, made of what reads and sends it in the app.
 */
import type { Call } from '../call';
import { bodySchema, type FormSchema } from './bodies';
import { EDGE_ANSWERS, STREAMED } from './edge-calls';
import { DATABASE_FAILURE, failures, failuresOf } from './failures';
import { makersOf } from './makers';
import { markOf } from './marks';
import { nameOf } from './names';
import { parametersOf } from './parameters';
import { recordWords } from './records';
import type { CatalogueRow } from './row';
import { Describer, type JsonSchema } from './schema';
import { shapeOf } from './shape';
import { goodStatuses } from './statuses';
import { wordsOf } from './words';

/** What the document is made of beside the app's own code. */
export interface Sources {
  /** The worker's catalogue (`worker/core/src/api/catalogue/contract.rs`). */
  readonly rows: readonly CatalogueRow[];
  /** The names of the pages that show a call, by the call. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** The specification's section of the fields it names, by `Record.field`. */
  readonly given: ReadonlyMap<string, string>;
  /** What its form asks, by the call that it sends. */
  readonly forms: ReadonlyMap<string, FormSchema>;
  /** The day of fields that a real platform has answered. */
  readonly seen: ReadonlyMap<string, string>;
}

/** The document, and what of it nobody has described. */
export interface Contract {
  readonly document: JsonSchema;
  readonly untold: readonly string[];
  /** Where records are read that have no name. */
  readonly places: readonly string[];
}

/** Makes the document. */
export function contractOf({ rows, pages, forms, given, seen }: Sources): Contract {
  const describer = new Describer(markOf(given, seen), nameOf);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const row of rows) {
    const path = `/${row.host}/${row.path}`;
    const makers = makersOf(row, rows);
    const call = row.x['x-call'];
    const one = { row, makers, pages: pages.get(call) ?? [], form: forms.get(call) };
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(one, describer) };
  }
  const schemas = Object.fromEntries(
    [
      ...describer.records,
      ...Object.entries({ Failure: FAILURE, DatabaseFailure: DATABASE_FAILURE }),
    ]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, schema]) => [name, { description: recordWords(name), ...schema }]),
  );
  return {
    document: {
      ...HEAD,
      paths,
      components: { schemas, responses: failures },
    },
    untold: describer.untold,
    places: describer.places,
  };
}

const HEAD: JsonSchema = {
  openapi: '3.1.0',
  info: {
    title: 'The platform, as this site expects it',
    version: '1',
    description:
      'Every call of the platform that the edge passes on, at `/api/<host>/<path>` of a brand. `x-access` says who may make it: anyone, who is signed in, or the edge alone. `x-kept` answers may be kept at the edge for visitors who are not signed in, by tenant, and say in `x-edge-cache` whether they were; all others are asked for each time. No answer is for a browser to keep: all are `no-store`. `x-limit` names the rate limit that a call counts towards, `x-body-limit` is in bytes, `x-timeout-ms` how long the platform may take. Query parameters that are not listed are dropped. Calls that write may carry an `Idempotency-Key`: one that the platform has taken is answered as the first time. Each field is marked: given by the specification, assumed, or seen in a real answer; `x-without` says what a page shows where it is missing.',
  },
  servers: [{ url: '/api', description: 'The edge of any brand' }],
};

/** Every failure has this form, whoever broke. */
const FAILURE: JsonSchema = {
  type: 'object',
  properties: {
    status: { const: false },
    message: { type: 'string' },
    data: {},
    statusCode: { type: 'integer', minimum: 400, maximum: 599 },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
  required: ['status', 'message'],
};

/** A row with all that is known of it. */
interface Known {
  readonly row: CatalogueRow;
  readonly makers: readonly Call<unknown>[];
  readonly pages: readonly string[];
  readonly form: FormSchema | undefined;
}

function operation({ row, makers, pages, form }: Known, describer: Describer): JsonSchema {
  const { 'x-call': call } = row.x;
  const body = bodySchema(row, makers, form);
  return {
    operationId: idOf(call),
    summary: wordsOf(call),
    tags: [row.host],
    ...row.x,
    'x-pages': pages,
    parameters: parametersOf(row, makers),
    ...(body !== null && { requestBody: body }),
    responses: { ...success(row, makers, describer), ...failuresOf(row) },
  };
}

/** `getServicesV1ClassActive`. */
function idOf(call: string): string {
  const words = call.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return words
    .map((word, at) =>
      at === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('');
}

/** What is answered where all is well. */
function success(
  row: CatalogueRow,
  makers: readonly Call<unknown>[],
  describer: Describer,
): JsonSchema {
  const { 'x-call': call } = row.x;
  const content = contentOf(row, makers, describer);
  const accepts = makers.map(({ rules }) => rules.accepts);
  return Object.fromEntries(
    goodStatuses(call, accepts).map(([status, description]) => [
      status,
      {
        description,
        ...(row.x['x-kept'] === true && { headers: KEPT }),
        ...(content !== null && { content }),
      },
    ]),
  );
}

/** Whether the edge has kept an answer that it may keep. */
const KEPT: JsonSchema = {
  'x-edge-cache': {
    description: 'Kept by the edge, kept for too long and renewed behind the answer, or asked for.',
    schema: { enum: ['hit', 'stale', 'miss'] },
  },
};

/** What is read of an answer; null where nothing is. */
function contentOf(
  row: CatalogueRow,
  makers: readonly Call<unknown>[],
  describer: Describer,
): JsonSchema | null {
  const { 'x-call': call } = row.x;
  if (STREAMED.has(call)) return { 'application/x-ndjson': { schema: { type: 'string' } } };
  // What is read of the answer is the same in all ways; that of a write may be nothing.
  const made = makers.find((one) => shapeOf(one.shape)?.[0] !== 'nothing') ?? makers[0];
  const read = EDGE_ANSWERS[call] ?? made?.shape;
  if (read === undefined) return null;
  const isBare = row.host === 'data' || made?.rules.whole === true;
  const data = describer.schemaOf(read, `${call}#${isBare ? '' : '/data'}`);
  if (Object.keys(data).length === 0) return null;
  return { 'application/json': { schema: isBare ? data : enveloped(data) } };
}

/** Most answers are `{ status, message, data }` (spec section 4). */
function enveloped(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { status: { const: true }, message: { type: 'string' }, data },
    required: ['status', 'data'],
  };
}
