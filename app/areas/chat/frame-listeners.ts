import { createListeners, type Listeners } from '../../core/listeners';

/** Listeners that are told of a change at once, or together with the changes that follow shortly. */
export interface FrameListeners extends Listeners {
  /**
   * Tells at once, and then once for all calls within a frame: a fast stream would otherwise draw every
   * word alone, and a slow one each word a frame late.
   */
  notifySoon(): void;
}

/** Runs something once with the next frame; returns the function that calls it off. */
export type NextFrame = (run: () => void) => () => void;

/** A page that nobody looks at has no frames, and is told so much later. */
const HIDDEN_MS = 250;

/** Makes an empty set of listeners. */
export function createFrameListeners(soon: NextFrame = nextFrame): FrameListeners {
  const listeners = createListeners();
  let callOff: (() => void) | null = null;
  let isOwed = false;
  const notify = () => {
    callOff?.();
    callOff = null;
    isOwed = false;
    listeners.notify();
  };
  const notifyOnce = () => {
    notify();
    callOff = soon(() => {
      callOff = null;
      if (isOwed) notifyOnce();
    });
  };
  return {
    subscribe: listeners.subscribe,
    notify,
    notifySoon() {
      if (callOff === null) notifyOnce();
      else isOwed = true;
    },
  };
}

function nextFrame(run: () => void): () => void {
  if (typeof document !== 'undefined' && document.visibilityState === 'visible') {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }
  const timer = setTimeout(run, HIDDEN_MS);
  return () => clearTimeout(timer);
}
