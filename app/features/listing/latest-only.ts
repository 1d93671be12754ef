import { isAbort, type Send } from '../../api/client';
import { deferred, MINIMUM_FETCH_MS } from '../../route/deferred';
import type { PageArgs } from '../../route/page-module';

type Fetch<T> = (send: Send) => Promise<T>;

/**
 * A list's fetch that gives way to the next one: the older call is cancelled, and
 * its promise never settles, because neither its answer nor its absence is to be shown any more.
 */
export function latestOnly<T>(args: PageArgs, fetch: Fetch<T>): Promise<T> {
  return args.app.of(createLatestOnly)(args, fetch);
}

function createLatestOnly(): <T>(args: PageArgs, fetch: Fetch<T>) => Promise<T> {
  let superseded = new AbortController();
  return <T>({ app, signal, isFirstLoad }: PageArgs, fetch: Fetch<T>) => {
    superseded.abort();
    superseded = new AbortController();
    const both = AbortSignal.any([signal, superseded.signal]);
    const fetching = fetch((call) => app.send(call, { signal: both }));
    const quiet = fetching.catch((error: unknown) => {
      if (isAbort(error)) return new Promise<never>(() => {});
      throw error;
    });
    return deferred(quiet, isFirstLoad ? 0 : MINIMUM_FETCH_MS);
  };
}
