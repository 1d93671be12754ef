/**
 * The one way the app calls the platform: the edge's gateway under `/api`, with answers turned into
 * `{ status, message, data, code }` (spec sections 4 and 8). Nothing here throws but an abort, which
 * the router knows how to take.
 */
import { type Decoder, decode, isRecord } from '../decode';
import { type Failure, NOT_FOUND, toFailure, UNREACHABLE, UNUSABLE } from './failure';
import { address, type Query } from './query';

/** A call that counted as successful. `code` is the HTTP status. */
export interface Success<T> {
  status: true;
  message: string;
  data: T;
  code: number;
}

/** A call that did not: `data` is empty, `errors` a form's messages by field. */
export interface Failed<T> {
  status: false;
  message: string;
  data: T | null;
  code: number;
  errors: Record<string, string[]>;
}

/** What every call resolves to. */
export type Answer<T> = Success<T> | Failed<T>;

/** What the caller of a call may say. Aborting `signal` rejects the call with its reason. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** What is particular about a call. */
export interface CallRules {
  query?: Query;
  /** Which answers count as successful; by default every 2xx. */
  accepts?: (response: { status: number; body: unknown }) => boolean;
  /** Decode the whole answer instead of its `data`. */
  whole?: boolean;
  /** Rewrites the message of a success or a failure. */
  successMessage?: (message: string) => string;
  failureMessage?: (message: string) => string;
  /** A 401 says that what was typed is wrong, not that the session has ended. */
  checksCredentials?: boolean;
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
  /** `boot.prefetched`: answers by address, each used once. */
  prefetched: Readonly<Record<string, unknown>>;
  fetch: typeof globalThis.fetch;
  /** Told the call whose answer was 401. */
  onInvalidSession?: ((call: string) => void) | undefined;
  progress?: Progress | undefined;
}

interface Outgoing {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  call: string;
  body?: unknown;
}

interface Incoming {
  status: number;
  body: unknown;
}

export interface Client {
  send<T>(
    request: Outgoing,
    decoder: Decoder<T>,
    options: CallOptions & CallRules,
  ): Promise<Answer<T>>;
}

/** Creates are successful on 201 alone. */
export const createdOnly = ({ status }: Incoming): boolean => status === 201;
/** Some reads are successful on 200 alone. */
export const okOnly = ({ status }: Incoming): boolean => status === 200;
const anySuccess = ({ status }: Incoming): boolean => status >= 200 && status <= 299;

/** Makes a client. Its base, its answers at hand and its `fetch` are given, so tests need no network. */
export function createClient(config: ClientConfig): Client {
  const atHand = new Map(Object.entries(config.prefetched));

  const receive = async (
    request: Outgoing,
    options: CallOptions & CallRules,
  ): Promise<Incoming> => {
    const target = address(request.call, options.query);
    if (request.method === 'GET' && atHand.has(target)) {
      const body = atHand.get(target);
      atHand.delete(target);
      return { status: 200, body };
    }
    const response = await config.fetch(`${config.base}/${target}`, requestInit(request, options));
    return { status: response.status, body: await readBody(response) };
  };

  return {
    async send(request, decoder, options) {
      options.signal?.throwIfAborted();
      config.progress?.start();
      try {
        const incoming = await receive(request, options);
        if (incoming.status === 401 && !options.checksCredentials) {
          config.onInvalidSession?.(request.call);
        }
        const answer = judge(incoming, decoder, options);
        if (answer.status) config.progress?.finish();
        else config.progress?.fail();
        return answer;
      } catch (error) {
        config.progress?.fail();
        if (options.signal?.aborted || isAbort(error)) throw error;
        const message = error instanceof UnusableBody ? UNUSABLE : UNREACHABLE;
        const statusCode = error instanceof UnusableBody ? error.statusCode : 500;
        return failed({ message, statusCode, errors: {} }, decoder, options);
      }
    },
  };
}

let current: Client | undefined;

/** Sets the client that the calls below go through. Called once, before the first render. */
export function configureApi(client: Client): void {
  current = client;
}

