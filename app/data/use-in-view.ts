import { use, useEffect, useRef, useState } from 'react';
import type { Call } from '../api/call';
import { WasWanted } from '../core/hydration/later';
import { useCall } from './use-call';

/** How far below the window data is asked for already. */
const MARGIN = '600px 0px';

/** Reads a call that is asked for once the element that `ref` is given to comes near the window. */
export function useCallInView<T>(call: Call<T>) {
  const { ref, isInView } = useInView();
  return { ref, reading: useCall(call, { asks: isInView }) };
}

/**
 * Whether the element that `ref` is given to has come near the window, so that what stands below the
 * fold costs the first view nothing.
 */
export function useInView() {
  const ref = useRef<HTMLDivElement>(null);
  const wasWanted = use(WasWanted);
  const [isInView, setInView] = useState(wasWanted);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      // On a busy page several changes come at once: a quick pass counts, wherever it ended.
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setInView(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isInView };
}
