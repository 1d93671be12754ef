import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the message stands that was the first before more was asked for. */
interface Anchor {
  readonly topOf: () => number;
  top: number;
  readonly over: AbortController;
}

/**
 * Keeps what is being read where it is when something comes in above it. The ref goes to what stands
 * before all messages; `keep` is called when more is asked for, and `first` changes when it has come.
 * Browsers hold the place themselves, but not at the very beginning, where the button stands.
 */
export function useScrollAnchor(
  first: number | undefined,
): [before: RefObject<HTMLDivElement | null>, keep: () => void] {
  const before = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);

  const keep = () => {
    const element = before.current?.nextElementSibling;
    const log = before.current?.closest('[role=log]');
    anchor.current?.over.abort();
    if (!element || !log) return;
    const topOf = () => element.getBoundingClientRect().top;
    const kept: Anchor = { topOf, top: topOf(), over: new AbortController() };
    anchor.current = kept;
    // The reader may go on meanwhile.
    const note = () => {
      kept.top = topOf();
    };
    log.addEventListener('scroll', note, { passive: true, signal: kept.over.signal });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first message tells that more has come.
  useLayoutEffect(() => {
    const kept = anchor.current;
    anchor.current = null;
    kept?.over.abort();
    const log = before.current?.closest<HTMLElement>('[role=log]');
    if (!kept || !log) return;
    log.scrollTop += kept.topOf() - kept.top;
    // The button goes when there is nothing more to ask for.
    if (document.activeElement === document.body) log.focus({ preventScroll: true });
  }, [first]);

  return [before, keep];
}
