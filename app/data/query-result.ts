/** What a component sees of a call: on its way, there, failed. */
import { parseResponse } from '../api/answer';
import type { Call } from '../api/call';
import type { QueryState } from './query-state';

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