/** Reads `call`; the answer's `data` is decoded. Never rejects but on abort. */
export function get<T>(
  call: string,
  query: Query,
  decoder: Decoder<T>,
  options: CallOptions & Omit<CallRules, 'query'> = {},
): Promise<Answer<T>> {
  return client().send({ method: 'GET', call }, decoder, { ...options, query });
}

/** Sends `body` (JSON, or a form with files). Creates pass `accepts: createdOnly`. */
export function post<T>(
  call: string,
  body: unknown,
  decoder: Decoder<T>,
  options: CallOptions & CallRules = {},
): Promise<Answer<T>> {
  return client().send({ method: 'POST', call, body }, decoder, options);
}

/** Replaces what `call` names with `body`. */
export function put<T>(
  call: string,
  body: unknown,
  decoder: Decoder<T>,
  options: CallOptions & CallRules = {},
): Promise<Answer<T>> {
  return client().send({ method: 'PUT', call, body }, decoder, options);
}

/** Deletes what `call` names. */
export function del<T>(
  call: string,
  decoder: Decoder<T>,
  options: CallOptions & CallRules = {},
): Promise<Answer<T>> {
  return client().send({ method: 'DELETE', call }, decoder, options);
}

/** Whether a rejection is a cancelled call, which nobody needs to be told about. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

function client(): Client {
  if (current === undefined) throw new Error('configureApi has not been called');
  return current;
}

/** The answer was no JSON: a page of some proxy, or cut on its way. */
class UnusableBody extends Error {
  readonly statusCode: number;
  constructor(status: number) {
    super('The answer is not JSON');
    this.statusCode = status >= 400 ? status : 502;
  }
}

function requestInit({ method, body }: Outgoing, { signal }: CallOptions): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (signal) init.signal = signal;
  if (method === 'GET' || method === 'DELETE') return init;
  // A form's content type carries its boundary, so the browser has to write it.
  if (body instanceof FormData) return { ...init, body };
  headers['content-type'] = 'application/json';
  return { ...init, body: JSON.stringify(body ?? {}) };
}

/** An empty body is a good answer to a write (201 or 204), so it is no error by itself. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableBody(response.status);
  }
}

/** Turns what came back into an answer, by the call's rules. */
function judge<T>(incoming: Incoming, decoder: Decoder<T>, rules: CallRules): Answer<T> {
  const { status, body } = incoming;
  if (!(rules.accepts ?? anySuccess)(incoming)) {
    // A 2xx that does not count says "OK" in its message, which would read as a success.
    const failure = anySuccess(incoming)
      ? { ...toFailure(undefined, status), message: UNUSABLE }
      : toFailure(body, status);
    return failed(failure, decoder, rules);
  }
  const payload = rules.whole ? body : payloadOf(body);
  try {
    const data = decode(decoder, payload);
    const message = isRecord(body) && typeof body.message === 'string' ? body.message : '';
    return {
      status: true,
      message: rules.successMessage?.(message) ?? message,
      data,
      code: status,
    };
  } catch {
    const missing = payload === undefined || payload === null;
    const failure = missing
      ? { message: NOT_FOUND, statusCode: 404, errors: {} }
      : { message: UNUSABLE, statusCode: 502, errors: {} };
    return failed(failure, decoder, rules);
  }
}

/** Most answers are `{ status, message, data }`; the others are their own data. */
function payloadOf(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const isEnvelope = Object.hasOwn(body, 'data') || typeof body.status === 'boolean';
  return isEnvelope ? body.data : body;
}

function failed<T>(failure: Failure, decoder: Decoder<T>, rules: CallRules): Failed<T> {
  return {
    status: false,
    message: rules.failureMessage?.(failure.message) ?? failure.message,
    data: emptyOf(decoder),
    code: failure.statusCode,
    errors: failure.errors,
  };
}

/** A list's empty value is the empty list; a record has none. */
function emptyOf<T>(decoder: Decoder<T>): T | null {
  try {
    return decode(decoder, undefined);
  } catch {
    return null;
  }
}
