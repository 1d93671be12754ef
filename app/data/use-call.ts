/** How components read the call cache. */
import { use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Call } from '../api/call';
import type { App } from '../core/app';
import { useApp } from '../core/app-context';
import { PageError, pageErrorOf } from '../router/page-error';
import {
  allResults,
  keepPrevious,
  LOADING,
  NOTHING,
  type Previous,
  type QueryResult,
  resultOf,
} from './query-result';

/** React reads a promise with this status at once, without suspending. */
const SETTLED = Object.assign(Promise.resolve(), { status: 'fulfilled' });

interface ReadOptions {
  /** False leaves the asking to somebody else, or to later. */
  asks?: boolean;
}

/**
 * Reads a call, and asks for it unless its answer is fresh; without a call it is loading. At the edge,
 * where nothing is asked for, what did not come with the document is loading: so it does not suspend,
 * and the browser finds in place what it would show itself.
 */
export function useCall<T>(call: Call<T> | null, options: ReadOptions = {}): QueryResult<T> {
  const [reading = LOADING] = useReadings(call === null ? [] : [call], options);
  return reading;
}

/** {@link useCall} for several calls of one kind. */
export function useCalls<T>(
  calls: readonly Call<T>[],
  options: ReadOptions = {},
): QueryResult<readonly T[]> {
  return allResults(useReadings(calls, options));
}

/**
 * What the page's loader has waited for. Should it have gone meanwhile, it is waited for again; a
 * failure is thrown for the page's error screen.
 */
export function useLoaded<T>(call: Call<T>): T {
  const { cache } = useApp();
  const reading = useCall(call);
  // React requires that a component which has suspended calls `use` in its later renders as well.
  use(reading.status === 'loading' ? cache.wait(call) : SETTLED);
  if (reading.status === 'ready') return reading.data;
  if (reading.status === 'failed') throw pageErrorOf(reading.problem);
  throw new PageError(500);
}

/**
 * What to show of a list that has been asked for anew, `key` telling which: what was there last, as it
 * stood then, stays until the other has come.
 */
export function useKeepPreviousData<T>(key: string, reading: QueryResult<T>): QueryResult<T> {
  const { cache } = useApp();
  const writes = cache.writes();
  const last = useRef<Previous<T> | null>(null);
  useEffect(() => {
    if (reading.status !== 'ready') return;
    // Until it has been asked for anew it is as old as it was.
    const isAsBefore = reading.isFetching && last.current?.key === key;
    last.current = { key, reading, writes: isAsBefore ? (last.current?.writes ?? 0) : writes };
  });
  return keepPrevious(last.current, key, reading, writes);
}

function useReadings<T>(
  calls: readonly Call<T>[],
  { asks = true }: ReadOptions,
): readonly QueryResult<T>[] {
  const app = useApp();
  const { cache } = app;
  // A call is an object of its own on every render; its address tells it apart.
  const key = calls.map(({ address }) => address).join(' ');
  const store = useMemo(() => {
    const addresses = key === '' ? [] : key.split(' ');
    return {
      subscribe: (listener: () => void) => cache.subscribe(addresses, listener),
      now: unlessSame(() => addresses.map(cache.known)),
      first: unlessSame(() => addresses.map(cache.first)),
    };
  }, [cache, key]);
  const known = useSyncExternalStore(store.subscribe, store.now, store.first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the calls.
  useEffect(() => {
    if (!asks) return;
    const ends = calls.map(cache.observe);
    return () => {
      for (const end of ends) end();
    };
  }, [cache, key, asks]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the calls.
  const readings = useMemo(
    () =>
      calls.map((call, index) =>
        resultOf(known[index] ?? NOTHING, call, () => cache.refresh(call)),
      ),
    [cache, key, known],
  );
  if (import.meta.env.SSR) look(app, calls);
  return (import.meta.env.SSR && ownReadings(app, calls)) || readings;
}

/** Has what came with the document looked at, once it is shown. */
function look({ look, cache }: App, calls: readonly Call<unknown>[]): void {
  for (const call of look ? calls : []) {
    const { received } = cache.known(call.address);
    if (received !== null) look?.(call, received);
  }
}

/** What the session shows that the edge renders for; null where it renders for anybody. */
function ownReadings<T>({ own }: App, calls: readonly Call<T>[]): readonly QueryResult<T>[] | null {
  return own ? calls.map((call) => own(call) ?? LOADING) : null;
}

/** Gives the list it gave before as long as its items are the same. */
function unlessSame<T>(list: () => readonly T[]): () => readonly T[] {
  let last: readonly T[] = [];
  return () => {
    const next = list();
    const isSame = next.length === last.length && next.every((item, index) => item === last[index]);
    if (!isSame) last = next;
    return last;
  };
}
