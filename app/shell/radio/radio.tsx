import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../route/visit';

/** What asks for the station and what plays it come together, after the page; a page can do without. */
const Station = lazy(() => import('./station-player').catch(() => ({ default: NoStation })));

function NoStation() {
  return null;
}

/** The site's radio. It stands in the shell, so that what plays goes on from page to page. */
export function Radio() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    whenIdle(() => setIdle(true));
  }, []);
  if (!isIdle) return null;
  return (
    <Suspense>
      <Station />
    </Suspense>
  );
}
