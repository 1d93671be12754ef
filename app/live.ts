/**
 * What only a browser knows. The markup that the edge has rendered comes from the boot data; until it
 * has been taken over these give the same, and from then on what is so here and now.
 */
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useBoot } from './app-context';
import { savesData } from './route/save-data';

/**
 * Whether this runs in a browser whose page has been taken over. What is made in a browser is live at
 * once; what comes from the edge becomes so in a transition of its own, in slices, since a store that
 * changed would have React render everything again in one go.
 */
export function useIsLive(): boolean {
  const isTakenOver = useIsTakenOver();
  const [isLive, setLive] = useState(!isTakenOver);
  useEffect(() => startTransition(() => setLive(true)), []);
  return isLive;
}

/** Whether what asks is being rendered to markup, or taken over from it; said at its first rendering. */
function useIsTakenOver(): boolean {
  let isTakenOver = false;
  // Only there React asks for the server's snapshot; both are the same, so that nothing ever changes.
  useSyncExternalStore(neverChanges, nothing, () => {
    isTakenOver = true;
    return null;
  });
  return isTakenOver;
}

function nothing() {
  return null;
}

/**
 * State that begins with what this browser keeps. The edge knows nothing of that, so a page that is
 * being taken over begins with `atEdge`, and has what `read` gives as soon as it is live. Whoever
 * writes the state down again waits for {@link useIsLive}, or would write `atEdge` over it.
 */
export function useKeptState<T>(
  read: () => T,
  atEdge: T,
): [value: T, setValue: Dispatch<SetStateAction<T>>] {
  const isLive = useIsLive();
  const [hasRead, setHasRead] = useState(isLive);
  const [value, setValue] = useState(() => (isLive ? read() : atEdge));
  const readNow = () => {
    setHasRead(true);
    setValue(read());
  };
  if (isLive && !hasRead) readNow();
  // What is pressed before the page is live changes what is kept; it would be lost under it.
  const setKept: typeof setValue = (change) => {
    readNow();
    setValue(change);
  };
  return [value, hasRead ? setValue : setKept];
}

/**
 * The ref of a control that the visitor may have set before the page was taken over: `act` is given
 * it once, as it stands then.
 */
export function useEarlyChoice<T extends Element>(act: (control: T) => void): RefObject<T | null> {
  const ref = useRef<T>(null);
  useFirstState(ref, act);
  return ref;
}

/** Gives `act` what a ref stands for, once, as the visitor has left it before the page was taken over. */
export function useFirstState<T extends Element>(ref: RefObject<T | null>, act: (it: T) => void) {
  const first = useRef(act);
  useEffect(() => {
    if (ref.current !== null) first.current(ref.current);
  }, [ref]);
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

/**
 * The time at which what asks came onto the page, in Unix ms: for orders, which must not change under
 * a press. On a page that is taken over it is the document's.
 */
export function useArrival(): number {
  const { now } = useBoot();
  const isLive = useIsLive();
  const [time] = useState(() => (isLive ? Date.now() : now));
  return time;
}

/** Whether the visitor asks for less data. */
export function useSavesData(): boolean {
  const boot = useBoot();
  return useSyncExternalStore(neverChanges, savesData, () => boot.savesData);
}

function neverChanges() {
  return () => {};
}
