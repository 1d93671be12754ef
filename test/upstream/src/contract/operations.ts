/** The operations of the contract (`app/api/openapi.json`), found by what was asked. */

import { dereference } from '@cfworker/json-schema';
import * as v from 'valibot';
import openapi from '../../../../app/api/openapi.json';
import { isRecord, object, optional, record } from '../../../../app/core/schema';

/** A call of the contract. */
export interface Operation {
  /** Its name, as in "GET services/v1/class/active". */
  readonly call: string;
  readonly query: readonly Parameter[];
  readonly body: Body | undefined;
  /** The schemas of JSON answers by their status; undefined where an answer may be anything. */
  readonly answers: ReadonlyMap<number, unknown>;
}

type Parameter = v.InferOutput<typeof parameter>;

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

const content = optional(record(object({ schema: v.optional(v.unknown()) })));

const parameter = v.pipe(
  object({
    name: v.string(),
    in: v.string(),
    required: v.nullish(v.boolean(), false),
    schema: v.optional(v.unknown()),
  }),
  v.transform(({ required, ...told }) => ({ ...told, isRequired: required })),
);

/** `$ref` is the address of one that several operations share. */
const response = object({ $ref: optional(v.string()), content });

const written = object({
  'x-call': v.string(),
  parameters: v.array(parameter),
  requestBody: optional(object({ required: v.boolean(), content })),
  responses: record(response),
});

const document = object({
  paths: record(record(written)),
  components: object({ responses: record(response) }),
});

type Responses = Readonly<Record<string, v.InferOutput<typeof response>>>;

const JSON_TYPE = 'application/json';

function operationOf(
  { 'x-call': call, parameters, requestBody: body, responses }: v.InferOutput<typeof written>,
  shared: Responses,
): Operation {
  return {
    call,
    query: parameters.filter((one) => one.in === 'query'),
    body: body && { isRequired: body.required, schema: body.content?.[JSON_TYPE]?.schema },
    answers: new Map(
      Object.entries(responses).map(([status, one]) => [Number(status), schemaOf(one, shared)]),
    ),
  };
}

function schemaOf({ $ref, content: own }: Responses[string], shared: Responses): unknown {
  const name = $ref?.split('/').at(-1) ?? '';
  return (own ?? shared[name]?.content)?.[JSON_TYPE]?.schema;
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
  const { paths, components } = v.parse(document, openapi);
  const placed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({
      method: method.toUpperCase(),
      path: patternOf(path, one.parameters),
      parameters: path.split('{').length,
      operation: operationOf(one, components.responses),
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
