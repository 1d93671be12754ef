/** The query cache as the app uses it. */
import type { QueryState, Readable } from './query-state';

export interface CallCache {
  /** The state of a query now. */
  known(address: string): QueryState;
  /** The state when the app began, which is also what the edge rendered. */
  first(address: string): QueryState;
  /** Subscribes to changes of queries. Returns the unsubscribe function. */
  subscribe(addresses: readonly string[], listener: () => void): () => void;
  /**
   * Observes a query: fetches it, unless it is fresh. Returns the function that ends that; a fetch that
   * nobody waits for any more is aborted.
   */
  observe(call: Readable): () => void;
  /** Refetches, however fresh the response is, and aborts an attempt that began before. */
  refresh(call: Readable): void;
  /**
   * For after a write: outdates all queries of these paths. Those in use are refetched, and stay in sight
   * until then; the rest is removed. Attempts under way may have read before the write: they are aborted.
   */
  invalidate(paths: readonly string[]): void;
  /** How many writes have outdated a query. */
  writes(): number;
  /** Fetches ahead, unless the response is fresh. Settles when it is there. */
  prefetch(address: string): Promise<void>;
  /** Settles with the attempt under way, or one begun for it; the same promise as long as it is. */
  wait(call: Readable): Promise<void>;
  /** Resolves once there is a response or an error. Rejects with the signal's reason. */
  ensureData(call: Readable, signal?: AbortSignal): Promise<QueryState>;
  /** Makes every response stale. */
  expire(): void;
  /** Looks whether the visitor has signed out, which removes personal responses, or in. */
  look(): void;
  /** From here on skeletons stay long enough to be seen. The first view's came with the document. */
  leaveFirstView(): void;
}
