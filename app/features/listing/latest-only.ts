import { isAbort } from '../../api/http';
import { deferred, MINIMUM_FETCH_MS } from '../../route/deferred';
import type { PageArgs } from '../../route/page-module';

type Fetch<T> = (options: { signal: AbortSignal }) => Promise<T>;

/**
 * A list's fetch that gives way to the next one of the same list: the older call is cancelled, and
 * its promise never settles, because neither its answer nor its absence is to be shown any more.
 */
export function createLatestOnly(): <T>(args: PageArgs, fetch: Fetch<T>) => Promise<T> {
  let superseded = new AbortController();
  return <T>({ signal, isFirstLoad }: PageArgs, fetch: Fetch<T>) => {
    superseded.abort();
    superseded = new AbortController();
    const fetching = fetch({ signal: AbortSignal.any([signal, superseded.signal]) });
    const quiet = fetching.catch((error: unknown) => {
      if (isAbort(error)) return new Promise<never>(() => {});
      throw error;
    });
    return deferred(quiet, isFirstLoad ? 0 : MINIMUM_FETCH_MS);
  };
}
