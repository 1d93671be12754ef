/** What the contract promises of `/api/…` (app/api/openapi.json), as specs walk over it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dereference, validate } from '@cfworker/json-schema';
import { expect } from 'vitest';
import {
  array,
  boolean,
  type Decoded,
  decode,
  lenient,
  number,
  object,
  optional,
  record,
  string,
  unknown,
  withDefault,
} from '../../../app/core/decode';
import { root } from '../../run/process.mjs';
import type { Got } from './http';

const parameter = object((field) => ({
  name: field('name', string),
  place: field('in', string),
  example: field('example', optional(string)),
}));

const operation = object((field) => ({
  /** The catalogue's name. */
  call: field('x-call', string),
  access: field('x-access', string),
  isKept: field('x-kept', withDefault(boolean, false)),
  acts: field('x-acts', withDefault(boolean, false)),
  isPosted: field('x-posted', withDefault(boolean, false)),
  kinds: field('x-kinds', optional(array(string))),
  /** The binding of its rate limit. */
  limit: field('x-limit', optional(string)),
  bodyLimit: field('x-body-limit', withDefault(number, 0)),
  parameters: field('parameters', array(parameter)),
  body: field(
    'requestBody',
    optional(object((body) => Object.keys(body('content', record(unknown))))),
  ),
  responses: field('responses', record(unknown)),
}));

const reference = object((field) => field('$ref', string));

/** What is answered: which headers it has, and the JSON. */
const response = object((field) => ({
  headers: Object.keys(field('headers', withDefault(record(unknown), {}))),
  content: field(
    'content',
    optional(
      object((content) =>
        content(
          'application/json',
          object((json) => json('schema', unknown)),
        ),
      ),
    ),
  ),
}));

const document = object((field) => ({
  paths: field('paths', record(record(operation))),
  components: field(
    'components',
    object((components) => components('responses', record(unknown))),
  ),
}));

/** A call that the document has. */
export type Operation = Decoded<typeof operation> & {
  readonly method: string;
  /** With its parameters in braces: `/services/{lmsKey}/cms/app/id`. */
  readonly path: string;
};

const whole: unknown = JSON.parse(readFileSync(join(root, 'app/api/openapi.json'), 'utf8'));
const { paths, components: shared } = decode(document, whole);
/** Its schemas by their addresses, by which they name each other: each knows its own from here on. */
const schemas = dereference(Object(whole));

/** All of them. */
export const operations: readonly Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({ ...one, path, method: method.toUpperCase() })),
);

/** The chat, whose limit counts questions alone. */
const CHAT = 'POST assistant/v2/chat';

/** Whether it changes, sends or counts something. */
export const changesState = ({ method, acts }: Operation): boolean => acts || method !== 'GET';

/** The methods by which a path is asked. */
export function methodsOf(path: string): string[] {
  const those = operations.filter((one) => one.path === path);
  return those.flatMap(({ method, isPosted }) => (isPosted ? [method, 'POST'] : [method]));
}

/** An address of the tenant whose key is `lmsKey`, with the document's own examples. */
export function addressOf({ path, parameters }: Operation, lmsKey: string, more = ''): string {
  const examples = new Map(parameters.map(({ name, example = '' }) => [name, example]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'lmsKey' ? lmsKey : encodeURIComponent(examples.get(name) ?? ''),
  );
  const query = parameters
    .filter(({ place, example }) => place === 'query' && example !== undefined)
    .map(({ name, example = '' }) => `${name}=${encodeURIComponent(example)}`);
  const search = [...query, ...(more === '' ? [] : [more])].join('&');
  return `/api${filled}${search === '' ? '' : `?${search}`}`;
}

/** A small body of the type that the call takes; none where it takes none. */
export function bodyOf({ body, call }: Operation): unknown {
  if (body === undefined) return undefined;
  if (body.includes('application/json')) return call === CHAT ? { query: '[[fast]] halo' } : {};
  const form = new FormData();
  form.set('file', new File(['halo'], 'halo.txt', { type: 'text/plain' }));
  return form;
}

/** What the document says of the call's answer with a status; undefined where it says nothing. */
function promised({ responses }: Operation, status: number) {
  const own = responses[status];
  const name = lenient(reference, '')(own, '$').split('/').at(-1) ?? '';
  return optional(response)(name === '' ? own : shared[name], '$');
}

/** A failure with that status, which the document says the call may meet, as it says it. */
export function expectFailure(one: Operation, got: Got, status: number): void {
  expect([got.status, got.text.slice(0, 200)]).toEqual([status, expect.any(String)]);
  const { headers = [], content } = promised(one, status) ?? {};
  expect(content).toBeDefined();
  const { errors } = validate(got.json, Object(content), '2020-12', schemas);
  expect(errors).toEqual([]);
  expect(got.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(got.headers['cache-control']).toBe('no-store');
  for (const name of headers) expect(got.headers).toHaveProperty(name);
}
