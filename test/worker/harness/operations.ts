/** What the contract promises of `/api/…` (app/api/openapi.json), as specs walk over it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dereference, validate } from '@cfworker/json-schema';
import * as v from 'valibot';
import { expect } from 'vitest';
import { object, optional, record } from '../../../app/core/schema';
import { root } from '../../run/process.mjs';
import type { Got } from './http';

const parameter = v.pipe(
  object({ name: v.string(), in: v.string(), example: optional(v.string()) }),
  v.transform(({ in: place, ...told }) => ({ ...told, place })),
);

const flag = v.nullish(v.boolean(), false);

const operation = v.pipe(
  object({
    /** The catalogue's name. */
    'x-call': v.string(),
    'x-access': v.string(),
    'x-kept': flag,
    'x-acts': flag,
    'x-posted': flag,
    'x-kinds': optional(v.array(v.string())),
    /** The binding of its rate limit. */
    'x-limit': optional(v.string()),
    'x-body-limit': v.nullish(v.number(), 0),
    parameters: v.array(parameter),
    requestBody: optional(object({ content: record(v.unknown()) })),
    responses: record(v.unknown()),
  }),
  v.transform(({ parameters, requestBody, responses, ...told }) => ({
    parameters,
    responses,
    body: requestBody && Object.keys(requestBody.content),
    call: told['x-call'],
    access: told['x-access'],
    isKept: told['x-kept'],
    acts: told['x-acts'],
    isPosted: told['x-posted'],
    kinds: told['x-kinds'],
    limit: told['x-limit'],
    bodyLimit: told['x-body-limit'],
  })),
);

const reference = object({ $ref: v.string() });

/** What is answered: which headers it has, and the JSON. */
const response = v.pipe(
  object({
    headers: v.nullish(record(v.unknown()), {}),
    content: optional(object({ 'application/json': object({ schema: v.optional(v.unknown()) }) })),
  }),
  v.transform(({ headers, content }) => ({
    headers: Object.keys(headers),
    content: content?.['application/json'].schema,
  })),
);

const document = object({
  paths: record(record(operation)),
  components: object({ responses: record(v.unknown()) }),
});

/** A call that the document has. */
export type Operation = v.InferOutput<typeof operation> & {
  readonly method: string;
  /** With its parameters in braces: `/services/{lmsKey}/cms/app/id`. */
  readonly path: string;
};

const whole: unknown = JSON.parse(readFileSync(join(root, 'app/api/openapi.json'), 'utf8'));
const { paths, components } = v.parse(document, whole);
const { responses: shared } = components;
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
  const { $ref } = v.parse(v.fallback(reference, { $ref: '' }), own);
  const name = $ref.split('/').at(-1) ?? '';
  return v.parse(optional(response), name === '' ? own : shared[name]);
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
