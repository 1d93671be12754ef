import { createListeners, type Listeners } from '../../core/listeners';

/** Listeners that are told of a change at once, or together with all changes until the next frame. */
export interface FrameListeners extends Listeners {
  /**
   * Tells once with the next frame, however many changes come until then. A change that is drawn between
   * two frames is seen no sooner, and what reads the layout at the frame's beginning, as scrolling does,
   * would have the page laid out twice.
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
  const notify = () => {
    callOff?.();
    callOff = null;
    listeners.notify();
  };
  return {
    subscribe: listeners.subscribe,
    notify,
    notifySoon() {
      callOff ??= soon(notify);
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
