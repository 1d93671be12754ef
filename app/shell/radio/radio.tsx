import { useEffect, useState } from 'react';
import { useApp } from '../../core/app-context';
import { createPresence } from '../../core/hydration/presence';
import { LazyBoundary, lazyPart } from '../../ui/lazy-boundary';

/** What asks for the station and what plays it come together, once somebody is there. */
const station = lazyPart(() => import('./station-player'));

/**
 * The site's radio. It stands in the header, where it covers nothing of the page, and what plays goes
 * on from page to page.
 */
export function Radio() {
  const app = useApp();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => app.service(createPresence).whenSeen(() => setWanted(true)), [app]);
  if (!isWanted) return null;
  return (
    <LazyBoundary part={station} failed={() => null}>
      {(Station) => <Station />}
    </LazyBoundary>
  );
}
