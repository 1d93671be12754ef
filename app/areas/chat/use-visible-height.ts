import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells an element how much of the window an on-screen keyboard covers, as `--covered`: browsers
 * that lay the keyboard over the page change nothing but the visual viewport.
 */
export function useVisibleHeight<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const { visualViewport: visible } = window;
    if (visible === null) return;
    const measure = () => {
      // Zoomed in, less of the page is visible without anything covering it.
      const covered = visible.scale > 1.01 ? 0 : window.innerHeight - visible.height;
      ref.current?.style.setProperty('--covered', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    visible.addEventListener('resize', measure);
    return () => visible.removeEventListener('resize', measure);
  }, []);
  return ref;
}
