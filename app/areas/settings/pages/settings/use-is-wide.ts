import { useSyncExternalStore } from 'react';

/** As in settings.module.css: there is room for a preview beside the fields. */
const WIDE = '(min-width: 1280px)';

/** Whether the window is wide enough for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
