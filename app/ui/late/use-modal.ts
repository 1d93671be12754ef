import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useIsHydrated } from '../../core/live';

/** The ref of a `<dialog>` that is modal while `open` is true; the platform keeps focus inside. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isHydrated) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open, isHydrated]);
  // One that is taken out of the page open would take the focus along: closed before, it gives it back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return ref;
}
