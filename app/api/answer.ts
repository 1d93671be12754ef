/** What comes back of a call, and what the call resolves to (spec sections 4 and 8). */
import { isRecord } from '../core/schema';
import type { Failure } from './failure';

/** A call that counted as successful. `code` is the HTTP status. */
export interface Success<T> {
  status: true;
  message: string;
  data: T;
  code: number;
}

/** A call that did not: `data` is empty, `errors` holds a form's messages by field. */
export interface Failed<T> {
  status: false;
  message: string;
  data: T | null;
  code: number;
  errors: Record<string, string[]>;
  /** The network has failed: nothing is known of what has come of the call. */
  isUnreachable?: boolean;
}

/** Whether the platform may have done what it has not answered: the answer was lost on its way. */
export function isAnswerLost({ code, isUnreachable }: Failed<unknown>): boolean {
  return isUnreachable === true || code === 408 || code === 502 || code === 504;
}

export type Answer<T> = Success<T> | Failed<T>;

/** What came back: the HTTP status and the JSON, `undefined` for an empty body. */
export interface Incoming {
  status: number;
  body: unknown;
}

/** What a call brought: a response, to be parsed by the call's rules, or why there is none. */
export type RawResponse = Incoming | { failure: Failure };

/** Most answers are `{ status, message, data }`; the others are their own data. */
export function payloadOf(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const isEnvelope = Object.hasOwn(body, 'data') || typeof body.status === 'boolean';
  return isEnvelope ? body.data : body;
}

/** The same answer with something else made of its data. */
export function mapAnswer<T, U>(answer: Answer<T>, change: (data: T) => U): Answer<U> {
  return answer.status ? { ...answer, data: change(answer.data) } : { ...answer, data: null };
}
