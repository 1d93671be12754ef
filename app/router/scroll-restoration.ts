/**
 * Back and forward lead to the place where a page was left (spec section 2). The router scrolls there
 * at once, when lists and sections of the page are still on their way: a page that is not yet tall
 * enough stops short, and what then comes in above pushes the place away.
 */
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** What is not there after so long is not waited for, in ms. */
const HOLD_MS = 3000;

/** What a visitor does that ends the holding: from then on the place is theirs to choose. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a page that was gone back to at its place while its content comes in, and the document's own where
 * its visitor has scrolled before it was alive: the router begins at the top.
 */
export function useScrollRestoration(): void {
  const early = useRef(0);
  // Before the router's own jump, and behind it.
  useInsertionEffect(() => {
    early.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    window.scrollTo(0, early.current);
  }, []);
  const { key } = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  // In the layout phase: the router's own jump must not count as the place where a page was left.
  useLayoutEffect(() => {
    const target = type === 'POP' ? places.current.get(key) : undefined;
    const endHold = target ? hold(target, () => record()) : undefined;
    let endRecord = () => {};
    function record() {
      endRecord = onScroll(() => places.current.set(key, window.scrollY));
    }
    if (!endHold) record();
    return () => {
      endHold?.();
      endRecord();
    };
  }, [key, type]);
}

/**
 * Goes back to `target` whenever the page's size or place changes. Calls `onEnd` when the holding
 * ends by itself, and returns what ends it.
 */
function hold(target: number, onEnd: () => void): () => void {
  let height = 0;
  let place = 0;
  const goBack = () => {
    if (window.scrollY !== target) window.scrollTo(0, target);
    height = document.body.scrollHeight;
    place = window.scrollY;
  };
  goBack();
  const resizes = new ResizeObserver(goBack);
  resizes.observe(document.body);
  const endScrolls = onScroll(() => {
    // Another place in a page of the same height: that is where a script has led, not what came in.
    const isLedAway = document.body.scrollHeight === height && window.scrollY !== place;
    if (isLedAway) release();
    else goBack();
  });
  const end = () => {
    clearTimeout(timer);
    resizes.disconnect();
    endScrolls();
    for (const move of OWN_MOVES) window.removeEventListener(move, release);
  };
  const release = () => {
    end();
    onEnd();
  };
  const timer = setTimeout(release, HOLD_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, release, { passive: true });
  return end;
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
