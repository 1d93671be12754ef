import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** From this width on what a drawer holds stands on the page itself. */
const WIDE = '(min-width: 1024px)';

/** What the button of a drawer and its `<dialog>` take. */
export interface Drawer {
  readonly open: boolean;
  readonly toggle: {
    readonly type: 'button';
    readonly 'aria-haspopup': 'dialog';
    readonly 'aria-expanded': boolean;
    readonly onClick: () => void;
  };
  readonly panel: {
    readonly ref: RefObject<HTMLDialogElement | null>;
    readonly onClose: () => void;
  };
}

/**
 * A menu of small screens: a modal dialog, so that the platform keeps focus inside and Escape closes
 * it. It closes after a link was followed, and in a window that was made wide: there its button is
 * hidden, and an open drawer would lock the page.
 */
export function useDrawer(): Drawer {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location key is what closes the drawer.
  useEffect(() => dialog.current?.close(), [key]);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  const show = () => {
    dialog.current?.showModal();
    setOpen(true);
  };
  return {
    open,
    toggle: { type: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: show },
    // Told later: it may have been opened again by then.
    panel: { ref: dialog, onClose: () => setOpen(dialog.current?.open === true) },
  };
}
