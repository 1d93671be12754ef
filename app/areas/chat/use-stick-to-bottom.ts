import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** This near to the end, in px, a reader who scrolls down counts as being there. */
const NEAR = 48;

/** Screens with fractions of pixels end this far from it at most. */
const END = 1;

/** How a log stands, in px: what is above its window, and what is below it. */
interface Place {
  readonly top: number;
  readonly below: number;
}

/**
 * Whether the end is followed after a scroll. A growing text moves the end away, and one that shrinks
 * moves the reader up to the new end: only a move up from the end is the reader's own. It counts however
 * small it is, since each piece of an answer would take back what a finger has moved since the last one.
 */
export function isFollowing(was: boolean, before: Pick<Place, 'top'>, now: Place): boolean {
  if (now.below <= END) return true;
  if (now.top < before.top - END) return false;
  return was || now.below <= NEAR;
}

/** What follows the end of a log: where to put the refs, and whether the reader is there. */
export interface StickToBottom {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** Whether the newest text is in view. */
  readonly isAtBottom: boolean;
  /** Goes to the newest text, and stays with it. */
  readonly scrollToBottom: () => void;
}

/**
 * Follows a growing text for as long as the reader does: scrolling up lets go of the end. What is no
 * log (`isLog`), such as a welcome, is read from its beginning.
 */
export function useStickToBottom(isLog: boolean): StickToBottom {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isAtBottom, setIsAtBottom] = useState(true);
  const isSticking = useRef(true);

  const stick = useCallback((isStuck: boolean) => {
    isSticking.current = isStuck;
    setIsAtBottom(isStuck);
  }, []);

  const scrollToBottom = useCallback(() => {
    stick(true);
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [stick]);

  useEffect(() => {
    const box = scroller.current;
    if (box === null || content.current === null) return;
    if (!isLog) {
      box.scrollTop = 0;
      stick(true);
      return;
    }
    let before = { top: box.scrollTop };
    const onScroll = () => {
      const below = box.scrollHeight - box.scrollTop - box.clientHeight;
      const now = { top: box.scrollTop, below };
      stick(isFollowing(isSticking.current, before, now));
      before = now;
    };
    const follow = new ResizeObserver(() => {
      if (!isSticking.current) return;
      const { scrollHeight, clientHeight } = box;
      box.scrollTop = scrollHeight;
      // Not read back: that would have the page laid out.
      before = { top: scrollHeight - clientHeight };
    });
    follow.observe(content.current);
    follow.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      follow.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [stick, isLog]);

  return { scroller, content, isAtBottom, scrollToBottom };
}
