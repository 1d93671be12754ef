/**
 * The one way the app calls the platform: the edge's gateway under `/api`. Every call resolves to an
 * {@link Answer}; nothing here rejects but an aborted call, which the router knows how to take.
 */
import { type Answer, failed, type Incoming, judge, unusable } from './answer';
import type { Call } from './call';
import { UNREACHABLE } from './failure';

/** What the sender of a call may say. Aborting `signal` rejects the call with its reason. */
export interface SendOptions {
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

/** Sends a call. */
export type Send = <T>(call: Call<T>, options?: SendOptions) => Promise<Answer<T>>;

/** Makes the function that sends. Answers at hand and `fetch` are given, so that tests need no network. */
export function createClient(config: ClientConfig): Send {
  const atHand = new Map(Object.entries(config.prefetched));

  const receive = async (call: Call<unknown>, signal: AbortSignal | undefined) => {
    if (call.method === 'GET' && atHand.has(call.address)) {
      const body = atHand.get(call.address);
      atHand.delete(call.address);
      return { status: 200, body };
    }
    return readAnswer(
      await config.fetch(`${config.base}/${call.address}`, requestInit(call, signal)),
    );
  };

  return async (call, { signal } = {}) => {
    const { rules, shape } = call;
    signal?.throwIfAborted();
    const progress = rules.background ? undefined : config.progress;
    progress?.start();
    const answer = await receive(call, signal)
      .then((incoming) => {
        if (incoming.status === 401 && !rules.checksCredentials) {
          config.onInvalidSession?.(call.address);
        }
        return judge(incoming, shape, rules);
      })
      .catch((error: unknown) => {
        if (isAbort(error) || signal?.aborted) {
          progress?.finish();
          throw error;
        }
        return failed(failureOf(error), shape, rules);
      });
    if (answer.status) progress?.finish();
    else progress?.fail();
    if (!answer.status && rules.warning) console.warn(`${rules.warning}:`, answer.message);
    return answer;
  };
}

/** Whether a rejection is a cancelled call, which nobody needs to be told about. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
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
  { method, body, rules }: Call<unknown>,
  signal: AbortSignal | undefined,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (signal) init.signal = signal;
  if (rules.background) init.keepalive = true;
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
