/**
 * The query cache of the platform's responses (TanStack Query), keyed by the gateway address of a call and
 * seeded with the responses that came with the document. Components read it with `useCall`, loaders with
 * `ensureData`.
 *
 * A cached response is shown at once, and refetched behind that unless it is fresh. A failed attempt does not
 * replace a response: it is told beside it. Nothing here rejects but a wait that was given up.
 */
import { type Query, QueryClient, type QueryKey } from '@tanstack/query-core';
import { type Client, problemOf, type Sendable } from '../api/client';
import { pathOf } from '../api/query';
import { unlessAborted } from '../core/unless-aborted';
import {
  CachedResponse,
  isGone,
  isOf,
  isPersonal,
  isSame,
  NOTHING,
  nextState,
  type QueryState,
  ResponseError,
} from './query-result';
import { SkeletonTimes } from './skeleton-times';

/** How long a response is not refetched, in ms. */
export const FRESH_MS = 10_000;

/** More queries than this are not kept; the oldest that nobody uses go. */
export const MOST_QUERIES = 150;

/** A call that reads. */
type Readable = Pick<Sendable, 'address' | 'shape' | 'rules'>;

export interface CacheConfig {
  /** Responses that came with the document, by address; undecoded. */
  readonly prefetched: Readonly<Record<string, unknown>>;
  readonly receive: Client['receive'];
  readonly isSignedIn: () => boolean;
}

/** Makes the cache over what came with the document. */
export function createCache(config: CacheConfig): CallCache {
  return new Queries(config);
}

/** The query cache as the app uses it. */
export type CallCache = Pick<Queries, keyof Queries>;

/** Its methods are passed on by themselves: each is bound. */
class Queries {
  private readonly boot: ReadonlyMap<string, QueryState>;
  private readonly client: QueryClient;
  /** Moves on with everything that makes all responses stale. */
  private era: number;
  private wasSignedIn: boolean;
  private written = 0;
  /** The call that a query was last fetched for. */
  private readonly calls = new Map<string, Readable>();
  /** How many show a query or wait for it. */
  private readonly users = new Map<string, number>();
  private readonly states = new WeakMap<Query, QueryState>();
  private readonly waits = new WeakMap<Query, Promise<void>>();
  private readonly skeletons = new SkeletonTimes();
  /** Fetched ahead: shows no progress. */
  private readonly quiet = new WeakSet<Query>();

  constructor(private readonly config: CacheConfig) {
    this.wasSignedIn = config.isSignedIn();
    // What came with the document is for anybody: a signed-in visitor may be sent more.
    this.era = this.wasSignedIn ? 1 : 0;
    this.client = new QueryClient({
      defaultOptions: {
        queries: {
          queryFn: ({ queryKey: [address], signal }) => this.fetch(String(address), signal),
          gcTime: Number.POSITIVE_INFINITY,
          networkMode: 'always',
          structuralSharing: false,
          retry: false,
        },
      },
    });
    this.queries.config.onError = (error, query) => {
      if (error instanceof ResponseError && isGone(error)) query.setState({ data: undefined });
    };
    this.queries.subscribe(({ type, query: { queryHash } }) => {
      if (type === 'added') this.prune();
      if (type === 'removed') this.calls.delete(queryHash);
    });
    this.boot = bootOf(config.prefetched);
    for (const [address, known] of this.boot) this.seed(address, known);
  }

  /** The state of a query now. */
  readonly known = (address: string): QueryState => {
    const query = this.queries.get(address);
    return query === undefined ? NOTHING : this.stateOf(query);
  };

  /** The state when the app began, which is also what the edge rendered. */
  readonly first = (address: string): QueryState => this.boot.get(address) ?? NOTHING;

  /** Subscribes to changes of queries. Returns the unsubscribe function. */
  subscribe(addresses: readonly string[], listener: () => void): () => void {
    const own = new Set(addresses);
    for (const address of own) this.count(address, 1);
    const end = this.queries.subscribe(({ type, query: { queryHash } }) => {
      if ((type === 'updated' || type === 'removed') && own.has(queryHash)) listener();
    });
    return () => {
      end();
      for (const address of own) this.count(address, -1);
    };
  }

  /**
   * Observes a query: fetches it, unless it is fresh. Returns the function that ends that; a fetch that
   * nobody waits for any more is aborted.
   */
  readonly observe = (call: Readable): (() => void) => {
    const query = this.queryOf(call);
    if (this.stateOf(query).received === null) this.skeletons.begin(query);
    this.hold(query);
    return () => this.release(query);
  };

  /** Refetches, however fresh the response is, and aborts an attempt that began before. */
  readonly refresh = (call: Readable): void => {
    this.refetch(this.queryOf(call));
  };

  /**
   * For after a write: outdates all queries of these paths. Those in use are refetched, and stay in sight
   * until then; the rest is removed. Attempts under way may have read before the write: they are aborted.
   */
  readonly invalidate = (paths: readonly string[]): void => {
    const outdated = this.queries
      .getAll()
      .filter(({ queryHash }) => paths.includes(pathOf(queryHash)));
    // Before anybody hears of it.
    if (outdated.length > 0) this.written += 1;
    for (const query of outdated) {
      if (this.isUsed(query)) this.refetch(query);
      else this.queries.remove(query);
    }
  };

  /** How many writes have outdated a query. */
  readonly writes = (): number => this.written;

  /** Fetches ahead, unless the response is fresh. Settles when it is there. */
  readonly prefetch = (address: string): Promise<void> => {
    const query = this.queryAt(address);
    if (!this.isStale(query)) return Promise.resolve();
    if (query.state.fetchStatus === 'idle') this.quiet.add(query);
    return this.waitFor(query);
  };

