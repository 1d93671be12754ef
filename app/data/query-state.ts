/** What the query cache says of one address. */
import type { Query } from '@tanstack/query-core';
import type { RawResponse } from '../api/answer';
import type { Sendable } from '../api/client';
import { CachedResponse, ResponseError } from './response';

/** The state of one query. A new object with each change, so that it can be compared. */
export interface QueryState {
  /** The last good response, or the error of the last attempt; null before the first response. */
  readonly received: RawResponse | null;
  /** The error of the last attempt, where `received` is an older good response. */
  readonly lastError: RawResponse | null;
  readonly isFetching: boolean;
}

/** A call that reads. */
export type Readable = Pick<Sendable, 'address' | 'shape' | 'rules'>;

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
