import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to a place with each step that comes there, but the first: what was pressed is gone with its
 * step. Focus that is within the place already, as on a field that is wrong, stays.
 */
export function useStepFocus<Place extends HTMLElement>(step: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step takes the focus as it comes.
  useEffect(() => {
    const { current } = place;
    const isWithin = current?.contains(document.activeElement);
    if (!isFirst.current && !isWithin) current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [step]);
  return place;
}
