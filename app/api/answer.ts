/**
 * What a call resolves to, and the rules by which an answer counts as successful (spec sections 4
 * and 8).
 */
import { type Decoder, decode, isRecord } from '../decode';
import { type Failure, NOT_FOUND, toFailure, UNUSABLE } from './failure';

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
}

export type Answer<T> = Success<T> | Failed<T>;

/** What came back: the HTTP status and the JSON, `undefined` for an empty body. */
export interface Incoming {
  status: number;
  body: unknown;
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
  /** Stands before the reason on the console when the call fails and the page does without it. */
  warning?: string;
}

/** Creates are successful on 201 alone. */
export const createdOnly = ({ status }: Incoming): boolean => status === 201;
/** Some reads are successful on 200 alone. */
export const okOnly = ({ status }: Incoming): boolean => status === 200;
/** Everything else is successful on 200 to 299. */
export const anySuccess = ({ status }: Incoming): boolean => status >= 200 && status <= 299;

/** Turns what came back into an answer, by the call's rules. */
export function judge<T>(incoming: Incoming, decoder: Decoder<T>, rules: CallRules): Answer<T> {
  const { status, body } = incoming;
  const accepts = rules.accepts ?? anySuccess;
  if (!accepts(incoming)) {
    // A 2xx that does not count says "OK" in its message, which would read as a success.
    const failure = anySuccess(incoming) ? unusable(status) : toFailure(body, status);
    return failed(failure, decoder, rules);
  }
  const payload = rules.whole ? body : payloadOf(body);
  try {
    const data = decode(decoder, payload);
    const said = isRecord(body) && typeof body.message === 'string' ? body.message : '';
    return { status: true, message: rules.successMessage?.(said) ?? said, data, code: status };
  } catch {
    const isMissing = payload === undefined || payload === null;
    return failed(isMissing ? missing : unusable(502), decoder, rules);
  }
}

/** The answer of a call that failed. */
export function failed<T>(failure: Failure, decoder: Decoder<T>, rules: CallRules): Failed<T> {
  return {
    status: false,
    message: rules.failureMessage?.(failure.message) ?? failure.message,
    data: emptyOf(decoder),
    code: failure.statusCode,
    errors: failure.errors,
  };
}

const missing: Failure = { message: NOT_FOUND, statusCode: 404, errors: {} };

/** The failure of an answer that cannot be used. */
export function unusable(statusCode: number): Failure {
  return { message: UNUSABLE, statusCode, errors: {} };
}

/** Most answers are `{ status, message, data }`; the others are their own data. */
function payloadOf(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const isEnvelope = Object.hasOwn(body, 'data') || typeof body.status === 'boolean';
  return isEnvelope ? body.data : body;
}

/** A list's empty value is the empty list; a record has none. */
function emptyOf<T>(decoder: Decoder<T>): T | null {
  try {
    return decode(decoder, undefined);
  } catch {
    return null;
  }
}
