/** The operations of the contract (`app/api/openapi.json`), found by what was asked. */

import { dereference } from '@cfworker/json-schema';
import openapi from '../../../../app/api/openapi.json';
import {
  array,
  boolean,
  type Decoded,
  decode,
  isRecord,
  object,
  optional,
  record,
  string,
  unknown,
} from '../../../../app/core/decode';

/** A call of the contract. */
export interface Operation {
  /** Its name, as in "GET services/v1/class/active". */
  readonly call: string;
  readonly query: readonly Parameter[];
  readonly body: Body | undefined;
  /** The schemas of JSON answers by their status; undefined where an answer may be anything. */
  readonly answers: ReadonlyMap<number, unknown>;
}

type Parameter = Decoded<typeof parameter>;

interface Body {
  readonly isRequired: boolean;
  /** Of JSON; undefined where it is something else. */
  readonly schema: unknown;
}

/** An operation with the addresses that are its own. */
interface Placed {
  readonly method: string;
  readonly path: RegExp;
  readonly parameters: number;
  readonly operation: Operation;
}

const content = optional(record(object((field) => field('schema', unknown))));

const parameter = object((field) => ({
  name: field('name', string),
  in: field('in', string),
  isRequired: field('required', optional(boolean)) ?? false,
  schema: field('schema', unknown),
}));

const response = object((field) => ({
  /** The address of one that several operations share. */
  name: field('$ref', optional(string)),
  content: field('content', content),
}));

const written = object((field) => ({
  call: field('x-call', string),
  parameters: field('parameters', array(parameter)),
  body: field(
    'requestBody',
    optional(
      object((own) => ({ isRequired: own('required', boolean), content: own('content', content) })),
    ),
  ),
  responses: field('responses', record(response)),
}));

const document = object((field) => ({
  paths: field('paths', record(record(written))),
  responses: field(
    'components',
    object((own) => own('responses', record(response))),
  ),
}));

type Responses = Readonly<Record<string, Decoded<typeof response>>>;

const JSON_TYPE = 'application/json';

function operationOf(
  { call, parameters, body, responses }: Decoded<typeof written>,
  shared: Responses,
): Operation {
  return {
    call,
    query: parameters.filter((one) => one.in === 'query'),
    body: body && { isRequired: body.isRequired, schema: body.content?.[JSON_TYPE] },
    answers: new Map(
      Object.entries(responses).map(([status, one]) => [Number(status), schemaOf(one, shared)]),
    ),
  };
}

function schemaOf({ name, content: own }: Decoded<typeof response>, shared: Responses): unknown {
  return (own ?? shared[name?.split('/').at(-1) ?? '']?.content)?.[JSON_TYPE];
}

/** The addresses of a path: a parameter is a segment, of its own form where it has one. */
function patternOf(path: string, parameters: readonly Parameter[]): RegExp {
  const forms = new Map(parameters.map(({ name, schema }) => [name, formOf(schema)]));
  const pattern = path
    .replace(/\./g, '\\.')
    .replace(/\{(\w+)\}/g, (_whole, name: string) => forms.get(name) ?? '[^/]+');
  return new RegExp(`^${pattern}$`);
}

function formOf(schema: unknown): string {
  const pattern = isRecord(schema) ? schema.pattern : undefined;
  return typeof pattern === 'string' ? pattern.replace(/^\^|\$$/g, '') : '[^/]+';
}

/** The contract as it is held to. */
interface Contract {
  /** Every schema by its address, which is how schemas name each other. */
  readonly schemas: ReturnType<typeof dereference>;
  /** Those with the fewest parameters first: what is written out is meant before what fits as well. */
  readonly placed: readonly Placed[];
}

function read(): Contract {
  const { paths, responses } = decode(document, openapi);
  const placed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({
      method: method.toUpperCase(),
      path: patternOf(path, one.parameters),
      parameters: path.split('{').length,
      operation: operationOf(one, responses),
    })),
  );
  return {
    schemas: dereference(openapi),
    placed: placed.toSorted((a, b) => a.parameters - b.parameters),
  };
}

let contract: Contract | undefined;

/** The contract, read when it is first held to: a start without tests does not wait for it. */
export function theContract(): Contract {
  contract ??= read();
  return contract;
}

/** The operation that a request is. */
export function operationAt(method: string, path: string): Operation | undefined {
  const { placed } = theContract();
  return placed.find((one) => one.method === method && one.path.test(path))?.operation;
}
