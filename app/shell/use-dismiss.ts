import { type RefObject, useEffect, useEffectEvent } from 'react';

export type Dismissal = {
  open: boolean;
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  close: () => void;
};

/** Closes on Escape (focus goes back to the button), and when a press or focus goes outside of `root`. */
export function useDismiss({ open, root, button, close }: Dismissal): void {
  const onDismiss = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      button.current?.focus();
    } else if (event.target instanceof Node && root.current?.contains(event.target)) return;
    close();
  });
  useEffect(() => {
    if (!open) return;
    const kinds = ['pointerdown', 'focusin', 'keydown'] as const;
    for (const kind of kinds) document.addEventListener(kind, onDismiss);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onDismiss);
    };
  }, [open]);
}
