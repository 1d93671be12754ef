/**
 * What only a browser knows. The markup that the edge has rendered comes from the boot data; until it
 * has been taken over these give the same, and from then on what is so here and now.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBoot } from './app-context';
import { savesData } from './route/save-data';

/** Whether this runs in a browser whose page has been taken over. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** The time, in Unix ms. It stands still unless it is to be looked at again every so many ms. */
export function useNow(every?: number): number {
  const { now } = useBoot();
  const isLive = useIsLive();
  const [time, setTime] = useState(Date.now);
  useEffect(() => {
    if (every === undefined) return;
    const timer = setInterval(() => setTime(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return isLive ? time : now;
}

/** Whether the visitor asks for less data. */
export function useSavesData(): boolean {
  const boot = useBoot();
  return useSyncExternalStore(neverChanges, savesData, () => boot.savesData);
}

function neverChanges() {
  return () => {};
}
