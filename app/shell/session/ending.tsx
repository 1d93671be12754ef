import { useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../../core/app-context';
import { LazyBoundary, lazyPart } from '../../ui/lazy-boundary';
import { createSession, useSignedIn } from './session';

const endingNotice = lazyPart(() => import('./ending-notice'));

/** Says how the visit in this tab has ended; its code comes once one has. */
export function Ending() {
  const session = useApp().service(createSession);
  const ending = useSyncExternalStore(session.subscribe, session.ending, () => null);
  const isSignedIn = useSignedIn();
  // By the time it is needed the line, or the version it belongs to, may be gone.
  useEffect(() => {
    if (isSignedIn) endingNotice.preload();
  }, [isSignedIn]);
  // Signed in again, there is nothing to tell; but in whose name is not known before it is shown.
  if (ending === null || (isSignedIn && ending.how !== 'elsewhere')) return null;
  return (
    <LazyBoundary part={endingNotice} failed={() => null}>
      {(EndingNotice) => <EndingNotice ending={ending} />}
    </LazyBoundary>
  );
}
