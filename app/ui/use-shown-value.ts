import { type RefObject, useEffect, useRef } from 'react';

/**
 * The ref of an uncontrolled input that shows what the address says: it is written into when that changes,
 * and keeps the focus. Until then it holds what was typed, also before the page was alive.
 */
export function useShownValue(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (input.current !== null) input.current.value = value;
  }, [value]);
  return input;
}
