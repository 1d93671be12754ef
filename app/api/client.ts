/**
 * The one way the app calls the platform: the edge's gateway under `/api`. Every call resolves to an
 * {@link Answer}; nothing here rejects but an aborted call, which the router knows how to take.
 */
import { parseExactJson } from '../core/exact-json';
import { isReadable } from '../core/readable';
import { type Answer, parseResponse, problemOf, type RawResponse } from './answer';
import type { Call } from './call';
import { CHANGED_FILE, type Failure, failureOf, UNREACHABLE } from './failure';

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

/**
 * Why a form with files could not be sent at all, where one of them is no longer as it was chosen; null
 * where the network is to blame. Browsers report both alike, but the file cannot be read any more.
 */
async function changedFileIn(body: unknown): Promise<Failure | null> {
  if (!(body instanceof FormData)) return null;
  for (const [field, value] of body) {
    if (!(value instanceof Blob)) continue;
    if (await isReadable(value)) continue;
    return { message: CHANGED_FILE, statusCode: 400, errors: { [field]: [CHANGED_FILE] } };
  }
  return null;
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
