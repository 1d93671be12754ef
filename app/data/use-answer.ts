import { useCallback, useEffect, useRef, useState } from 'react';
import type { Call } from '../api/call';
import { useApp } from '../app-context';

export type Loaded<T> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'ready'; readonly data: T }
  | { readonly phase: 'failed'; readonly message: string; readonly retrying: boolean };

/** How far below the window data is asked for already. */
const NEAR = '600px 0px';

/**
 * Loads data once the element that `ref` is given to comes near the window, so that what stands
 * below the fold costs the first view nothing. `retry` asks again after a failure.
 */
export function useAnswer<T>(call: Call<T>) {
  const { send } = useApp();
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Loaded<T>>({ phase: 'waiting' });

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      // On a busy page several changes come at once: a quick pass counts, wherever it ended.
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address tells calls apart, and a new attempt asks again.
  useEffect(() => {
    if (!isNear) return;
    const abort = new AbortController();
    send(call, { signal: abort.signal }).then(
      (answer) => {
        if (abort.signal.aborted) return;
        if (answer.status) setState({ phase: 'ready', data: answer.data });
        else setState({ phase: 'failed', message: answer.message, retrying: false });
      },
      () => {
        if (!abort.signal.aborted) setState({ phase: 'failed', message: '', retrying: false });
      },
    );
    return () => abort.abort();
  }, [isNear, attempt, call.address]);

  const retry = useCallback(() => {
    setState((now) => (now.phase === 'failed' ? { ...now, retrying: true } : now));
    setAttempt((count) => count + 1);
  }, []);

  return { ref, state, retry };
}
