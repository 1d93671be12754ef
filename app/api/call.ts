/**
 * A call of the platform as a value: where it goes, what is sent, which answers count as successful (spec
 * sections 4 and 8) and how they are read. The modules beside this one declare calls; the client
 * (`client.ts`) sends them, and the call cache (`app/data`) keeps the answers of those that read.
 */
import type { Schema } from '../core/schema';
import type { Incoming } from './answer';
import { address, pathOf, type Query } from './query';

export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The gateway's host and path with the query; also the key of an answer that was prefetched. */
  readonly address: string;
  /** JSON, or a form with files. */
  readonly body?: unknown;
  /** Reads the answer's `data`. */
  readonly shape: Schema<T>;
  readonly rules: CallRules;
}

/** What is particular about a call. */
export interface CallRules {
  /** Which answers count as successful; by default every 2xx. */
  accepts?: (incoming: Incoming) => boolean;
  /** Decodes the whole answer instead of its `data`. */
  whole?: boolean;
  /** Rewrites the message of a success or a failure. */
  successMessage?: (message: string) => string;
  failureMessage?: (message: string) => string;
  /** A 401 says that what was typed is wrong, not that the session has ended. */
  checksCredentials?: boolean;
  /** Nobody waits for the call: it shows no progress and outlives the page. */
  background?: boolean;
  /** The answer is this visitor's own. */
  isPersonal?: boolean;
  /** Names a write, so that the platform takes it once however often it is sent; empty for none. */
  key?: string;
  /** Stands before the reason on the console when the call fails and the page does without it. */
  warning?: string;
}

/** Creates are successful on 201 alone. */
export const createdOnly = ({ status }: Incoming): boolean => status === 201;
/** Some reads are successful on 200 alone. */
export const okOnly = ({ status }: Incoming): boolean => status === 200;
/** Everything else is successful on 200 to 299. */
export const anySuccess = ({ status }: Incoming): boolean => status >= 200 && status <= 299;

/**
 * A call that writes. Sent by the app, it brings what the cache knows of `changes` up to date by
 * itself (`app/data/send-write.ts`): a page never asks anew by hand for what it has changed.
 */
export interface Write<T> extends Call<T> {
  /** The paths of the calls whose answers it changes, whatever their queries. */
  readonly changes: readonly string[];
  /** Whether what it writes shows all over the site, in answers that nobody can list. */
  readonly isSiteWide?: boolean | undefined;
}

/** Rules of a call that writes, what stands in its query, and what it changes. */
type WriteRules = CallRules & {
  query?: Query;
  body?: unknown;
  /**
   * Calls that read what is written here: `[listPosts(), getPost(slug)]`. Any query of them will do; none
   * where nobody reads it.
   */
  changes: readonly Pick<Call<unknown>, 'address'>[];
  isSiteWide?: boolean;
};

/** Reads `path`. */
export function get<T>(
  path: string,
  query: Query,
  shape: Schema<T>,
  rules: CallRules = {},
): Call<T> {
  return { method: 'GET', address: address(path, query), shape, rules };
}

/** Sends `body`. Creates pass `accepts: createdOnly`. */
export function post<T>(
  path: string,
  body: unknown,
  shape: Schema<T>,
  rules: WriteRules,
): Write<T> {
  return write('POST', path, shape, { ...rules, body });
}

/** Writes by another method: GET where the platform offers as a read what has something done. */
export function write<T>(
  method: Write<T>['method'],
  path: string,
  shape: Schema<T>,
  { query, body, changes, isSiteWide, ...rules }: WriteRules,
): Write<T> {
  return {
    method,
    address: address(path, query),
    body,
    shape,
    rules,
    changes: changes.map(({ address }) => pathOf(address)),
    isSiteWide,
  };
}

/** The same call under a name by which the platform takes it once. */
export function keyed<T>(call: Call<T>, key: string): Call<T> {
  return { ...call, rules: { ...call.rules, key } };
}
