/**
 * A call of the platform as a value: where it goes, what is sent and how its answer is read. The
 * modules beside this one declare calls; the client (`client.ts`) sends them, and the call cache
 * (`app/data`) keeps the answers of those that read.
 */
import type { Decoder } from '../decode';
import type { CallRules } from './answer';
import { address, type Query } from './query';

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

/** Rules of a call that is no GET, and what stands in its query. */
type WriteRules = CallRules & { query?: Query };

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
  { query, ...rules }: WriteRules = {},
): Call<T> {
  return { method: 'POST', address: address(path, query), body, shape, rules };
}

/** Replaces what `path` names with `body`. */
export function put<T>(
  path: string,
  body: unknown,
  shape: Decoder<T>,
  { query, ...rules }: WriteRules = {},
): Call<T> {
  return { method: 'PUT', address: address(path, query), body, shape, rules };
}

/** Deletes what `path` names. */
export function del<T>(path: string, shape: Decoder<T>, rules: CallRules = {}): Call<T> {
  return { method: 'DELETE', address: address(path), shape, rules };
}
