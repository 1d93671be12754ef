/**
 * The one way the app calls the platform: the edge's gateway under `/api`. Every call resolves to an
 * {@link Answer}; nothing here rejects but an aborted call, which the router knows how to take.
 */
import type { Decoder } from '../decode';
import { type Answer, type CallRules, failed, type Incoming, judge, unusable } from './answer';
import { UNREACHABLE } from './failure';
import { address, type Query } from './query';

export type { Answer } from './answer';

/** What the caller of a call may say. Aborting `signal` rejects the call with its reason. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
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
  /** Told the call that was answered 401, which is also what visitors who never signed in get. */
  onInvalidSession?: ((call: string) => void) | undefined;
  progress?: Progress | undefined;
}

interface Outgoing {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  call: string;
  body?: unknown;
}

export interface Client {
  send<T>(
    request: Outgoing,
    decoder: Decoder<T>,
    options: CallOptions & CallRules,
  ): Promise<Answer<T>>;
}

/** Makes a client. Its answers at hand and its `fetch` are given, so that tests need no network. */
export function createClient(config: ClientConfig): Client {
  const atHand = new Map(Object.entries(config.prefetched));

  const receive = async (request: Outgoing, options: CallOptions & CallRules) => {
    const target = address(request.call, options.query);
    if (request.method === 'GET' && atHand.has(target)) {
      const body = atHand.get(target);
      atHand.delete(target);
      return { status: 200, body };
    }
    return readAnswer(
      await config.fetch(`${config.base}/${target}`, requestInit(request, options)),
    );
  };

  return {
    async send(request, decoder, options) {
      options.signal?.throwIfAborted();
      const progress = options.background ? undefined : config.progress;
      progress?.start();
      const answer = await receive(request, options)
        .then((incoming) => {
          if (incoming.status === 401 && !options.checksCredentials) {
            config.onInvalidSession?.(request.call);
          }
          return judge(incoming, decoder, options);
        })
        .catch((error: unknown) => {
          if (isAbort(error) || options.signal?.aborted) {
            progress?.finish();
            throw error;
          }
          return failed(failureOf(error), decoder, options);
        });
      if (answer.status) progress?.finish();
      else progress?.fail();
      return answer;
    },
  };
}

let current: Client | undefined;

/** Sets the client that the calls below go through. Called once, before the first render. */
export function configureApi(client: Client): void {
  current = client;
}

/** Reads `call`; the answer's `data` is decoded. */
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

/** The answer was no JSON: the page of a proxy in between, or JSON cut on its way. */
class UnreadableAnswer extends Error {
  constructor(readonly httpStatus: number) {
    super('The answer is not JSON');
  }
}

function failureOf(error: unknown) {
  if (!(error instanceof UnreadableAnswer)) {
    return { message: UNREACHABLE, statusCode: 500, errors: {} };
  }
  return unusable(error.httpStatus >= 400 ? error.httpStatus : 502);
}

function requestInit(
  { method, body }: Outgoing,
  { signal, background }: CallOptions & CallRules,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (signal) init.signal = signal;
  if (background) init.keepalive = true;
  if (method === 'GET' || method === 'DELETE') return init;
  // A form's content type carries its boundary, so the browser has to write it.
  if (body instanceof FormData) return { ...init, body };
  headers['content-type'] = 'application/json';
  return { ...init, body: JSON.stringify(body ?? {}) };
}

/** An empty body is a good answer to a write (201 or 204), so it is no error by itself. */
async function readAnswer(response: Response): Promise<Incoming> {
  const text = await response.text();
  if (text.trim() === '') return { status: response.status, body: undefined };
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    throw new UnreadableAnswer(response.status);
  }
}
