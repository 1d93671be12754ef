import { useEffect, useState } from 'react';
import { whenIdle } from '../../route/visit';
import { lazyPart, Optional } from '../../ui/optional';

/** What asks for the station and what plays it come together, after the page; a page can do without. */
const station = lazyPart(() => import('./station-player'));

/**
 * The site's radio. It stands in the header, where it covers nothing of the page, and what plays goes
 * on from page to page.
 */
export function Radio() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    whenIdle(() => setIdle(true));
  }, []);
  if (!isIdle) return null;
  return (
    <Optional part={station} failed={() => null}>
      {(Station) => <Station />}
    </Optional>
  );
}
