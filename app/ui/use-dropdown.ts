import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** What a button that opens a list takes, and what its list does. */
export interface Dropdown<Root extends HTMLElement> {
  readonly open: boolean;
  /** Stands round button and list. */
  readonly root: RefObject<Root | null>;
  /** For the button. */
  readonly toggle: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly type: 'button';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: () => void;
  };
  /** For the list. */
  readonly list: { readonly id: string; readonly hidden: boolean };
}

/**
 * A button that opens what stands below it. It closes on Escape (focus goes back to the button), when
 * focus or a press goes elsewhere, and after a link was followed.
 */
export function useDropdown<Root extends HTMLElement>(): Dropdown<Root> {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location key is what closes the list.
  useEffect(() => setOpen(false), [key]);
  useDismiss({ open, root, button, close: () => setOpen(false) });
  return {
    open,
    root,
    toggle: {
      ref: button,
      type: 'button',
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
    },
    list: { id, hidden: !open },
  };
}

interface Dismissal {
  open: boolean;
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  close: () => void;
}

/** Closes on Escape (focus goes back to the button), and when a press or focus goes outside of `root`. */
function useDismiss({ open, root, button, close }: Dismissal): void {
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
