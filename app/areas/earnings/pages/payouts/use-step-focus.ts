import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus to a place with each step that comes there, but the first: what was pressed is gone with its step. */
export function useStepFocus(step: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step takes the focus as it comes.
  useEffect(() => {
    if (!isFirst.current) place.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [step]);
  return place;
}
