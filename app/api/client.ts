/**
 * The one way the app calls the platform: it sends a call to the edge's gateway under `/api`, and parses the
 * response by the call's rules and schema. Every call resolves to an {@link Answer}; nothing here rejects but
 * an aborted call, which the router knows how to take.
 */
import * as v from 'valibot';
import { parseExactJson } from '../core/exact-json';
import { isRecord, type Schema } from '../core/schema';
import { type Answer, type Failed, payloadOf, type RawResponse } from './answer';
import { anySuccess, type Call, type CallRules } from './call';
import {
  changedFileIn,
  type Failure,
  failureOf,
  NOT_FOUND,
  toFailure,
  UNREACHABLE,
} from './failure';

/** What the sender of a call may say. Aborting `signal` rejects the call with its reason. */
export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Nobody waits for it yet: it shows no progress. */
  quiet?: boolean;
}

/** The progress bar's side of a call (spec section 4). */
export interface Progress {
  start(): void;
  finish(): void;
  fail(): void;
}

export interface ClientConfig {
  /** `boot.tenant.api`: `/api`, or `/pesilat/api` under the path rule. */
  base: string;
  fetch: typeof globalThis.fetch;
  /** Told the call that was answered 401, which is also what visitors who never signed in get. */
  onInvalidSession?: ((call: string) => void) | undefined;
  progress?: Progress | undefined;
}

/** A call on the network; one whose shape is not known yet is judged later. */
export type Sendable = Omit<Call<unknown>, 'shape'> & Partial<Pick<Call<unknown>, 'shape'>>;

export interface Client {
  /** Sends a call. */
  readonly send: Send;
  /** Sends a call and leaves its answer to be judged. */
  readonly receive: (call: Sendable, options?: SendOptions) => Promise<RawResponse>;
}

export type Send = <T>(call: Call<T>, options?: SendOptions) => Promise<Answer<T>>;

/** Makes a client. Its `fetch` is given, so that tests need no network. */
export function createClient(config: ClientConfig): Client {
  const fetchAnswer = async (call: Sendable, signal: AbortSignal | undefined) => {
    try {
      const url = `${config.base}/${call.address}`;
      return await readAnswer(await config.fetch(url, requestInit(call, signal)));
    } catch (error) {
      if (isAbort(error) || signal?.aborted) throw error;
      const unreachable = { ...failureOf(500, UNREACHABLE), isUnreachable: true };
      return { failure: (await changedFileIn(call.body)) ?? unreachable };
    }
  };

  const receive: Client['receive'] = async (call, { signal, quiet = false } = {}) => {
    const { address, rules } = call;
    signal?.throwIfAborted();
    const progress = rules.background || quiet ? undefined : config.progress;
    progress?.start();
    try {
      const received = await fetchAnswer(call, signal);
      const isRefused = 'status' in received && received.status === 401;
      if (isRefused && !rules.checksCredentials) config.onInvalidSession?.(address);
      const problem = problemOf(received, call);
      if (problem === null) progress?.finish();
      else progress?.fail();
      if (problem !== null && rules.warning) console.warn(`${rules.warning}:`, problem);
      return received;
    } catch (error) {
      progress?.finish();
      throw error;
    }
  };

  return {
    receive,
    send: async (call, options) => parseResponse(await receive(call, options), call),
  };
}

/** Whether a rejection is a cancelled call, which nobody needs to be told about. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

function requestInit(
  { method, body, rules }: Sendable,
  signal: AbortSignal | undefined,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (signal) init.signal = signal;
  if (rules.background) init.keepalive = true;
  if (rules.key) headers['idempotency-key'] = rules.key;
  if (method === 'GET' || method === 'DELETE') return init;
  // A form's content type carries its boundary, so the browser has to write it.
  if (body instanceof FormData) return { ...init, body };
  headers['content-type'] = 'application/json';
  return { ...init, body: JSON.stringify(body ?? {}) };
}

/**
 * An empty body is a good answer to a write (201 or 204), so it is no error by itself. One that is no
 * JSON is: the page of a proxy in between, or JSON cut on its way.
 */
async function readAnswer(response: Response): Promise<RawResponse> {
  const { status } = response;
  const text = await response.text();
  if (text.trim() === '') return { status, body: undefined };
  try {
    return { status, body: parseExactJson(text) };
  } catch {
    return { failure: failureOf(status >= 400 ? status : 502) };
  }
}

/** Parses a response by the call's rules. */
export function parseResponse<T>(
  received: RawResponse,
  { shape, rules }: { shape: Schema<T>; rules: CallRules },
): Answer<T> {
  if ('failure' in received) return failed(received.failure, shape, rules);
  const { status, body } = received;
  const accepts = rules.accepts ?? anySuccess;
  if (!accepts(received)) {
    // A 2xx that does not count says "OK" in its message, which would read as a success.
    const failure = anySuccess(received) ? failureOf(status) : toFailure(body, status);
    return failed(failure, shape, rules);
  }
  const payload = rules.whole ? body : payloadOf(body);
  try {
    const data = decodeOnce(shape, payload);
    const said = isRecord(body) && typeof body.message === 'string' ? body.message : '';
    return { status: true, message: rules.successMessage?.(said) ?? said, data, code: status };
  } catch {
    // A record that is not there was not found; a list that is not there is no empty one.
    const isMissing = (payload ?? emptyOf(shape)) === null;
    return failed(isMissing ? failureOf(404, NOT_FOUND) : failureOf(502), shape, rules);
  }
}

/** Why a call did not bring what it was made for, as far as its shape is known; null when it did. */
export function problemOf(
  received: RawResponse,
  { shape = v.unknown(), rules }: { shape?: Schema<unknown>; rules: CallRules },
): string | null {
  const answer = parseResponse(received, { shape, rules });
  return answer.status ? null : answer.message;
}

function failed<T>(failure: Failure, shape: Schema<T>, rules: CallRules): Failed<T> {
  return {
    status: false,
    message: rules.failureMessage?.(failure.message) ?? failure.message,
    data: emptyOf(shape),
    code: failure.statusCode,
    errors: failure.errors,
    ...(failure.isUnreachable && { isUnreachable: true }),
  };
}

/** What a payload was last parsed to, and by which schema. */
const decoded = new WeakMap<object, { shape: unknown; data: unknown }>();

/** Parses a payload once for all who read it by the same schema. */
function decodeOnce<T>(shape: Schema<T>, payload: unknown): T {
  if (typeof payload !== 'object' || payload === null) return v.parse(shape, payload);
  const last = decoded.get(payload);
  // What this schema has made is of the type that it makes.
  if (last?.shape === shape) return last.data as T;
  const data = v.parse(shape, payload);
  decoded.set(payload, { shape, data });
  return data;
}

/** A list's empty value is the empty list; a record has none. */
function emptyOf<T>(shape: Schema<T>): T | null {
  try {
    return v.parse(shape, []);
  } catch {
    return null;
  }
}