  /** Settles with the attempt under way, or one begun for it; the same promise as long as it is. */
  readonly wait = (call: Readable): Promise<void> => {
    // Asked while a component renders, when nobody may be told of a change yet.
    return this.waitFor(this.queryOf(call), Promise.resolve());
  };

  /** Resolves once there is a response or an error. Rejects with the signal's reason. */
  readonly ensureData = async (call: Readable, signal?: AbortSignal): Promise<QueryState> => {
    signal?.throwIfAborted();
    const query = this.queryOf(call);
    this.hold(query);
    try {
      // An older error is nothing to wait for; this attempt's may be.
      if (query.state.data === undefined) await unlessAborted(this.waitFor(query), signal);
    } catch (error) {
      this.release(query);
      throw error;
    }
    // What is fetched behind the response goes on.
    this.count(query.queryHash, -1);
    return this.stateOf(query);
  };

  /** Makes every response stale. */
  readonly expire = (): void => {
    this.era += 1;
  };

  /** Looks whether the visitor has signed out, which removes personal responses, or in. */
  readonly look = (): void => {
    const isSignedIn = this.config.isSignedIn();
    if (isSignedIn === this.wasSignedIn) return;
    this.wasSignedIn = isSignedIn;
    if (isSignedIn) {
      this.expire();
    } else {
      for (const query of this.queries.getAll()) if (isPersonal(query.state)) this.hide(query);
    }
  };

  /** From here on skeletons stay long enough to be seen. The first view's came with the document. */
  readonly leaveFirstView = (): void => this.skeletons.leaveFirstView();

  private get queries() {
    return this.client.getQueryCache();
  }

  private queryAt(address: string): Query {
    const queryKey: QueryKey = [address];
    return this.queries.build(this.client, { queryKey, queryHash: address });
  }

  private queryOf(call: Readable): Query {
    this.calls.set(call.address, call);
    return this.queryAt(call.address);
  }

  private seed(address: string, known: QueryState): void {
    const { received } = known;
    if (received === null) return;
    const query = this.queryAt(address);
    query.setData(new CachedResponse(received, false, 0));
    this.states.set(query, known);
  }

  private async fetch(address: string, signal: AbortSignal): Promise<CachedResponse> {
    const query = this.queryAt(address);
    const call = this.calls.get(address) ?? { address, rules: {} };
    const { era } = this;
    const isPersonal = call.rules.isPersonal === true || this.config.isSignedIn();
    const options = { signal, quiet: this.quiet.delete(query) };
    const received = await this.config.receive({ ...call, method: 'GET' }, options);
    const isGood = problemOf(received, call) === null;
    await this.skeletons.end(query);
    if (!isGood) throw new ResponseError(received, isPersonal);
    // Signed out meanwhile: nobody else is to see it.
    if (isPersonal && !this.config.isSignedIn() && !signal.aborted) this.hide(query);
    return new CachedResponse(received, isPersonal, era);
  }

  /** Uses the query, which is fetched when it is stale. */
  private hold(query: Query): void {
    this.count(query.queryHash, 1);
    if (this.isStale(query)) void this.waitFor(query);
  }

  /** Uses the query no more; the last user aborts its fetch. */
  private release(query: Query): void {
    // Who uses the same next begins in the same moment, and finds the fetch still under way.
    setTimeout(() => {
      this.count(query.queryHash, -1);
      if (!this.isUsed(query)) void query.cancel({ revert: true });
    }, 0);
  }

  /** Waits for the attempt under way, or one that begins now or after `before`. */
  private waitFor(query: Query, before?: Promise<void>): Promise<void> {
    const running = this.waits.get(query);
    if (running) return running;
    const over = () => void this.waits.delete(query);
    const fetching = before ? before.then(() => query.fetch()) : query.fetch();
    const wait = fetching.then(over, over);
    this.waits.set(query, wait);
    return wait;
  }

  private refetch(query: Query): void {
    void query.cancel({ silent: true });
    query.fetch().catch(() => {});
  }

  /** Removes a personal response; who shows it gets the one for everybody in its place. */
  private hide(query: Query): void {
    query.reset();
    this.states.delete(query);
    const call = this.calls.get(query.queryHash);
    if (call && call.rules.isPersonal !== true && this.isUsed(query)) this.refetch(query);
  }

  private isUsed({ queryHash }: Query): boolean {
    return this.users.has(queryHash);
  }

  private isStale(query: Query): boolean {
    return query.isStaleByTime(isOf(this.era, query.state.data) ? FRESH_MS : 0);
  }

  private count(address: string, change: number): void {
    const count = (this.users.get(address) ?? 0) + change;
    if (count > 0) this.users.set(address, count);
    else this.users.delete(address);
  }

  private stateOf(query: Query): QueryState {
    const last = this.states.get(query) ?? NOTHING;
    const next = nextState(query.state, last);
    if (isSame(next, last)) return last;
    this.states.set(query, next);
    return next;
  }

  private prune(): void {
    const all = this.queries.getAll();
    const isIdle = (query: Query) =>
      !this.isUsed(query) && query.state.fetchStatus === 'idle' && query.isFetched();
    const unused = all.filter(isIdle);
    for (const query of unused.slice(0, Math.max(0, all.length - MOST_QUERIES))) {
      this.queries.remove(query);
    }
  }
}

function bootOf(prefetched: Readonly<Record<string, unknown>>): ReadonlyMap<string, QueryState> {
  const entries = Object.entries(prefetched);
  return new Map(
    entries.map(([address, body]) => [address, { ...NOTHING, received: { status: 200, body } }]),
  );
}
