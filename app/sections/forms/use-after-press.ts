import { useEffect, useRef } from 'react';

/**
 * Does something once nothing is pressed. A message that comes up when a press takes the focus away
 * would move the button from under it, and the press would be lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown';
    };
    const kinds = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const kind of kinds) window.addEventListener(kind, press, { capture: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, press, { capture: true });
    };
  }, []);
  return (act) => {
    if (!isPressed.current) return act();
    // The press counts as a click only after the pointer has come up.
    const later = () => void setTimeout(act, 0);
    window.addEventListener('pointerup', later, { once: true });
  };
}
