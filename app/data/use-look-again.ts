/** Asks anew what is shown of money, seats and times, when it may have changed unseen. */
import { useEffect, useRef } from 'react';
import type { Call } from '../api/call';
import { useApp } from '../core/app-context';
import { clock } from '../core/clock';
import { changedElsewhere } from './send-write';

/** When to look besides each time that the visitor looks at the page again. */
interface Times {
  /** A moment at which what is shown is over, in Unix ms; null or infinite for none. */
  readonly at?: number | null | undefined;
  /** How often, in ms, while the page is in sight; null for not at all. */
  readonly every?: number | null | undefined;
}

/** A timer counts no further than this, in ms. */
const LONGEST_MS = 2 ** 31 - 1;

/** Looks whenever the visitor comes back to this tab, and at the times that are named. */
export function useLookAgain(look: () => void, { at = null, every = null }: Times = {}): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    // Back from another site the page may come out of the browser's own cache as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) lookIfSeen();
    };
    document.addEventListener('visibilitychange', lookIfSeen);
    window.addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('visibilitychange', lookIfSeen);
      window.removeEventListener('pageshow', wake);
    };
  }, []);
  useEffect(() => {
    const left = at === null ? 0 : at - clock.now();
    if (left <= 0 || left > LONGEST_MS) return;
    const timer = setTimeout(() => latest.current(), left);
    return () => clearTimeout(timer);
  }, [at]);
  useEffect(() => {
    if (every === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, every);
    return () => clearInterval(timer);
  }, [every]);
}

/** Has these calls answered anew then; their answers stay in sight until the next ones are there. */
export function useFresh(calls: readonly Call<unknown>[], times?: Times): void {
  const { cache } = useApp();
  useLookAgain(() => {
    for (const call of calls) changedElsewhere(cache, call);
  }, times);
}
