/**
 * Parts that load after the page and that it can do without: a menu, a player, a large view. One
 * that cannot be loaded, or that breaks, falls back where it stands, and the page stays. The code of
 * the page itself is another matter (router/chunk-guard.ts).
 */
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useIsHydrated } from '../core/hydration/live';
import { loadChunk } from '../router/chunk-guard';

interface Loaded<P> {
  readonly default: ComponentType<P>;
}

/** A part's code, loaded when it is first shown. */
export interface LazyPart<P> {
  /** The part itself; it is loaded anew when it could not be had the last time. */
  readonly component: () => ComponentType<P>;
  /** Loads the code ahead of its first use; a failure shows when the part is. */
  readonly preload: () => void;
}

/** Names a part by its import; stands at a module's top. */
export function lazyPart<P>(load: () => Promise<Loaded<P>>): LazyPart<P> {
  // React keeps a failure for ever, so that each attempt needs a component of its own.
  let hasFailed = false;
  const begin = () => {
    hasFailed = false;
    return lazy(async () => {
      try {
        return await loadChunk(load);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  };
  let current: ComponentType<P> = begin();
  return {
    component() {
      if (hasFailed) current = begin();
      return current;
    },
    preload: () => void loadChunk(load).catch(() => {}),
  };
}

interface LazyBoundaryProps<P> {
  part: LazyPart<P>;
  /** Stands in while the part loads. */
  waiting?: ReactNode;
  /** Stands in when it cannot be had; `retry` begins anew. */
  failed: (retry: () => void) => ReactNode;
  children: (Part: ComponentType<P>) => ReactNode;
}

/** Shows a part, or what stands in for it; at the edge that is always what it waits with. */
export function LazyBoundary<P>({ part, waiting = null, failed, children }: LazyBoundaryProps<P>) {
  const isHydrated = useIsHydrated();
  const [Part, setPart] = useState(() => part.component());
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => failed(resetErrorBoundary)}
      onReset={() => setPart(() => part.component())}
    >
      <Suspense fallback={waiting}>{isHydrated ? children(Part) : waiting}</Suspense>
    </ErrorBoundary>
  );
}
