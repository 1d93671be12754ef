/**
 * What only a browser knows. The markup that the edge has rendered comes from the boot data; until it
 * has been taken over these give the same, and from then on what is so here and now.
 */
import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useBoot } from '../app-context';
import { clock } from '../clock';

/**
 * Whether this runs in a browser whose page has been taken over. What is made in a browser is live at
 * once; what comes from the edge becomes so in a transition of its own, in slices, since a store that
 * changed would have React render everything again in one go.
 */
export function useIsHydrated(): boolean {
  const isTakenOver = useIsTakenOver();
  const [isHydrated, setHydrated] = useState(!isTakenOver);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

/** Whether what asks is being rendered to markup, or taken over from it; said at its first rendering. */
function useIsTakenOver(): boolean {
  let isTakenOver = false;
  // Only there React asks for the server's snapshot; both are the same, so that nothing ever changes.
  useSyncExternalStore(
    neverChanges,
    () => null,
    () => {
      isTakenOver = true;
      return null;
    },
  );
  return isTakenOver;
}

/**
 * State that begins with what this browser keeps. The edge knows nothing of that, so a page that is
 * being taken over begins with `atEdge`, and has what `read` gives as soon as it is live. Whoever
 * writes the state down again waits for {@link useIsHydrated}, or would write `atEdge` over it.
 */
export function useStoredState<T>(
  read: () => T,
  atEdge: T,
): [value: T, setValue: Dispatch<SetStateAction<T>>] {
  const isHydrated = useIsHydrated();
  const [hasRead, setHasRead] = useState(isHydrated);
  const [value, setValue] = useState(() => (isHydrated ? read() : atEdge));
  const readNow = () => {
    setHasRead(true);
    setValue(read());
  };
  if (isHydrated && !hasRead) readNow();
  // What is pressed before the page is live changes what is kept; it would be lost under it.
  const setKept: typeof setValue = (change) => {
    readNow();
    setValue(change);
  };
  return [value, hasRead ? setValue : setKept];
}

/** The time, in Unix ms, by the server's clock. It stands still unless it is to be looked at again every so many ms. */
export function useNow(every?: number): number {
  const { now } = useBoot();
  const isHydrated = useIsHydrated();
  const [time, setTime] = useState(clock.now);
  useEffect(() => {
    const look = () => {
      const now = clock.now();
      setTime((shown) => (Math.abs(now - shown) < 1000 ? shown : now));
    };
    // It may have jumped since this was rendered.
    look();
    return clock.subscribe(look);
  }, []);
  useEffect(() => {
    if (every === undefined) return;
    const timer = setInterval(() => setTime(clock.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return isHydrated ? time : now;
}

/**
 * The time at which what asks came onto the page, in Unix ms: for orders, which must not change under
 * a press. On a page that is taken over it is the document's.
 */
export function useMountTime(): number {
  const { now } = useBoot();
  const isHydrated = useIsHydrated();
  const [time] = useState(() => (isHydrated ? clock.now() : now));
  return time;
}

function neverChanges() {
  return () => {};
}
