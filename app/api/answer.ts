/**
 * What a call resolves to, and the rules by which an answer counts as successful (spec sections 4
 * and 8).
 */
import * as v from 'valibot';
import { isRecord, type Schema } from '../core/schema';
import { type Failure, failureOf, NOT_FOUND, toFailure } from './failure';

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

/** What a call brought: something that can be judged by its rules, or why there is nothing to parseResponse. */
export type RawResponse = Incoming | { failure: Failure };

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

/** The same answer with something else made of its data. */
export function mapAnswer<T, U>(answer: Answer<T>, change: (data: T) => U): Answer<U> {
  return answer.status ? { ...answer, data: change(answer.data) } : { ...answer, data: null };
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

/** Most answers are `{ status, message, data }`; the others are their own data. */
export function payloadOf(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const isEnvelope = Object.hasOwn(body, 'data') || typeof body.status === 'boolean';
  return isEnvelope ? body.data : body;
}

/** A list's empty value is the empty list; a record has none. */
function emptyOf<T>(shape: Schema<T>): T | null {
  try {
    return v.parse(shape, []);
  } catch {
    return null;
  }
}
