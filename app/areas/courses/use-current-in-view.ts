import { type RefObject, useEffect, useRef } from 'react';

/** Where in the outline's window the open chapter comes to stand: what is around it is seen too. */
const PLACE = 1 / 3;

/** The outline beside a chapter, scrolled, it alone, to the chapter that is open. */
export function useCurrentInView(currentId: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves with the chapter.
  useEffect(() => {
    const outline = ref.current;
    const row = outline?.querySelector('[aria-current]');
    if (!outline || !row) return;
    const frame = outline.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    if (top >= frame.top && bottom <= frame.bottom) return;
    outline.scrollTop += top - frame.top - outline.clientHeight * PLACE;
  }, [currentId]);
  return ref;
}
