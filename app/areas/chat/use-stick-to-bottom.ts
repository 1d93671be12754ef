import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** This near to the end, in px, the reader counts as being there. */
const NEAR = 48;

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
    let lastTop = box.scrollTop;
    // Growing text also moves the end away: only a move upwards is the reader's own.
    const onScroll = () => {
      const distance = box.scrollHeight - box.scrollTop - box.clientHeight;
      if (distance <= NEAR) stick(true);
      else if (box.scrollTop < lastTop) stick(false);
      lastTop = box.scrollTop;
    };
    const follow = new ResizeObserver(() => {
      if (isSticking.current) box.scrollTop = box.scrollHeight;
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
