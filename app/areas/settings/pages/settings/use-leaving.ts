import { useEffect, useRef } from 'react';
import { createPath, type Location, useBlocker } from 'react-router';

interface Leaving {
  /** Where the visitor wants to go and is asked about; null while nobody is asked. */
  readonly to: string | null;
  stay(): void;
  go(): void;
}

interface LeavingOptions {
  /** Whether there is something to be lost: leaving asks. */
  isDirty: boolean;
  /** Whether the document is older than what it shows of the site: leaving loads another. */
  isStale: boolean;
}

/**
 * Asks before the page is left with unsaved changes, by a link, by Back or by closing it; and leaves it
 * by a new document once the site's settings are other ones.
 */
export function useLeaving({ isDirty, isStale }: LeavingOptions): Leaving {
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isDirty || isStale) && currentLocation.pathname !== nextLocation.pathname,
  );
  const next = blocker.state === 'blocked' ? blocker.location : null;

  const go = (location: Location) => {
    mayLeave.current = true;
    if (isStale) window.location.assign(createPath(location));
    else blocker.proceed?.();
  };

  // Nothing would be lost: nobody is asked, the new document is loaded at once.
  useEffect(() => {
    if (next !== null && !isDirty) window.location.assign(createPath(next));
  }, [next, isDirty]);

  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isDirty]);

  return {
    to: isDirty && next !== null ? createPath(next) : null,
    stay: () => blocker.reset?.(),
    go: () => next !== null && go(next),
  };
}
