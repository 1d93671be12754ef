/**
 * What is known of a call, in three steps: the response or the error that TanStack Query holds, the state of
 * its query, and what a component sees of it: on its way, there, failed.
 */
import type { Query } from '@tanstack/query-core';
import type { RawResponse } from '../api/answer';
import type { Call } from '../api/call';
import { parseResponse } from '../api/client';

/** A good response. `era` is that of the cache in which it was asked for: an older one is stale. */
export class CachedResponse {
  constructor(
    readonly received: RawResponse,
    readonly isPersonal: boolean,
    readonly era: number,
  ) {}
}

/** Thrown for a response that is not good. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';

  constructor(
    readonly received: RawResponse,
    readonly isPersonal: boolean,
  ) {
    super('The call was not answered well');
  }
}

/** Statuses that say that older data is not to be shown any more. */
const GONE = [401, 403, 404, 410];

export function isGone({ received }: ResponseError): boolean {
  const status = 'status' in received ? received.status : received.failure.statusCode;
  return GONE.includes(status);
}

/** Whether a query's data is a response of this era. */
export function isOf(era: number, data: unknown): boolean {
  return data instanceof CachedResponse && data.era === era;
}

/** Whether what a query holds is this visitor's own. */
export function isPersonal({ data, error }: Query['state']): boolean {
  const last = data ?? error;
  return (last instanceof CachedResponse || last instanceof ResponseError) && last.isPersonal;
}

/** The state of one query. A new object with each change, so that it can be compared. */
export interface QueryState {
  /** The last good response, or the error of the last attempt; null before the first response. */
  readonly received: RawResponse | null;
  /** The error of the last attempt, where `received` is an older good response. */
  readonly lastError: RawResponse | null;
  readonly isFetching: boolean;
}

export const NOTHING: QueryState = { received: null, lastError: null, isFetching: false };

/** What a query's state says. An error stays in sight while the next attempt is under way. */
export function nextState(
  { data, error, fetchStatus }: Query['state'],
  last: QueryState,
): QueryState {
  const isFetching = fetchStatus === 'fetching';
  const lastError = error instanceof ResponseError ? error.received : null;
  if (data instanceof CachedResponse) return { received: data.received, lastError, isFetching };
  const isError = last.received !== null && last.lastError === null;
  return {
    received: lastError ?? (isFetching && isError ? last.received : null),
    lastError: null,
    isFetching,
  };
}

export function isSame(one: QueryState, other: QueryState): boolean {
  return (
    one.received === other.received &&
    one.lastError === other.lastError &&
    one.isFetching === other.isFetching
  );
}

export type QueryResult<T> = Loading | Ready<T> | FailedResult;

interface Loading {
  readonly status: 'loading';
}

export interface Ready<T> extends Asked {
  readonly status: 'ready';
  readonly data: T;
  /** Whether something else was asked for, and stands in `data` once it has come. */
  readonly isOld: boolean;
  /** Why `data` could not be brought up to date; null when it is. */
  readonly problem: Problem | null;
}

export interface FailedResult extends Asked {
  readonly status: 'failed';
  readonly problem: Problem;
}

/** Something that can be asked for again. */
export interface Asked {
  /** Whether it is being asked for at this moment. */
  readonly isFetching: boolean;
  retry(): void;
}

/** Why a call failed: in words for the visitor, and as an HTTP status. */
export interface Problem {
  readonly message: string;
  readonly code: number;
}

export const LOADING: Loading = { status: 'loading' };

/** Reads what is known of a call. */
export function resultOf<T>(known: QueryState, call: Call<T>, retry: () => void): QueryResult<T> {
  const { received, lastError, isFetching } = known;
  if (received === null) return LOADING;
  const answer = parseResponse(received, call);
  if (!answer.status) return { status: 'failed', problem: answer, isFetching, retry };
  const problem = lastError === null ? null : parseResponse(lastError, call);
  return { status: 'ready', data: answer.data, isOld: false, problem, isFetching, retry };
}

/** Something that is there without being asked for. */
export function given<T>(data: T): QueryResult<T> {
  return { status: 'ready', data, isOld: false, problem: null, isFetching: false, retry: () => {} };
}

/** The result with its data changed. */
export function mapResult<T, U>(reading: QueryResult<T>, change: (data: T) => U): QueryResult<U> {
  return reading.status === 'ready' ? { ...reading, data: change(reading.data) } : reading;
}

/** Several results as one, which is there when all are. */
export function allResults<T>(readings: readonly QueryResult<T>[]): QueryResult<readonly T[]> {
  const failures = readings.filter((reading) => reading.status === 'failed');
  const [failure] = failures;
  if (failure) {
    const retry = () => {
      for (const failed of failures) failed.retry();
    };
    return { ...failure, retry };
  }
  const ready = readings.filter((reading) => reading.status === 'ready');
  if (ready.length < readings.length) return LOADING;
  return {
    status: 'ready',
    data: ready.map(({ data }) => data),
    isOld: ready.some(({ isOld }) => isOld),
    problem: ready.find(({ problem }) => problem !== null)?.problem ?? null,
    isFetching: ready.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { problem, retry } of ready) if (problem !== null) retry();
    },
  };
}

/** What a list showed last, and which of its pages or filters that was. */
export interface Previous<T> {
  readonly key: string;
  readonly reading: Ready<T>;
  /** How many writes had changed something by then. */
  readonly writes: number;
}

/**
 * The result, or what was shown last where another one is on its way in its place. What was shown before a
 * write is not: it may hold what was just deleted.
 */
export function keepPrevious<T>(
  last: Previous<T> | null,
  key: string,
  reading: QueryResult<T>,
  writes: number,
): QueryResult<T> {
  // Under the same key nothing else was asked for: what is gone there was taken away.
  if (reading.status !== 'loading' || last === null || last.key === key) return reading;
  if (last.writes !== writes) return reading;
  return { ...last.reading, isOld: true };
}
