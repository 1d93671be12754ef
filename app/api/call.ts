/**
 * A call of the platform as a value: where it goes, what is sent and how its answer is read. The
 * modules beside this one declare calls; the client (`client.ts`) sends them, and the call cache
 * (`app/data`) keeps the answers of those that read.
 */
import type { Decoder } from '../decode';
import type { CallRules } from './answer';
import { address, pathOf, type Query } from './query';

export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The gateway's host and path with the query; also the key of an answer that was prefetched. */
  readonly address: string;
  /** JSON, or a form with files. */
  readonly body?: unknown;
  /** Reads the answer's `data`. */
  readonly shape: Decoder<T>;
  readonly rules: CallRules;
}

/**
 * A call that writes. Sent by the app, it brings what the cache knows of `changes` up to date by
 * itself (`app/data/send-write.ts`): a page never asks anew by hand for what it has changed.
 */
export interface Write<T> extends Call<T> {
  /** The paths of the calls whose answers it changes, whatever their queries. */
  readonly changes: readonly string[];
}

/** Rules of a call that is no GET, what stands in its query, and which calls it changes. */
type WriteRules = CallRules & {
  query?: Query;
  /** Calls that read what is written here: `[listPosts(), getPost(slug)]`. Any query of them will do. */
  changes?: readonly Pick<Call<unknown>, 'address'>[];
};

/** Reads `path`. */
export function get<T>(
  path: string,
  query: Query,
  shape: Decoder<T>,
  rules: CallRules = {},
): Call<T> {
  return { method: 'GET', address: address(path, query), shape, rules };
}

/** Sends `body`. Creates pass `accepts: createdOnly`. */
export function post<T>(
  path: string,
  body: unknown,
  shape: Decoder<T>,
  rules: WriteRules = {},
): Write<T> {
  return { body, ...write('POST', path, shape, rules) };
}

/** Replaces what `path` names with `body`. */
export function put<T>(
  path: string,
  body: unknown,
  shape: Decoder<T>,
  rules: WriteRules = {},
): Write<T> {
  return { body, ...write('PUT', path, shape, rules) };
}

/** Deletes what `path` names. */
export function del<T>(path: string, shape: Decoder<T>, rules: WriteRules = {}): Write<T> {
  return write('DELETE', path, shape, rules);
}

function write<T>(
  method: Write<T>['method'],
  path: string,
  shape: Decoder<T>,
  { query, changes = [], ...rules }: WriteRules,
): Write<T> {
  const changed = changes.map(({ address }) => pathOf(address));
  return { method, address: address(path, query), shape, rules, changes: [...new Set(changed)] };
}
