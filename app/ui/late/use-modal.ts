import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useIsHydrated } from '../../core/hydration/live';

/** The ref of a `<dialog>` that is modal while `open` is true; the platform keeps focus inside. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const isHydrated = useIsHydrated();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isHydrated || !open) return;
    if (!dialog.open) dialog.showModal();
    // Also one that is taken out of the page: open, it would take the focus along.
    return () => dialog.close();
  }, [open, isHydrated]);
  return ref;
}
